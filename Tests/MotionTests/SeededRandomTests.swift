import Motion
import Testing

@Suite struct SeededRandomTests {
  @Test(
    "the numbers are those published for SplitMix64",
    arguments: [
      (
        1_234_567,
        [
          6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
          4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
        ]
      ),
      (0, [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F, 0xF88B_B8A8_724C_81EC]),
    ] as [(UInt64, [UInt64])])
  func vectors(seed: UInt64, numbers: [UInt64]) {
    var random = SeededRandom(seed: seed)
    for number in numbers { #expect(random.next() == number) }
  }

  @Test("derived numbers stay as they are")
  func derived() {
    var random = SeededRandom(seed: 1_234_567)
    #expect(random.nextDouble() == 0.3500795420214081)
    #expect(random.int(in: 100...199) == 117)
    #expect(random.double(in: -1...1) == 0.06441460812483846)
  }

  @Test("whole numbers cover their range evenly")
  func integers() {
    var random = SeededRandom(seed: 7)
    var counts = [Int](repeating: 0, count: 10)
    for _ in 0..<100_000 { counts[random.int(in: -4...5) + 4] += 1 }
    for count in counts { #expect((9500...10_500).contains(count)) }
    #expect(random.int(in: 3...3) == 3)
    let wide = random.int(in: Int.min...Int.max)
    #expect((Int.min...Int.max).contains(wide))
    #expect(random.int(in: (Int.max - 1)...Int.max) >= Int.max - 1)
  }

  @Test("decimal numbers stay in their range")
  func doubles() {
    var random = SeededRandom(seed: 7)
    var sum = 0.0
    for _ in 0..<100_000 {
      let unit = random.nextDouble()
      #expect(unit >= 0 && unit < 1)
      sum += unit
      #expect((-0.1...0.3).contains(random.double(in: -0.1...0.3)))
    }
    #expect(abs(sum / 100_000 - 0.5) < 0.005)
    let huge = random.double(in: -1.7e308...1.7e308)
    #expect(huge.isFinite)
    #expect(random.double(in: 2...2) == 2)
  }
}
