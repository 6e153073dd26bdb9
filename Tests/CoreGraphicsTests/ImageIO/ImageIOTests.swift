import Testing

@testable import CoreGraphics

@Suite struct ImageIOTests {
    private func turnedJPEG() throws -> Data {
        let file = try #require(TestFiles.quarters(16, 8).jpegBytes(quality: 1))
        return Data(TestFiles.jpeg(file, exifOrientation: 6))
    }

    @Test func aFileReportsWhatItIs() throws {
        let source = try #require(CGImageSourceCreateWithData(try turnedJPEG(), nil))
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetType(source) == "public.jpeg")
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        #expect(properties[kCGImagePropertyPixelWidth] as? Int == 16)
        #expect(properties[kCGImagePropertyPixelHeight] as? Int == 8)
        #expect(properties[kCGImagePropertyOrientation] as? Int == 6)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) == nil)
    }

    @Test func anImageIsDecodedAsItIsStored() throws {
        let source = try #require(CGImageSourceCreateWithData(try turnedJPEG(), nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, [kCGImageSourceShouldCache: false]))
        #expect(image.width == 16)
        #expect(image.height == 8)
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
        #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
    }

    @Test func aThumbnailHasTheRequestedSizeAndIsUprightOnRequest() throws {
        let source = try #require(CGImageSourceCreateWithData(try turnedJPEG(), nil))
        let options: CFDictionary = [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 4]
        let stored = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        #expect((stored.width, stored.height) == (4, 2))
        let turning = options.merging([kCGImageSourceCreateThumbnailWithTransform: true]) { $1 }
        let upright = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, turning))
        #expect((upright.width, upright.height) == (2, 4))
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    }

    @Test func invalidImagesAreReported() {
        let codes = reported {
            #expect(CGImageSourceCreateWithData(Data([1, 2, 3]), nil) == nil)
            #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere.png"), nil) == nil)
        }
        #expect(codes == ["image.unreadable", "image.unreadable"])
    }

    @Test func filesAreWritten() throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
        #expect(!CGImageDestinationFinalize(destination))
        CGImageDestinationAddImage(destination, Ink.quarters(), nil)
        #expect(CGImageDestinationFinalize(destination))
        #expect(!CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(Data(referencing: data), nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(Drawn(image.buffer) == Drawn(Ink.quarters().buffer))
    }

    @Test func theCompressionQualityIsApplied() throws {
        let noise = TestFiles.image(32, 32) { x, y in 0xFF00_0000 | UInt32(truncatingIfNeeded: x * 7_919 + y * 104_729) & 0xFF_FFFF }
        func size(_ quality: CGFloat) throws -> Int {
            let data = NSMutableData()
            let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
            CGImageDestinationAddImage(destination, noise, [kCGImageDestinationLossyCompressionQuality: quality])
            #expect(CGImageDestinationFinalize(destination))
            return data.length
        }
        #expect(try size(0.1) < size(0.9))
    }

    @Test func unsupportedTypesAreReported() {
        let codes = reported {
            #expect(CGImageDestinationCreateWithData(NSMutableData(), "com.adobe.photoshop-image", 1, nil) == nil)
            #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 3, nil) == nil)
        }
        #expect(codes == ["image.unsupported-destination", "image.unsupported-destination"])
    }
}
