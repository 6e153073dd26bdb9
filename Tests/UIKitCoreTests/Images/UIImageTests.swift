import CaretTesting
import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

@Suite struct UIImageTests {
    @Test func theSizeIsInPointsAndFollowsTheOrientation() {
        let pixels = TestPictures.image(40, 20)
        #expect(UIImage(cgImage: pixels).size == CGSize(width: 40, height: 20))
        #expect(UIImage(cgImage: pixels, scale: 2, orientation: .right).size == CGSize(width: 10, height: 20))
        #expect(UIImage(cgImage: pixels, scale: 0, orientation: .up).scale == 1)
        #expect(UIImage().size == .zero)
        #expect(UIImage().cgImage == nil)
    }

    @Test func aFileImageReadsItsHeaderAndDecodesLater() throws {
        let image = try #require(UIImage(contentsOfFile: TestPictures.file(30, 10).path))
        #expect(image.size == CGSize(width: 30, height: 10))
        #expect(!image.isDecoded)
        #expect(image.cgImage?.pixel(3, 3) == 0xFF33_6699)
        #expect(image.isDecoded)
    }

    @Test(arguments: [("a@2x.png", 2), ("a@3x.png", 3), ("a.png", 1), ("2x.png", 1)] as [(String, CGFloat)])
    func theFileNameDeterminesTheScale(name: String, scale: CGFloat) throws {
        let image = try #require(UIImage(contentsOfFile: TestPictures.file(6, 6, name: name).path))
        #expect(image.scale == scale)
    }

    @Test func dataThatIsNoImageIsNil() throws {
        #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(data: Data("text".utf8)) == nil)
        #expect(try UIImage(contentsOfFile: TestPictures.write([], name: "empty.png").path) == nil)
    }

    @Test func aThumbnailFitsAndLeavesTheFileUndecoded() throws {
        let image = try #require(UIImage(contentsOfFile: TestPictures.file(400, 300).path))
        let thumbnail = try #require(image.preparingThumbnail(of: CGSize(width: 320, height: 548)))
        #expect(thumbnail.size == CGSize(width: 320, height: 240))
        #expect(thumbnail.isDecoded)
        #expect(!image.isDecoded)
        #expect(image.preparingThumbnail(of: .zero) == nil)
        #expect(image.preparingThumbnail(of: CGSize(width: CGFloat.nan, height: 4)) == nil)
    }

    @Test func aThumbnailOfARotatedImageIsUpright() throws {
        let image = UIImage(cgImage: TestPictures.image(40, 20), scale: 1, orientation: .left)
        let thumbnail = try #require(image.preparingThumbnail(of: CGSize(width: 10, height: 100)))
        #expect(thumbnail.size == CGSize(width: 10, height: 20))
        #expect(thumbnail.imageOrientation == .up)
    }

    @Test(.app) func preparingHappensInTheBackground() async throws {
        let image = try #require(UIImage(contentsOfFile: TestPictures.file(64, 64).path))
        let thumbnail = await image.byPreparingThumbnail(ofSize: CGSize(width: 16, height: 16))
        #expect(thumbnail?.size == CGSize(width: 16, height: 16))
        let whole = await image.byPreparingForDisplay()
        #expect(whole?.isDecoded == true)
        #expect(whole?.size == image.size)
    }

    @Test func variantsShareTheirPixels() {
        let image = UIImage(cgImage: TestPictures.image(4, 4), scale: 2, orientation: .up)
        let template = image.withRenderingMode(.alwaysTemplate)
        #expect(template.renderingMode == .alwaysTemplate)
        #expect(template.size == image.size)
        #expect(template.cgImage === image.cgImage)
        #expect(template != image)
        #expect(template.withRenderingMode(.automatic) == image)
        let red = image.withTintColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(red.cgImage?.pixel(0, 0) == 0xFFFF_0000)
    }

    @Test func encodedImagesCanBeReadAgain() throws {
        let image = UIImage(cgImage: TestPictures.image(12, 8), scale: 1, orientation: .right)
        let png = try #require(image.pngData().flatMap { UIImage(data: $0, scale: 2) })
        #expect(png.size == CGSize(width: 4, height: 6))
        #expect(png.cgImage?.pixel(0, 0) == 0xFF33_6699)
        let jpeg = try #require(image.jpegData(compressionQuality: 0.8).flatMap { UIImage(data: $0) })
        #expect(jpeg.size == CGSize(width: 8, height: 12))
        #expect(UIImage().pngData() == nil)
    }

    @Test func drawingRendersTheImageUprightIntoTheCurrentContext() throws {
        let canvas = PixelBuffer(width: 8, height: 8)
        let context = CGContext(drawingInto: canvas, scale: 1)
        let halves = PixelBuffer(width: 2, height: 2)
        halves.withMutableBytes { bytes in
            for (index, color) in ([0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF] as [UInt32]).enumerated() {
                bytes.storeBytes(of: color, toByteOffset: index / 2 * halves.bytesPerRow + index % 2 * 4, as: UInt32.self)
            }
        }
        let image = UIImage(cgImage: CGImage(buffer: halves, isOpaque: true))
        UIGraphicsPushContext(context)
        image.draw(at: CGPoint(x: 1, y: 1))
        image.draw(in: CGRect(x: 4, y: 4, width: 2, height: 2))
        UIGraphicsPopContext()
        context.flush()
        let result = CGImage(buffer: canvas, isOpaque: false)
        #expect(result.pixel(1, 1) == 0xFFFF_0000)
        #expect(result.pixel(2, 2) == 0xFF00_00FF)
        #expect(result.pixel(4, 4) == 0xFFFF_0000)
        #expect(result.pixel(0, 0) == 0)
    }
}
