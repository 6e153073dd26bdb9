import Deflate
import Testing

@Suite struct DeflateTests {
    @Test func theChecksumIsTheOneOfPNG() {
        // The end chunk of every PNG file has this checksum.
        let sum = Array("IEND".utf8).withUnsafeBytes { Checksum.crc32($0) }
        #expect(sum == 0xAE42_6082)
    }

    @Test func theChecksumContinuesWhereItStopped() {
        let whole = Array("123456789".utf8).withUnsafeBytes { Checksum.crc32($0) }
        let first = Array("1234".utf8).withUnsafeBytes { Checksum.crc32($0) }
        let both = Array("56789".utf8).withUnsafeBytes { Checksum.crc32($0, seed: first) }
        #expect(whole == 0xCBF4_3926)
        #expect(both == whole)
    }

    @Test func aStreamFedByPartsHasZlibsHeaderAndStaysSmall() throws {
        var output: [UInt8] = []
        var stream = ZlibStream(outputCapacity: 64)
        let part = [UInt8](repeating: 7, count: 10_000)
        for index in 0..<10 {
            try part.withUnsafeBytes { try stream.write($0, isLast: index == 9) { output += $0 } }
        }
        #expect(output.first == 0x78)
        #expect((Int(output[0]) << 8 | Int(output[1])) % 31 == 0)
        #expect(output.count < 1000)
    }

    @Test func outputArrivesInPiecesNoLargerThanRequested() throws {
        var sizes: [Int] = []
        var stream = ZlibStream(outputCapacity: 128)
        var random = SystemRandomNumberGenerator()
        let noise = (0..<5000).map { _ in UInt8.random(in: 0...255, using: &random) }
        try noise.withUnsafeBytes { try stream.write($0, isLast: true) { sizes.append($0.count) } }
        #expect(sizes.reduce(0, +) > 4900)
        #expect(sizes.allSatisfy { $0 <= 128 })
    }
}
