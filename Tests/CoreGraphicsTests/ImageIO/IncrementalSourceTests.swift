import ImageIO
import Testing

@testable import CoreGraphics

@Suite struct IncrementalSourceTests {
    @Test(arguments: [false, true]) func aFileThatComesInPartsReportsHowFarItIs(isJPEG: Bool) throws {
        let image = TestFiles.quarters(64, 64)
        let file = Data(try #require(isJPEG ? image.jpegBytes(quality: 1) : image.pngBytes()))
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader && CGImageSourceGetCount(source) == 0)
        #expect(CGImageSourceGetType(source) == nil && CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        CGImageSourceUpdateData(source, file.prefix(6), false)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        CGImageSourceUpdateData(source, file.dropLast(40), false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete && CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusIncomplete)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyPixelWidth] as? Int == 64)
        CGImageSourceUpdateData(source, file.dropLast(40), true)
        #expect(CGImageSourceGetStatus(source) == .statusUnexpectedEOF)
        CGImageSourceUpdateData(source, file, false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete && CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete)
        let provider = try #require(CGDataProvider(data: file))
        CGImageSourceUpdateDataProvider(source, provider, true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete && CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete)
        #expect(CGImageSourceGetStatusAtIndex(source, 1) == .statusInvalidData)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.isNear(0xFFFF_0000, at: 5, 5) == true)
    }

    @Test func invalidDataHasNoType() throws {
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, Data("not a picture at all".utf8), false)
        #expect(CGImageSourceGetStatus(source) == .statusUnknownType && CGImageSourceGetPrimaryImageIndex(source) == 0)
        CGImageSourceUpdateData(source, Data(Ink.quarters().pngBytes().prefix(20)), true)
        #expect(CGImageSourceGetStatus(source) == .statusUnexpectedEOF)
        var broken = Ink.quarters().pngBytes()
        broken[29] ^= 0xFF
        CGImageSourceUpdateData(source, Data(broken), true)
        #expect(CGImageSourceGetStatus(source) == .statusInvalidData)
    }

    @Test func aCompleteSourceHasAStatusToo() throws {
        let file = Data(TestFiles.quarters(32, 32).pngBytes())
        let whole = try #require(CGImageSourceCreateWithData(file, nil))
        let part = try #require(CGImageSourceCreateWithData(file.dropLast(30), nil))
        #expect(CGImageSourceGetStatus(whole) == .statusComplete && CGImageSourceGetStatus(part) == .statusUnexpectedEOF)
    }

    @Test func readableAndWritableTypesAreListed() {
        let read = CGImageSourceCopyTypeIdentifiers() as? [String]
        #expect(read?.contains("public.png") == true && read?.contains("com.compuserve.gif") == true)
        #expect(CGImageDestinationCopyTypeIdentifiers() as? [String] == ["public.png", "public.jpeg", "com.compuserve.gif"])
    }

    /// The raw values that authors write into a file.
    @Test func orientationsHaveTheNumbersOfFiles() throws {
        let turned = CGImagePropertyOrientation(rawValue: 6)
        #expect(turned == .right && CGImagePropertyOrientation(rawValue: 9) == nil && CGImagePropertyOrientation.leftMirrored.rawValue == 5)
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
        CGImageDestinationAddImage(
            destination, TestFiles.quarters(16, 8), [kCGImagePropertyOrientation: CGImagePropertyOrientation.right.rawValue])
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(Data(referencing: data), nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect((image.width, image.height) == (8, 16) && image.cornerColors[1] == 0xFFFF_0000)
    }

    @Test func writtenImagesMayBeReducedAndOnABackground() throws {
        let glass = TestFiles.image(40, 20, isOpaque: false) { _, _ in 0 }
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
        CGImageDestinationAddImage(
            destination, glass, [kCGImageDestinationBackgroundColor: Ink.green, kCGImageDestinationImageMaxPixelSize: 10])
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(Data(referencing: data), nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect((image.width, image.height) == (10, 5) && image.isNear(0xFF00_FF00, at: 5, 2))
    }
}
