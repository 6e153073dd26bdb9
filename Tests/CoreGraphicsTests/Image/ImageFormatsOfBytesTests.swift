import Testing

@testable import CoreGraphics

/// Images of bytes in other formats than 8 bits a component.
@Suite struct ImageFormatsOfBytesTests {
    private func image(
        _ bytes: [UInt8], _ bits: Int, _ bitsPerPixel: Int, _ alpha: CGImageAlphaInfo, _ rest: UInt32 = 0,
        _ space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), width: Int = 1, decode: [CGFloat]? = nil
    ) -> CGImage? {
        guard let provider = CGDataProvider(data: Data(bytes)) else { return nil }
        func make(_ decode: UnsafePointer<CGFloat>?) -> CGImage? {
            CGImage(
                width: width, height: 1, bitsPerComponent: bits, bitsPerPixel: bitsPerPixel, bytesPerRow: bytes.count, space: space,
                bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue | rest), provider: provider, decode: decode, shouldInterpolate: false,
                intent: .defaultIntent)
        }
        return decode.map { $0.withUnsafeBufferPointer { make($0.baseAddress) } } ?? make(nil)
    }

    private func floats(_ values: [Float]) -> [UInt8] { values.withUnsafeBytes { Array($0) } }

    @Test func sixteenAndThirtyTwoBitsAreRead() {
        let float = CGBitmapInfo.floatComponents.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        #expect(image([0x80, 0x80, 0, 0, 0xFF, 0xFF], 16, 48, .none)?.pixel(0, 0) == 0xFF80_00FF)
        let little = CGBitmapInfo.byteOrder16Little.rawValue
        #expect(image([0, 0xFF, 0, 0, 0, 0, 0xFF, 0xFF], 16, 64, .last, little)?.pixel(0, 0) == 0xFFFE_0000)
        #expect(image(floats([1, 0.5, 0, 1]), 32, 128, .premultipliedLast, float)?.pixel(0, 0) == 0xFFFF_8000)
        #expect(image(floats([2, -1, .nan, 1]), 32, 128, .last, float)?.pixel(0, 0) == 0xFFFF_0000, "Cut, and nothing for no number.")
        #expect(image(floats([0.5, 0, 0, 0.5]), 32, 128, .premultipliedLast, float)?.pixel(0, 0) == 0x8080_0000)
        #expect(image([0xFF, 0xFF, 0xFF, 0xFF], 32, 32, .none, 0, CGColorSpaceCreateDeviceGray())?.pixel(0, 0) == 0xFFFF_FFFF)
    }

    @Test func fewBitsAreRead() throws {
        let gray = CGColorSpaceCreateDeviceGray()
        let bits = try #require(image([0b1000_0000], 1, 1, .none, 0, gray, width: 2))
        #expect(bits.pixel(0, 0) == 0xFFFF_FFFF && bits.pixel(1, 0) == 0xFF00_0000)
        let fours = try #require(image([0x3F], 4, 4, .none, 0, gray, width: 2))
        #expect(fours.pixel(0, 0) == 0xFF33_3333 && fours.pixel(1, 0) == 0xFFFF_FFFF)
        #expect(image([0x7C, 0x1F], 5, 16, .noneSkipFirst)?.pixel(0, 0) == 0xFFFF_00FF)
    }

    @Test func indexedColoursAreLookedUp() throws {
        let table: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255]
        let space = try #require(CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 2, colorTable: table))
        #expect(space.model == .indexed && space.numberOfComponents == 1 && space.colorTable == table && !space.supportsOutput)
        let bytes = try #require(image([2, 0, 200], 8, 8, .none, 0, space, width: 3))
        #expect((0..<3).map { bytes.pixel($0, 0) } == [0xFF00_00FF, 0xFFFF_0000, 0xFF00_00FF], "Beyond the last is the last.")
        #expect(image([0b0100_0000], 2, 2, .none, 0, space)?.pixel(0, 0) == 0xFF00_FF00)
        #expect(CGColorSpace(indexedBaseSpace: space, last: 0, colorTable: table) == nil)
        #expect(CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 256, colorTable: table) == nil)
    }

    @Test func otherSpacesAreConverted() throws {
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        #expect(image([234, 51, 35], 8, 24, .none, 0, p3)?.isNear(0xFFFF_0000, at: 0, 0, tolerance: 2) == true)
        let linear = try #require(CGColorSpace(name: CGColorSpace.extendedLinearSRGB))
        #expect(image([55, 55, 55], 8, 24, .none, 0, linear)?.isNear(0xFF80_8080, at: 0, 0, tolerance: 1) == true)
        #expect(image([100, 100, 100, 10, 20, 30], 16, 48, .none, decode: [1, 0, 0, 1, 0, 0])?.pixel(0, 0) == 0xFF9B_6400)
    }

    @Test func invalidBitCountsAreRefused() {
        let codes = reported {
            #expect(image([1, 2, 3, 4], 8, 32, .last, 1 << 9) == nil)
            #expect(image([1, 2, 3, 4], 8, 32, .last, CGImageByteOrderInfo.orderMask.rawValue) == nil)
            #expect(image([1, 2, 3, 4], 8, 32, .last, CGImagePixelFormatInfo.RGB101010.rawValue) == nil)
            #expect(image([1, 2, 3, 4], 10, 32, .none) == nil)
            #expect(image([1, 2, 3, 4], 8, 32, .last, CGBitmapInfo.byteOrder16Little.rawValue) == nil)
        }
        #expect(codes.count == 5)
    }

    @Test func masksOfFewBitsAreRead() throws {
        let provider = try #require(CGDataProvider(data: Data([0x0F])))
        let mask = try #require(
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 4, bitsPerPixel: 4, bytesPerRow: 1, provider: provider, decode: nil,
                shouldInterpolate: false))
        #expect(Drawn(mask.buffer).values == [0xFF00_0000, 0] && mask.copy(colorSpace: CGColorSpaceCreateDeviceRGB()) == nil)
    }

    @Test func anImageReportsHowItsPixelsLie() throws {
        let image = TestFiles.image(1, 1) { _, _ in 0xFFEA_3323 }
        #expect(image.byteOrderInfo == .order32Little && image.pixelFormatInfo == .packed && image.decode == nil)
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        #expect(image.copy(colorSpace: p3)?.isNear(0xFFFF_0000, at: 0, 0, tolerance: 2) == true)
        #expect(image.copy(colorSpace: CGColorSpaceCreateDeviceRGB()) === image)
        #expect(image.copy(colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
    }
}
