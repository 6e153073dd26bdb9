import Testing

@testable import CoreGraphics

@Suite struct BitmapFormatTests {
    private static let float = CGBitmapInfo.floatComponents.rawValue
    private static let little16 = CGBitmapInfo.byteOrder16Little.rawValue
    private static let little32 = CGBitmapInfo.byteOrder32Little.rawValue

    private func make(
        _ data: UnsafeMutableRawPointer?, _ bits: Int, _ space: CGColorSpace, _ alpha: CGImageAlphaInfo, _ rest: UInt32 = 0, row: Int = 0
    ) -> CGContext? {
        CGContext(
            data: data, width: 2, height: 1, bitsPerComponent: bits, bytesPerRow: row, space: space, bitmapInfo: alpha.rawValue | rest)
    }

    /// Returns the bytes of two pixels: the first drawn in a colour, the second not drawn.
    private func drawn(
        _ bits: Int, _ space: CGColorSpace, _ alpha: CGImageAlphaInfo, _ rest: UInt32 = 0, color: CGColor, from start: [UInt8]
    ) throws -> [UInt8] {
        var bytes = start
        try bytes.withUnsafeMutableBytes { bytes in
            let context = try #require(make(bytes.baseAddress, bits, space, alpha, rest))
            #expect(context.bitsPerComponent == bits && context.alphaInfo == alpha && context.bitmapInfo.rawValue == alpha.rawValue | rest)
            #expect(context.bytesPerRow == bytes.count && context.bitsPerPixel == bytes.count * 4 && context.colorSpace == space)
            context.setFillColor(color)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        return bytes
    }

    private static let half = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 128.0 / 255)

    @Test func sixteenBitComponentsContainTheDrawingInEitherOrder() throws {
        let rgb = CGColorSpaceCreateDeviceRGB()
        let big = try drawn(16, rgb, .premultipliedLast, color: Self.half, from: [UInt8](repeating: 0, count: 16))
        #expect(Array(big[0..<8]) == [0x80, 0x80, 0, 0, 0, 0, 0x80, 0x80])
        let little = try drawn(16, rgb, .noneSkipLast, Self.little16, color: Ink.green, from: [UInt8](repeating: 0, count: 16))
        #expect(Array(little[0..<8]) == [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF])
        let halves = try drawn(
            16, rgb, .premultipliedLast, Self.float | Self.little16, color: Ink.blue, from: [UInt8](repeating: 0, count: 16))
        #expect(Array(halves[0..<8]) == [0, 0, 0, 0, 0, 0x3C, 0, 0x3C], "1 is 0x3C00.")
    }

    @Test func floatComponentsContainTheDrawing() throws {
        var numbers: [Float] = [0, 0, 0, 0, 0.25, 0.123456, 0, 0.5]
        try numbers.withUnsafeMutableBytes { bytes in
            let space = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
            let context = try #require(make(bytes.baseAddress, 32, space, .premultipliedLast, Self.float | Self.little32))
            context.setFillColor(red: 0.5, green: 0, blue: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.setFillColor(.clear)
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        #expect(abs(numbers[0] - 0.214) < 0.003 && numbers[1] == 0 && numbers[2] == 1 && numbers[3] == 1)
        #expect(Array(numbers[4...]) == [0.25, 0.123456, 0, 0.5], "What is not drawn over keeps all its bits.")
    }

    @Test func grayHasThreeSizes() throws {
        let gray = CGColorSpaceCreateDeviceGray()
        #expect(try drawn(16, gray, .none, color: CGColor.white, from: [0, 0, 1, 2]) == [0xFF, 0xFF, 1, 2])
        let floats = try drawn(
            32, gray, .none, Self.float | Self.little32, color: CGColor(gray: 0.2, alpha: 1), from: [UInt8](repeating: 0, count: 8))
        #expect(abs(floats.withUnsafeBytes { $0.load(as: Float.self) } - 0.2) < 0.001)
        let linear = try #require(CGColorSpace(name: CGColorSpace.linearGray))
        #expect(try drawn(8, linear, .none, color: CGColor(gray: 0.5, alpha: 1), from: [0, 7]) == [55, 7])
    }

    @Test func fiveBitsShareTwoBytes() throws {
        let bytes = try drawn(5, CGColorSpaceCreateDeviceRGB(), .noneSkipFirst, Self.little16, color: Ink.green, from: [0, 0, 0x1F, 0x7C])
        #expect(bytes == [0xE0, 0x03, 0x1F, 0x7C])
    }

    @Test func wideGamutSpacesAndCMYKAreConverted() throws {
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let red = try drawn(8, p3, .premultipliedLast, color: Ink.red, from: [UInt8](repeating: 0, count: 8))
        #expect(red == [234, 51, 35, 255, 0, 0, 0, 0], "sRGB's red by P3's numbers.")
        let inks = try drawn(8, CGColorSpaceCreateDeviceCMYK(), .none, color: Ink.green, from: [UInt8](repeating: 0, count: 8))
        #expect(Array(inks[0..<4]) == [255, 0, 255, 0])
    }

    @Test func memoryInACustomFormatIsShownAndCopied() throws {
        let context = try #require(make(nil, 16, CGColorSpaceCreateDeviceRGB(), .premultipliedLast))
        context.setFillColor(Ink.red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let data = try #require(context.data)
        #expect((0..<8).map { data.load(fromByteOffset: $0, as: UInt8.self) } == [255, 255, 0, 0, 0, 0, 255, 255])
        #expect(context.makeImage()?.pixel(0, 0) == 0xFFFF_0000 && context.makeImage()?.pixel(1, 0) == 0)
    }

    @Test func formatsThatCoreGraphicsRefusesAreNil() {
        let (rgb, gray, cmyk) = (CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceGray(), CGColorSpaceCreateDeviceCMYK())
        let codes = reported {
            #expect(make(nil, 8, rgb, .none) == nil && make(nil, 8, rgb, .last) == nil && make(nil, 16, rgb, .first) == nil)
            #expect(make(nil, 8, gray, .premultipliedLast) == nil && make(nil, 8, cmyk, .premultipliedLast) == nil)
            #expect(make(nil, 32, rgb, .premultipliedLast) == nil && make(nil, 5, rgb, .premultipliedFirst) == nil)
            #expect(make(nil, 8, rgb, .premultipliedLast, Self.float) == nil && make(nil, 4, gray, .none) == nil)
            #expect(make(nil, 16, rgb, .premultipliedLast, Self.little32) == nil && make(nil, 16, rgb, .noneSkipLast, row: 15) == nil)
        }
        #expect(Set(codes) == ["context.unsupported-bitmap"] && codes.count == 11)
    }

    @Test(arguments: [0, 1, 0.5, 1.0 / 3, 65_504.0 / 65_536, 6e-5, 6e-8, 0.1, 1e-9])
    func halfPrecisionIsWithinItsBits(value: Double) {
        let back = HalfFloat.double(HalfFloat.bits(value))
        #expect(abs(back - value) <= max(value / 2048, 3e-8))
    }

    @Test func halfPrecisionHasItsSpecialNumbers() {
        #expect(HalfFloat.double(0xC000) == -2 && HalfFloat.double(0x7C00) == .infinity && HalfFloat.double(0x7E00).isNaN)
        #expect(HalfFloat.double(1) == 5.960464477539063e-08 && HalfFloat.bits(0.99999) == 0x3C00)
    }
}
