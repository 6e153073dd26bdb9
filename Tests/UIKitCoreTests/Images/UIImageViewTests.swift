import CaretTesting
import CoreGraphics
import Foundation
import HeadlessBackend
import Platform
import QuartzCore
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct UIImageViewTests {
    @Test func theViewAdoptsTheImagesSizeAndNoTouches() {
        let image = UIImage(cgImage: TestPictures.image(40, 20), scale: 2, orientation: .up)
        let view = UIImageView(image: image)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 20, height: 10))
        #expect(!view.isUserInteractionEnabled)
        #expect(!UIImageView(frame: .zero).isUserInteractionEnabled)
        #expect(UIImageView(image: nil).intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    }

    @Test func `R97 an image view is created with the size of its image by inference`() {
        let image = UIImage(cgImage: TestPictures.image(40, 20))
        let view = UIImageView(frame: .init(origin: .zero, size: image.size))
        #expect(view.bounds.size == image.size)
    }

    @Test func pixelsGoToTheLayerWithoutDrawing() {
        let pixels = TestPictures.image(8, 8)
        let view = UIImageView(image: UIImage(cgImage: pixels))
        view.layer.displayIfNeeded()
        #expect(view.layer.contents as AnyObject? === pixels)
        view.image = nil
        view.layer.displayIfNeeded()
        #expect(view.layer.contents == nil)
    }

    @Test func highlightingShowsTheOtherImage() {
        let (one, other) = (TestPictures.image(8, 8), TestPictures.image(6, 6))
        let view = UIImageView(image: UIImage(cgImage: one), highlightedImage: UIImage(cgImage: other))
        view.isHighlighted = true
        view.layer.displayIfNeeded()
        #expect(view.layer.contents as AnyObject? === other)
        view.highlightedImage = nil
        view.layer.displayIfNeeded()
        #expect(view.layer.contents as AnyObject? === one)
    }

    @Test func aTemplateShowsTheTintColourAndFollowsIt() {
        let image = UIImage(cgImage: TestPictures.image(4, 4)).withRenderingMode(.alwaysTemplate)
        let view = UIImageView(image: image)
        let parent = UIView(frame: .zero)
        parent.addSubview(view)
        parent.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.layer.displayIfNeeded()
        #expect((view.layer.contents as? CGImage)?.pixel(1, 1) == 0xFFFF_0000)
        parent.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        view.layer.displayIfNeeded()
        #expect((view.layer.contents as? CGImage)?.pixel(1, 1) == 0xFF00_FF00)
    }

    @Test func aRotatedImageIsShownUpright() {
        let view = UIImageView(image: UIImage(cgImage: TestPictures.image(8, 4), scale: 1, orientation: .right))
        view.layer.displayIfNeeded()
        #expect((view.layer.contents as? CGImage)?.width == 4)
        #expect(view.bounds.size == CGSize(width: 4, height: 8))
    }

    @Test func aFileImageIsDecodedAtTheSizeOfTheViewAndAgainWhenTheViewGrows() throws {
        let image = try #require(UIImage(contentsOfFile: TestPictures.file(400, 300).path))
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let held = UIApplication.shared.imageCache.mainThreadDecodes
        window.addSubview(view)
        view.contentMode = .scaleAspectFit
        view.image = image
        view.layer.displayIfNeeded()
        let scale = Int(window.screen.scale)
        #expect((view.layer.contents as? CGImage)?.width == 40 * scale)
        #expect(!image.isDecoded)
        view.frame.size = CGSize(width: 100, height: 100)
        view.layer.displayIfNeeded()
        #expect((view.layer.contents as? CGImage)?.width == 100 * scale)
        #expect(UIApplication.shared.imageCache.mainThreadDecodes == held + 2)
        view.contentMode = .center
        view.layer.displayIfNeeded()
        #expect((view.layer.contents as? CGImage)?.width == 400)
    }

    @Test func `R22 400 by 300 into 320 by 548 is 320 by 240 centred and the main thread decodes nothing`() async throws {
        let cache = ImageCache()
        let url = try TestPictures.file(400, 300)
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 320, height: 548))
        view.contentMode = .scaleAspectFit
        let image = try await cache.image(at: url, fitting: view.bounds.size, scale: 1)
        #expect(image.isDecoded)
        let window = UIWindow(frame: view.bounds)
        window.addSubview(view)
        let held = UIApplication.shared.imageCache.mainThreadDecodes
        view.image = image
        view.layer.displayIfNeeded()
        #expect(UIApplication.shared.imageCache.mainThreadDecodes == held)
        let contents = try #require(view.layer.contents as? CGImage)
        #expect(contents.width == 320 && contents.height == 240)
        let place = ContentsPlacement.rect(of: view.layer.values, width: contents.width, height: contents.height)
        #expect(place == CGRect(x: 0, y: 154, width: 320, height: 240))
        #expect(cache.decodes == 1)
        #expect(cache.mainThreadDecodes == 0)
    }
}
