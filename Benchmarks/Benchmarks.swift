/// Measures the product, for people: `swift run -c release Benchmarks`.
@main
enum Benchmarks {
  static func main() throws {
    try EngineBenchmark.run()
  }
}
