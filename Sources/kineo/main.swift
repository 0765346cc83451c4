print("kineo")
