import KineographCommand
import Scenes

KineographCommand.main(Gallery.catalog)
