@testable import QuartzCore

/// A small screen: layers, their tree and its drawing.
@MainActor final class Screen {
    let root = CALayer()
    let tree: LayerTree
    let compositor: Compositor
    private var time = 0.0

    /// Creates a white screen of a size in points.
    init(_ width: Int, _ height: Int, scale: CGFloat = 1) {
        root.frame = CGRect(x: 0, y: 0, width: width, height: height)
        root.backgroundColor = .white
        tree = LayerTree(root: root)
        compositor = Compositor(pixelWidth: Int(CGFloat(width) * scale), pixelHeight: Int(CGFloat(height) * scale), scale: scale)
    }

    /// Adds a layer with a frame and a colour.
    @discardableResult func add(_ frame: CGRect, _ color: CGColor?, to parent: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        (parent ?? root).addSublayer(layer)
        return layer
    }

    /// Changes layers at once, and draws the frame.
    @discardableResult func draw(_ change: () -> Void = {}) -> Composite {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
        time += 1
        return compositor.composite(tree.commit(at: time))
    }

    var pixels: Pixels { Pixels(compositor.pixels()) }
}
