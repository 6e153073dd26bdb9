import Testing
import UIKitCore

@MainActor @Suite struct UIViewGeometryTests {
    @Test func frameBoundsAndCenterAreTheLayers() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
        #expect(view.layer.frame == view.frame)
        view.bounds = CGRect(x: 5, y: 5, width: 50, height: 60)
        #expect(view.frame == CGRect(x: 0, y: 10, width: 50, height: 60))
        view.center = .zero
        #expect(view.frame == CGRect(x: -25, y: -30, width: 50, height: 60))
    }

    @Test func aRotatedViewsFrameIsItsBoundingBox() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(view.frame.width - 50) < 1e-9)
        #expect(abs(view.frame.height - 100) < 1e-9)
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
    }

    @Test func pointsAreConvertedThroughScrolledViews() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let middle = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        middle.bounds.origin = CGPoint(x: 0, y: 30)
        let leaf = UIView(frame: CGRect(x: 5, y: 40, width: 10, height: 10))
        root.addSubview(middle)
        middle.addSubview(leaf)
        #expect(leaf.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 21))
        #expect(leaf.convert(CGPoint(x: 16, y: 21), from: root) == CGPoint(x: 1, y: 1))
        #expect(leaf.convert(leaf.bounds, to: nil) == CGRect(x: 15, y: 20, width: 10, height: 10))
    }

    @Test func changingTheSizeRequestsLayoutAndMovingDoesNot() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        view.frame.origin = CGPoint(x: 50, y: 50)
        #expect(!view.layer.needsLayout())
        view.frame.size = CGSize(width: 20, height: 10)
        #expect(view.layer.needsLayout())
    }

    @Test func sizeToFitAppliesTheSizeThatFits() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: 44) }
        }
        let view = Fitting(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 1, y: 2, width: 33, height: 44))
    }

    @Test func aCustomLayerClassIsUsed() {
        final class OwnLayer: CALayer {
            var wasMadeByInit = false
            override init() {
                super.init()
                wasMadeByInit = true
            }
            override init(layer: Any) { super.init(layer: layer) }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        final class OwnView: UIView {
            override class var layerClass: AnyClass { OwnLayer.self }
        }
        #expect((OwnView().layer as? OwnLayer)?.wasMadeByInit == true)
    }
}
