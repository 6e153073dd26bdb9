import Testing

@testable import CoreGraphics

@Suite struct ImageValueTests {
    @Test(arguments: [
        ([0xFF, 0xD8, 0xFF, 0xE0], ImageFormat.jpeg), ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
        (Array("GIF89a".utf8), .gif), (Array("BM....".utf8), .bmp), ([0x49, 0x49, 0x2A, 0], .tiff), ([0x4D, 0x4D, 0, 0x2A], .tiff),
        (Array("RIFF....WEBPVP8 ".utf8), .webP), (Array("....ftypheic".utf8), .heic),
    ]) func theFirstBytesIdentifyTheFormat(start: [UInt8], format: ImageFormat) {
        #expect(ImageFormat(signature: start) == format)
    }

    @Test func textAndEmptyDataAreNoImages() {
        #expect(ImageFormat(signature: Array("hello".utf8)) == nil)
        #expect(ImageFormat(signature: []) == nil)
        #expect(ImageFormat(signature: Array("RIFF....WAVE".utf8)) == nil)
    }

    @Test func fittingKeepsProportionsAndNeverEnlarges() {
        let source = PixelSize(width: 400, height: 300)
        #expect(ImageFit(PixelSize(width: 320, height: 548)).target(for: source) == PixelSize(width: 320, height: 240))
        #expect(ImageFit(PixelSize(width: 100, height: 100), .aspectFill).target(for: source) == PixelSize(width: 133, height: 100))
        #expect(ImageFit(PixelSize(width: 4000, height: 4000)).target(for: source) == source)
        let thread = PixelSize(width: 30_000, height: 2)
        #expect(ImageFit(PixelSize(width: 300, height: 300)).target(for: thread) == PixelSize(width: 300, height: 1))
    }

    @Test func sizesThatOverflowAreTooLargeAndDoNotTrap() {
        #expect(PixelSize(width: .max, height: 2).byteCount == .max / 64)
    }

    @Test(arguments: [(10, 10), (10, 9), (10, 5), (100, 33), (30_000, 390), (3, 2), (5, 1), (1, 1), (1000, 999)])
    func weightsOfEachTargetSampleSumUpTo256(source: Int, target: Int) {
        let weights = ScaleWeights(from: source, to: target)
        for position in 0..<target {
            let taps = position * weights.tapCount..<(position + 1) * weights.tapCount
            #expect(taps.reduce(0) { $0 + Int(weights.weights[$1]) } == 256)
            #expect(taps.allSatisfy { (0..<source).contains(Int(weights.indices[$0])) })
            #expect(zip(taps, taps.dropFirst()).allSatisfy { weights.indices[$0] <= weights.indices[$1] })
        }
    }

    @Test func damagedTIFFDirectoriesGiveNothing() {
        #expect(TIFFTags([UInt8]()).imageOrientation == .up)
        #expect(TIFFTags([0x4D, 0x4D, 0, 0x2A, 0xFF, 0xFF, 0xFF, 0xFF]).imageOrientation == .up)
        #expect(TIFFTags(TestFiles.exif(orientation: 6)).imageOrientation == .right)
        #expect(TIFFTags(TestFiles.exif(orientation: 9)).imageOrientation == .up)
    }

    @Test func croppingClipsAtTheEdgesAndIsNilOutside() {
        let image = TestFiles.image(10, 10) { x, y in 0xFF00_0000 | UInt32(x) << 8 | UInt32(y) }
        let part = image.cropping(to: CGRect(x: 7.5, y: 8, width: 10, height: 1))
        #expect(part?.width == 3)
        #expect(part?.height == 1)
        #expect(part?.pixel(0, 0) == 0xFF00_0708)
        #expect(image.cropping(to: CGRect(x: 10, y: 0, width: 5, height: 5)) == nil)
        #expect(image.cropping(to: CGRect(x: -20, y: -20, width: 100, height: 100)) === image)
    }

    @Test func aMaskAdoptsTheColourAndKeepsItsShape() {
        let image = TestFiles.image(2, 1, isOpaque: false) { x, _ in x == 0 ? 0xFF12_3456 : 0 }
        let tinted = image.tinted(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(tinted.pixel(0, 0) == 0x8080_0000)
        #expect(tinted.pixel(1, 0) == 0)
    }

    @Test func aPartOfAMaskIsAMask() throws {
        let provider = try #require(CGDataProvider(data: Data([0, 255, 0, 255])))
        let mask = try #require(
            CGImage(
                maskWidth: 4, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 4, provider: provider, decode: nil,
                shouldInterpolate: false))
        let part = try #require(mask.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 1)))
        #expect(part.isMask && !part.shouldInterpolate)
    }
}
