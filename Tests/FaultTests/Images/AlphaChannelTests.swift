import CoreGraphics
import Testing
import UIKit

/// The alpha channel of files whose pixels are all opaque.
@MainActor @Suite struct AlphaChannelTests {
    private func png(opaque: Bool) throws -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = opaque
        let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
        }
        return try #require(image.pngData())
    }

    @Test func `E4 a PNG with opaque alpha is written as it was read`() throws {
        let data = try png(opaque: false)
        let image = try #require(UIImage(data: data))
        #expect(image.pngData() == data)
        #expect(image.cgImage?.alphaInfo == .premultipliedFirst && image.cgImage?.isOpaque == true)
    }

    @Test func `E4 cropped and rotated copies keep the channel`() throws {
        let image = try #require(UIImage(data: png(opaque: false))?.cgImage)
        let part = try #require(image.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2)))
        #expect(part.alphaInfo == .premultipliedFirst)
        #expect(image.upright(from: .right).alphaInfo == .premultipliedFirst)
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        #expect(image.copy(colorSpace: space)?.alphaInfo == .premultipliedFirst)
    }

    @Test func `E4 a PNG without alpha has none afterwards`() throws {
        let data = try png(opaque: true)
        let image = try #require(UIImage(data: data))
        #expect(image.pngData() == data && image.cgImage?.alphaInfo == .noneSkipFirst)
    }
}
