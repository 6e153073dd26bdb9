import Testing

@testable import CoreGraphics

@Suite struct CGImageMakingTests {
    private func image(
        _ bytes: [UInt8], bits: Int, _ alpha: CGImageAlphaInfo, order: UInt32 = 0, space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
        width: Int = 1, decode: [CGFloat]? = nil
    ) -> CGImage? {
        guard let provider = CGDataProvider(data: Data(bytes)) else { return nil }
        let info = CGBitmapInfo(rawValue: alpha.rawValue | order)
        func make(_ decode: UnsafePointer<CGFloat>?) -> CGImage? {
            CGImage(
                width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: width * bits / 8, space: space,
                bitmapInfo: info, provider: provider, decode: decode, shouldInterpolate: true, intent: .defaultIntent)
        }
        guard let decode else { return make(nil) }
        return decode.withUnsafeBufferPointer { make($0.baseAddress) }
    }

    private func pixel(_ image: CGImage?) -> UInt32? { image.map { Drawn($0.buffer)[0, 0] } }

    @Test func everyOrderOfComponentsIsRead() {
        let little = CGBitmapInfo.byteOrder32Little.rawValue
        #expect(pixel(image([1, 2, 3], bits: 24, .none)) == 0xFF01_0203)
        #expect(pixel(image([1, 2, 3, 255], bits: 32, .last)) == 0xFF01_0203)
        #expect(pixel(image([255, 1, 2, 3], bits: 32, .first)) == 0xFF01_0203)
        #expect(pixel(image([3, 2, 1, 255], bits: 32, .premultipliedFirst, order: little)) == 0xFF01_0203)
        #expect(pixel(image([0, 3, 2, 1], bits: 32, .noneSkipLast, order: little)) == 0xFF01_0203)
        #expect(pixel(image([9, 1, 2, 3], bits: 32, .noneSkipFirst)) == 0xFF01_0203)
        #expect(pixel(image([200], bits: 8, .alphaOnly, space: CGColorSpaceCreateDeviceGray())) == 0xC800_0000)
    }

    @Test func straightAlphaIsPremultiplied() {
        #expect(pixel(image([255, 0, 0, 128], bits: 32, .last)) == 0x8080_0000)
        #expect(pixel(image([128, 0, 0, 128], bits: 32, .premultipliedLast)) == 0x8080_0000)
        // More colour than alpha is clamped.
        #expect(pixel(image([255, 0, 0, 128], bits: 32, .premultipliedLast)) == 0x8080_0000)
        #expect(image([255, 0, 0, 128], bits: 32, .noneSkipLast)?.isOpaque == true)
    }

    @Test func grayAndCMYKAreConverted() {
        #expect(pixel(image([100], bits: 8, .none, space: CGColorSpaceCreateDeviceGray())) == 0xFF64_6464)
        #expect(pixel(image([0, 255, 255, 0], bits: 32, .none, space: CGColorSpaceCreateDeviceCMYK())) == 0xFFFF_0000)
        #expect(pixel(image([100], bits: 8, .none, space: CGColorSpaceCreateDeviceGray(), decode: [1, 0])) == 0xFF9B_9B9B)
    }

    @Test func unsupportedFormatsAreReported() {
        let codes = reported {
            #expect(image([1, 2, 3], bits: 32, .last) == nil)
            #expect(image([1, 2], bits: 16, .none) == nil)
            #expect(image([], bits: 24, .none, width: 0) == nil)
            #expect(image([1, 2, 3], bits: 24, .none, width: 2) == nil)
        }
        #expect(codes == Array(repeating: "image.unsupported-layout", count: 4))
    }

    @Test func bitMasksAreRead() throws {
        let provider = try #require(CGDataProvider(data: Data([0b0101_0000])))
        let mask = try #require(
            CGImage(
                maskWidth: 4, height: 1, bitsPerComponent: 1, bitsPerPixel: 1, bytesPerRow: 1, provider: provider, decode: nil,
                shouldInterpolate: false))
        #expect(mask.isMask)
        #expect(Drawn(mask.buffer).values == [0xFF00_0000, 0, 0xFF00_0000, 0])
    }

    @Test func anImageIsMasked() throws {
        let provider = try #require(CGDataProvider(data: Data([0, 255])))
        let mask = try #require(
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider, decode: nil,
                shouldInterpolate: false))
        let masked = try #require(Ink.quarters().masking(mask))
        #expect(Drawn(masked.buffer).values == [0xFFFF_0000, 0, 0xFF00_00FF, 0])
        #expect(mask.masking(mask) == nil)
    }

    @Test func maskedColoursAreOmitted() throws {
        let image = try #require(Ink.quarters().copy(maskingColorComponents: [200, 255, 0, 50, 0, 50]))
        #expect(Drawn(image.buffer).values == [0, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])
        #expect(Ink.quarters().copy(maskingColorComponents: [1, 2]) == nil)
        #expect(Ink.quarters().copy(maskingColorComponents: [.nan, 2, 0, 0, 0, 0]) == nil)
    }

    @Test func filesAreReadByTheirFormat() throws {
        let png = try #require(CGDataProvider(data: Data(Ink.quarters().pngBytes())))
        let image = CGImage(pngDataProviderSource: png, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        #expect(image.map { Drawn($0.buffer).values } == Drawn(Ink.quarters().buffer).values)
        #expect(CGImage(jpegDataProviderSource: png, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
    }

    @Test func aProvidersMemoryIsCopiedAndFreed() {
        var released = 0
        let bytes: [UInt8] = [1, 2, 3]
        let provider = bytes.withUnsafeBytes { memory in
            memory.baseAddress.flatMap { CGDataProvider(dataInfo: nil, data: $0, size: 3) { _, _, size in released += size } }
        }
        #expect(provider?.data == Data([1, 2, 3]))
        #expect(released == 3)
    }

    @Test func anImageReportsItsLayout() {
        let image = Ink.quarters()
        #expect(image.alphaInfo == .noneSkipFirst)
        #expect(image.colorSpace == CGColorSpaceCreateDeviceRGB())
        #expect(image.dataProvider?.data?.count == image.bytesPerRow * 2)
        #expect(image.copy() === image)
    }
}
