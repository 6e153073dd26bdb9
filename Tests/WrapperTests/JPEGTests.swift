import JPEG
import Testing

@Suite struct JPEGTests {
    /// Returns a file of one colour, given as the four bytes of its pixels.
    static func file(
        _ width: Int, _ height: Int, pixel: [UInt8] = [10, 200, 30, 255], format: JPEGPixelFormat = .bgra, isProgressive: Bool = false
    ) throws -> [UInt8] {
        let pixels = [UInt8]((0..<width * height).flatMap { _ in pixel })
        return try pixels.withUnsafeBytes { bytes in
            try JPEGEncoder.encode(
                bytes, width: width, height: height, bytesPerRow: width * 4, format: format, chroma: .full, quality: 95,
                isProgressive: isProgressive)
        }
    }

    static func header(_ file: [UInt8]) throws -> JPEGHeader {
        try file.withUnsafeBytes { try JPEGHeader($0) }
    }

    @Test func theHeaderGivesSizeAndKindWithoutDecoding() throws {
        let header = try Self.header(Self.file(40, 30))
        #expect(header.width == 40)
        #expect(header.height == 30)
        #expect(header.componentCount == 3)
        #expect(!header.isMultiScan)
        #expect(!header.isCMYK)
    }

    @Test func aProgressiveFileReportsThatItNeedsItsCoefficients() throws {
        let header = try Self.header(Self.file(40, 30, isProgressive: true))
        #expect(header.isMultiScan)
        #expect(header.coefficientBytes == 40 * 30 * 3 * 2)
    }

    @Test func cmykAndAdobesMarkerAreRecognised() throws {
        let header = try Self.header(Self.file(16, 16, pixel: [0, 255, 255, 255], format: .cmyk))
        #expect(header.isCMYK)
        #expect(header.hasAdobeMarker)
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8]) func decodingShrinksByEighths(eighths: Int) throws {
        let file = try Self.file(65, 33)
        let scale = JPEGScale(eighths: eighths)
        let (width, height) = (scale.scaled(65), scale.scaled(33))
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        let header = try Self.header(file)
        let isTruncated = try file.withUnsafeBytes { bytes in
            try pixels.withUnsafeMutableBytes { target in
                try JPEGDecoder().decode(bytes, header: header, scale: scale, format: .bgra, into: target, bytesPerRow: width * 4)
            }
        }
        #expect(!isTruncated)
        for (value, wanted) in zip(pixels.suffix(4), [10, 200, 30, 255]) { #expect(abs(Int(value) - wanted) < 4) }
    }

    @Test func theSmallestScaleThatCoversIsFound() {
        #expect(JPEGScale.smallest(from: (4000, 3000), covering: (390, 293)).eighths == 1)
        #expect(JPEGScale.smallest(from: (4000, 3000), covering: (1170, 878)).eighths == 3)
        #expect(JPEGScale.smallest(from: (100, 100), covering: (500, 500)).eighths == 8)
    }

    @Test func everyTruncatedFileIsAnErrorOrAWarningAndNeverACrash() throws {
        let file = try Self.file(64, 64)
        for count in stride(from: 0, to: file.count, by: 7) {
            let part = Array(file.prefix(count))
            guard let header = try? Self.header(part) else { continue }
            var pixels = [UInt8](repeating: 0, count: 64 * 64 * 4)
            let isWhole = part.withUnsafeBytes { bytes in
                pixels.withUnsafeMutableBytes { target in
                    let isTruncated = try? JPEGDecoder().decode(
                        bytes, header: header, scale: .full, format: .bgra, into: target, bytesPerRow: 64 * 4)
                    return isTruncated == false
                }
            }
            #expect(!isWhole || count >= file.count - 2, "\(count) of \(file.count) bytes")
        }
    }

    @Test func invalidDataHasNoHeader() {
        let text = Array("this is a text, but its name ends in .jpg".utf8)
        #expect(throws: JPEGHeader.Failure.self) { try Self.header(text) }
        #expect(throws: JPEGHeader.Failure.endsEarly) { try Self.header([]) }
        #expect(throws: JPEGHeader.Failure.self) { try Self.header([0xFF, 0xD8, 0xFF, 0xC0, 0, 1, 8]) }
    }
}
