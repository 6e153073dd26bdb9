import Testing

@testable import QuartzCore

@MainActor struct LayerKindTests {
    @Test func pathsOfTheSameElementsAreInterpolated() throws {
        let one = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let other = CGPath(rect: CGRect(x: 10, y: 0, width: 30, height: 10), transform: nil)
        let half = try #require(one.interpolated(to: other, at: 0.5))
        #expect(half.boundingBox == CGRect(x: 5, y: 0, width: 20, height: 10))
        #expect(one.interpolated(to: CGPath(ellipseIn: .zero, transform: nil), at: 0.5) == nil)
    }

    @Test func shapesAnimateAndShowIt() {
        let screen = Screen(100, 100)
        let layer = CAShapeLayer()
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        screen.root.addSublayer(layer)
        screen.draw()
        for (key, from, to) in [("strokeEnd", 0.0, 1.0), ("lineWidth", 2, 4)] {
            let animation = CABasicAnimation(keyPath: key)
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 4)
            layer.add(animation, forKey: key)
        }
        screen.draw()
        screen.draw()
        #expect(layer.presentation()?.strokeEnd == 0.25)
        #expect(layer.presentation()?.lineWidth == 2.5)
        #expect(layer.strokeEnd == 1)
    }

    @Test func coloursAndLocationsOfAGradientAnimate() throws {
        let screen = Screen(100, 100)
        let layer = CAGradientLayer()
        layer.colors = [CGColor.white, CGColor.white]
        layer.locations = [0, 1]
        screen.root.addSublayer(layer)
        screen.draw()
        let animation = CABasicAnimation(keyPath: "colors")
        (animation.fromValue, animation.toValue, animation.duration) = ([CGColor.black, CGColor.black], [CGColor.white, CGColor.white], 2)
        layer.add(animation, forKey: nil)
        let moves = CABasicAnimation(keyPath: "locations")
        (moves.fromValue, moves.toValue, moves.duration) = ([0, 0], [1, 1], 2)
        layer.add(moves, forKey: nil)
        screen.draw()
        screen.draw()
        let shown = try #require(layer.presentation())
        #expect((shown.colors?.first as? CGColor)?.rgba.x == 0.5)
        #expect(shown.locations == [0.5, 0.5])
    }

    @Test func textIsDrawnAndMeasured() {
        let screen = Screen(200, 60)
        let layer = CATextLayer()
        layer.string = "Hello"
        layer.foregroundColor = .black
        layer.frame = screen.root.bounds
        screen.root.addSublayer(layer)
        screen.tree.displayIfNeeded()
        screen.draw()
        let pixels = screen.pixels
        #expect((0..<200 * 60).count { pixels[$0 % 200, $0 / 200] & 255 < 100 } > 100)
        #expect(layer.preferredFrameSize().width > 60 && layer.preferredFrameSize().width < 130)
        layer.string = nil
        screen.tree.displayIfNeeded()
        screen.draw()
        let after = screen.pixels
        #expect((0..<200 * 60).allSatisfy { after[$0 % 200, $0 / 200] == 0xFFFF_FFFF })
    }

    @Test func aScrollLayerScrollsAsLittleAsNeeded() {
        let layer = CAScrollLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        let child = CALayer()
        child.frame = CGRect(x: 150, y: 20, width: 40, height: 40)
        layer.addSublayer(child)
        child.scrollRectToVisible(child.bounds)
        #expect(layer.bounds.origin == CGPoint(x: 90, y: 0))
        #expect(child.visibleRect == child.bounds)
        layer.scrollMode = .vertically
        layer.scroll(to: CGPoint(x: 0, y: 30))
        #expect(layer.bounds.origin == CGPoint(x: 90, y: 30))
    }

    private final class Numbered: CATiledLayer {
        var rects: [CGRect] = []
        override func draw(in ctx: CGContext) {
            rects.append(ctx.boundingBoxOfClipPath)
            ctx.setFillColor(.black)
            ctx.fill(bounds)
        }
    }

    @Test func tilesAreDrawnWhenTheyBecomeVisible() {
        let screen = Screen(100, 100)
        let layer = Numbered()
        layer.tileSize = CGSize(width: 50, height: 50)
        layer.frame = CGRect(x: 0, y: 0, width: 10_000, height: 10_000)
        screen.root.addSublayer(layer)
        for _ in 0..<3 { screen.draw() }
        #expect(layer.rects.count == 4)
        #expect(screen.pixels[99, 99] == 0xFF00_0000)
        #expect(!screen.tree.hasRunningAnimations)
        screen.draw { layer.position.x -= 25 }
        screen.draw()
        #expect(layer.rects.count == 6)
        #expect(screen.pixels[99, 50] == 0xFF00_0000)
    }
}
