import CoreGraphics
import Testing

/// The properties of a bitmap context's image.
struct MadeImageLayoutTests {
    /// Returns the image of two pixels: red, and transparent.
    private func image(_ space: CGColorSpace, _ info: UInt32, bits: Int = 8) throws -> CGImage {
        let context = try #require(
            CGContext(data: nil, width: 2, height: 1, bitsPerComponent: bits, bytesPerRow: 0, space: space, bitmapInfo: info))
        context.setFillColor(Ink.red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        return try #require(context.makeImage())
    }

    private func bytes(_ image: CGImage) throws -> [UInt8] { Array(try #require(image.dataProvider?.data)) }

    @Test func grayIsAByte() throws {
        let gray = CGColorSpaceCreateDeviceGray()
        let image = try image(gray, CGImageAlphaInfo.none.rawValue)
        #expect(image.bitsPerPixel == 8 && image.bitsPerComponent == 8 && image.bytesPerRow == 2)
        #expect(image.colorSpace?.model == .monochrome && image.alphaInfo == .none && image.byteOrderInfo == .orderDefault)
        #expect(try bytes(image) == [54, 0])
    }

    @Test func componentsAreInTheContextsOrder() throws {
        let rgb = CGColorSpaceCreateDeviceRGB()
        let last = try image(rgb, CGImageAlphaInfo.premultipliedLast.rawValue)
        #expect(last.alphaInfo == .premultipliedLast && last.bitsPerPixel == 32 && last.colorSpace == rgb)
        #expect(try bytes(last) == [255, 0, 0, 255, 0, 0, 0, 0])
        let first = try image(rgb, CGImageAlphaInfo.noneSkipFirst.rawValue)
        #expect(try bytes(first) == [255, 255, 0, 0, 255, 0, 0, 0])
        let wide = try image(rgb, CGImageAlphaInfo.premultipliedLast.rawValue, bits: 16)
        #expect(wide.bitsPerComponent == 16 && wide.bitsPerPixel == 64 && wide.bytesPerRow == 16)
        #expect(try bytes(wide).prefix(8) == [255, 255, 0, 0, 0, 0, 255, 255])
    }

    @Test func theStorageOfImagesIsReturnedUnchanged() throws {
        let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        let image = try image(CGColorSpaceCreateDeviceRGB(), info)
        #expect(image.bitmapInfo.rawValue == info && image.byteOrderInfo == .order32Little)
        #expect(try bytes(image).prefix(8) == [0, 0, 255, 255, 0, 0, 0, 0])
    }

    @Test func aPartReportsTheSame() throws {
        let image = try image(CGColorSpaceCreateDeviceRGB(), CGImageAlphaInfo.premultipliedLast.rawValue)
        let part = try #require(image.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1)))
        #expect(part.alphaInfo == .premultipliedLast && part.bytesPerRow == 4)
        #expect(try bytes(part) == [255, 0, 0, 255])
    }

    @Test func theReportedLayoutMakesTheSameImageAgain() throws {
        let image = try image(CGColorSpaceCreateDeviceRGB(), CGImageAlphaInfo.premultipliedLast.rawValue)
        let space = try #require(image.colorSpace)
        let provider = try #require(image.dataProvider)
        let again = try #require(
            CGImage(
                width: image.width, height: image.height, bitsPerComponent: image.bitsPerComponent, bitsPerPixel: image.bitsPerPixel,
                bytesPerRow: image.bytesPerRow, space: space, bitmapInfo: image.bitmapInfo, provider: provider, decode: nil,
                shouldInterpolate: true, intent: .defaultIntent))
        let drawn = Drawn(2, 1) { $0.drawUpright(again, in: CGRect(x: 0, y: 0, width: 2, height: 1)) }
        #expect(drawn[0, 0] == 0xFFFF_0000 && drawn[1, 0] == 0)
    }
}
