import CaretTesting
import Platform
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct ResizableImageTests {
    /// Returns an image of three by three fields of four pixels each: red corners, green edges, a blue and a white
    /// column in the middle.
    private func makeImage(scale: CGFloat = 1) -> UIImage {
        let buffer = PixelBuffer(width: 12, height: 12)
        buffer.withMutableBytes { bytes in
            for y in 0..<12 {
                for x in 0..<12 {
                    let isMiddle = (4..<8).contains(x) && (4..<8).contains(y)
                    let isCorner = !(4..<8).contains(x) && !(4..<8).contains(y)
                    let color: UInt32 = isMiddle ? (x < 6 ? 0xFF00_00FF : 0xFFFF_FFFF) : isCorner ? 0xFFFF_0000 : 0xFF00_FF00
                    bytes.storeBytes(of: color, toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
                }
            }
        }
        return UIImage(cgImage: CGImage(buffer: buffer, isOpaque: true), scale: scale, orientation: .up)
    }

    private let caps = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)

    @Test func imagesReportTheirCaps() {
        let image = makeImage()
        #expect(image.capInsets == .zero && image.resizingMode == .tile)
        let tiled = image.resizableImage(withCapInsets: caps)
        #expect(tiled.capInsets == caps && tiled.resizingMode == .tile && tiled.size == image.size)
        let stretched = tiled.resizableImage(withCapInsets: caps, resizingMode: .stretch)
        #expect(stretched.resizingMode == .stretch && stretched != tiled)
        #expect(image.resizableImage(withCapInsets: UIEdgeInsets(top: .nan, left: -3, bottom: .infinity, right: 2)).capInsets.right == 2)
    }

    @Test func drawingKeepsCornersAndStretchesTheRest() {
        let image = makeImage().resizableImage(withCapInsets: caps, resizingMode: .stretch)
        let sketch = Sketch(40, 30) { image.draw(in: CGRect(x: 0, y: 0, width: 40, height: 30)) }
        #expect(sketch[3, 3] == 0xFFFF_0000 && sketch[36, 26] == 0xFFFF_0000 && sketch[36, 3] == 0xFFFF_0000)
        #expect(sketch[4, 0] == 0xFF00_FF00 && sketch[35, 29] == 0xFF00_FF00 && sketch[0, 15] == 0xFF00_FF00)
        #expect(sketch[6, 15] == 0xFF00_00FF && sketch[34, 15] == 0xFFFF_FFFF)
    }

    @Test func drawingLaysTilesFromTheUpperLeft() {
        let image = makeImage().resizableImage(withCapInsets: caps)
        let sketch = Sketch(30, 12) { image.draw(in: CGRect(x: 0, y: 0, width: 30, height: 12)) }
        let row = (4..<26).map { sketch[$0, 6] == 0xFF00_00FF }
        #expect(row == (0..<22).map { $0 % 4 < 2 })
    }

    @Test func cornersAreSharpAtEachScale() {
        let image = makeImage(scale: 2).resizableImage(
            withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2), resizingMode: .stretch)
        let sketch = Sketch(20, 20, scale: 2) { image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        #expect(sketch[3, 3] == 0xFFFF_0000 && sketch[4, 3] == 0xFF00_FF00 && sketch[36, 36] == 0xFFFF_0000)
    }

    @Test func capsThatDoNotFitAreSqueezed() {
        let image = makeImage().resizableImage(withCapInsets: caps, resizingMode: .stretch)
        let sketch = Sketch(4, 4) { image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4)) }
        for y in 0..<4 { for x in 0..<4 { #expect(sketch[x, y] == 0xFFFF_0000) } }
    }

    @Test(arguments: [UIImage.ResizingMode.stretch, .tile])
    func imageViewsShowWhatDrawingDraws(mode: UIImage.ResizingMode) throws {
        try TestHost.run(displays: [DisplayMetrics(size: CGSize(width: 100, height: 100), scale: 2)]) { host in
            let image = makeImage().resizableImage(withCapInsets: caps, resizingMode: mode)
            let view = UIImageView(image: image)
            view.frame = CGRect(x: 10, y: 10, width: 40, height: 30)
            host.makeWindow().addSubview(view)
            host.step()
            #expect(host.pixel(12, 12) == [255, 0, 0] && host.pixel(48, 38) == [255, 0, 0])
            #expect(host.pixel(30, 12) == [0, 255, 0])
            // The point is between the centres of two equal pixels, so that no other pixel is blended in.
            #expect(host.pixel(mode == .tile ? 19 : 22, 25) == [0, 0, 255])
            #expect(host.pixel(mode == .tile ? 21 : 38, 25) == [255, 255, 255])
            view.frame.size.width = 60
            host.step()
            #expect(host.pixel(68, 12) == [255, 0, 0] && host.pixel(48, 12) == [0, 255, 0])
        }
    }

    @Test func aHugeResizableImageIsStretchedInstead() {
        let image = makeImage().resizableImage(withCapInsets: caps)
        let before = PixelBuffer.liveByteCount.load(ordering: .relaxed)
        let sketch = Sketch(10, 10) { image.draw(in: CGRect(x: -2e4, y: -2e4, width: 4e4, height: 4e4)) }
        #expect(PixelBuffer.liveByteCount.load(ordering: .relaxed) - before < 1 << 20)
        #expect(sketch.alpha(5, 5) == 255)
    }

    @Test func anAnimatedImageRunsByItselfInAnImageView() throws {
        try TestHost.run { host in
            let frames = [0xFFFF_0000 as UInt32, 0xFF00_FF00, 0xFF00_00FF].map {
                UIImage(cgImage: TestPictures.image(4, 4, color: $0))
            }
            let animated = try #require(UIImage.animatedImage(with: frames, duration: 3))
            #expect(animated.images == frames && animated.duration == 3 && animated.size == CGSize(width: 4, height: 4))
            #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            host.makeWindow().addSubview(view)
            view.image = animated
            #expect(view.isAnimating)
            host.step(2)
            #expect(host.pixel(5, 5) == [255, 0, 0])
            host.advance(1.1)
            #expect(host.pixel(5, 5) == [0, 255, 0])
            host.advance(2)
            #expect(host.pixel(5, 5) == [255, 0, 0])
            view.image = frames[2]
            host.step()
            #expect(!view.isAnimating && host.pixel(5, 5) == [0, 0, 255])
        }
    }
}
