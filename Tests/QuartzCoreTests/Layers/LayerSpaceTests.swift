import Testing

@testable import QuartzCore

@MainActor struct LayerSpaceTests {
    private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
    private var view: CATransform3D {
        var view = CATransform3DIdentity
        view.m34 = -1 / 100
        return view
    }

    @Test func perspectiveMakesTheNearSideTaller() throws {
        let screen = Screen(100, 100)
        let layer = screen.add(CGRect(x: 20, y: 30, width: 60, height: 40), red)
        screen.draw { layer.transform = CATransform3DRotate(view, 0.8, 0, 1, 0) }
        let pixels = screen.pixels
        func height(_ x: Int) -> Int { (0..<100).count { pixels[x, $0] == 0xFFFF_0000 } }
        // A positive angle around y moves the right side away from the viewer.
        #expect(height(33) > 43)
        #expect(height(65) < 38)
    }

    @Test func edgesInPerspectiveAreSmooth() {
        let screen = Screen(100, 100)
        let layer = screen.add(CGRect(x: 20, y: 30, width: 60, height: 40), .black)
        screen.draw { layer.transform = CATransform3DRotate(view, 0.6, 0, 1, 0) }
        let pixels = screen.pixels
        var shades = Set<UInt32>()
        for y in 0..<100 { for x in 0..<100 { shades.insert(pixels[x, y]) } }
        #expect(shades.count > 10)
    }

    @Test func aBackIsHiddenUnlessItIsDoubleSided() {
        let screen = Screen(40, 40)
        let layer = screen.add(CGRect(x: 10, y: 10, width: 20, height: 20), red)
        screen.draw { layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
        #expect(screen.pixels[20, 20] == 0xFFFF_0000)
        screen.draw { layer.isDoubleSided = false }
        #expect(screen.pixels[20, 20] == 0xFFFF_FFFF)
        screen.draw { layer.transform = CATransform3DIdentity }
        #expect(screen.pixels[20, 20] == 0xFFFF_0000)
    }

    @Test func inATransformLayerTheNearerHidesTheFarther() {
        let screen = Screen(40, 40)
        let space = CATransformLayer()
        space.frame = screen.root.bounds
        screen.root.addSublayer(space)
        let near = screen.add(CGRect(x: 10, y: 10, width: 20, height: 20), red, to: space)
        let far = screen.add(CGRect(x: 10, y: 10, width: 20, height: 20), blue, to: space)
        screen.draw { near.transform = CATransform3DMakeTranslation(0, 0, 10) }
        #expect(screen.pixels[20, 20] == 0xFFFF_0000)
        screen.draw { space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
        #expect(screen.pixels[20, 20] == 0xFF00_00FF)
        screen.draw { far.isHidden = true }
        #expect(screen.pixels[20, 20] == 0xFFFF_0000)
    }

    @Test func planesThatIntersectAreSplit() {
        let screen = Screen(60, 60)
        let space = CATransformLayer()
        space.frame = screen.root.bounds
        screen.root.addSublayer(space)
        let one = screen.add(CGRect(x: 10, y: 10, width: 40, height: 40), red, to: space)
        let other = screen.add(CGRect(x: 10, y: 10, width: 40, height: 40), blue, to: space)
        screen.draw {
            one.transform = CATransform3DMakeRotation(0.7, 0, 1, 0)
            other.transform = CATransform3DMakeRotation(-0.7, 0, 1, 0)
        }
        let (left, right) = (screen.pixels[22, 30], screen.pixels[38, 30])
        #expect(Set([left, right]) == [0xFFFF_0000, 0xFF00_00FF])
    }

    @Test func hitsGoThroughPerspectiveAndBack() throws {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let layer = CALayer()
        layer.frame = CGRect(x: 20, y: 30, width: 60, height: 40)
        root.addSublayer(layer)
        layer.transform = CATransform3DRotate(view, 0.8, 0, 1, 0)
        let corner = layer.convert(CGPoint(x: 60, y: 40), to: root)
        let back = layer.convert(corner, from: root)
        #expect(abs(back.x - 60) < 1e-6 && abs(back.y - 40) < 1e-6)
        let inside = layer.convert(CGPoint(x: 58, y: 38), to: root)
        #expect(root.hitTest(inside) === layer)
        #expect(root.hitTest(CGPoint(x: corner.x + 2, y: corner.y)) === root)
    }

    @Test func aLayerSeenFromItsEdgeIsNeitherDrawnNorHit() {
        let screen = Screen(40, 40)
        let layer = screen.add(CGRect(x: 10, y: 10, width: 20, height: 20), red)
        screen.draw { layer.transform = CATransform3DMakeScale(0, 1, 1) }
        #expect(screen.pixels[20, 20] == 0xFFFF_FFFF)
        #expect(screen.root.hitTest(CGPoint(x: 20, y: 20)) === screen.root)
    }

    @Test func layersBehindTheViewerAreNotDrawn() {
        let screen = Screen(40, 40)
        let layer = screen.add(CGRect(x: 10, y: 10, width: 20, height: 20), red)
        screen.draw { layer.transform = CATransform3DTranslate(view, 0, 0, 150) }
        #expect(screen.pixels[20, 20] == 0xFFFF_FFFF)
        screen.draw { layer.transform = CATransform3DTranslate(view, 0, 0, 50) }
        #expect(screen.pixels[20, 20] == 0xFFFF_0000)
    }

    @Test func flippedGeometryIsUpsideDown() {
        let screen = Screen(40, 40)
        let parent = screen.add(CGRect(x: 0, y: 0, width: 40, height: 40), nil)
        let child = screen.add(CGRect(x: 0, y: 0, width: 40, height: 10), red, to: parent)
        screen.draw { parent.isGeometryFlipped = true }
        #expect(screen.pixels[20, 35] == 0xFFFF_0000)
        #expect(screen.pixels[20, 5] == 0xFFFF_FFFF)
        #expect(screen.root.hitTest(CGPoint(x: 20, y: 35)) === child)
        #expect(child.contentsAreFlipped())
    }
}
