import Testing

@testable import QuartzCore

@MainActor struct CALayerGeometryTests {
    @Test(arguments: [
        (CGPoint(x: 0.5, y: 0.5), CGRect(x: 80, y: 90, width: 40, height: 20)),
        (CGPoint(x: 0, y: 0), CGRect(x: 100, y: 100, width: 40, height: 20)),
        (CGPoint(x: 1, y: 0.25), CGRect(x: 60, y: 95, width: 40, height: 20)),
    ])
    func theFrameIsAroundTheAnchorPoint(anchor: CGPoint, frame: CGRect) {
        let layer = CALayer()
        layer.bounds = CGRect(x: 3, y: 4, width: 40, height: 20)
        layer.anchorPoint = anchor
        layer.position = CGPoint(x: 100, y: 100)
        #expect(layer.frame == frame)
        layer.frame = frame.offsetBy(dx: 5, dy: 0)
        #expect(layer.position == CGPoint(x: 105, y: 100))
        #expect(layer.bounds == CGRect(x: 3, y: 4, width: 40, height: 20))
    }

    @Test func theFrameOfARotatedLayerIsItsBox() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
        layer.position = CGPoint(x: 100, y: 100)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(layer.frame.minX - 90) < 1e-9 && abs(layer.frame.width - 20) < 1e-9)
        #expect(abs(layer.frame.minY - 80) < 1e-9 && abs(layer.frame.height - 40) < 1e-9)
    }

    @Test func settingTheFrameThatWasReadChangesNothing() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
        layer.position = CGPoint(x: 10, y: 20)
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
        layer.frame = layer.frame
        #expect(layer.bounds.size == CGSize(width: 40, height: 20))
        #expect(layer.position == CGPoint(x: 10, y: 20))
    }

    @Test func pointsAreConvertedThroughScrolledAndRotatedLayers() {
        let root = CALayer()
        let scroller = CALayer()
        let inner = CALayer()
        root.addSublayer(scroller)
        scroller.addSublayer(inner)
        scroller.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        scroller.bounds.origin = CGPoint(x: 0, y: 50)
        inner.frame = CGRect(x: 20, y: 70, width: 10, height: 10)
        #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 30, y: 30))
        #expect(root.convert(CGPoint(x: 30, y: 30), to: inner) == .zero)
        #expect(inner.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: nil) == CGRect(x: 30, y: 30, width: 10, height: 10))
        inner.setAffineTransform(CGAffineTransform(rotationAngle: .pi))
        let turned = inner.convert(CGPoint.zero, to: root)
        #expect(abs(turned.x - 40) < 1e-9 && abs(turned.y - 40) < 1e-9)
    }

    @Test func invalidGeometryStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { CALayer().position = CGPoint(x: Double.nan, y: 0) }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { CALayer().bounds = CGRect(x: 0, y: 0, width: Double.infinity, height: 0) }
        }
    }
}
