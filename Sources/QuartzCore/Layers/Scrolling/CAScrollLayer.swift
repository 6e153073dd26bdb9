/// A layer that shows a scrollable part of its sublayers.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/cascrolllayer
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
    /// The directions of scrolling; both by default.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Creates a layer that clips its sublayers to its bounds.
    public override init() {
        super.init()
        values.masksToBounds = true
    }

    /// Creates a layer as ``init()`` does. The archive is not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.masksToBounds = true
    }

    /// Creates a copy of a layer's properties.
    public override init(layer: Any) {
        super.init(layer: layer)
        scrollMode = (layer as? CAScrollLayer)?.scrollMode ?? .both
    }

    override class var defaultInstance: CALayer { CAScrollLayer() }

    /// Scrolls a point of the layer's coordinates to the top left corner, as far as the mode allows. The change is
    /// animated like any other change of the bounds.
    open func scroll(to p: CGPoint) {
        let origin = bounds.origin
        let x = scrollMode == .horizontally || scrollMode == .both ? p.x : origin.x
        let y = scrollMode == .vertically || scrollMode == .both ? p.y : origin.y
        bounds.origin = CGPoint(x: x, y: y)
    }

    /// Scrolls by the smallest distance that makes a rectangle visible; to its start if the rectangle is larger than
    /// the layer.
    open func scroll(to r: CGRect) {
        func scrolled(_ low: CGFloat, _ size: CGFloat, _ from: CGFloat, _ length: CGFloat) -> CGFloat {
            if from < low || length > size { return from }
            return max(low, from + length - size)
        }
        let box = bounds
        scroll(
            to: CGPoint(
                x: scrolled(box.minX, box.width, r.minX, r.width), y: scrolled(box.minY, box.height, r.minY, r.height)))
    }
}

/// The scroll directions of a scroll layer.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation.
    public let rawValue: String
    /// Creates a mode from its name; unknown names select `none`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No scrolling.
    public static let none = Self(rawValue: "none")
    /// Vertical scrolling.
    public static let vertically = Self(rawValue: "vertically")
    /// Horizontal scrolling.
    public static let horizontally = Self(rawValue: "horizontally")
    /// Scrolling in both directions; the default.
    public static let both = Self(rawValue: "both")
}

extension CALayer {
    /// Scrolls a point of this layer to the top left corner of the nearest enclosing scroll layer. Does nothing
    /// without a scroll layer.
    public func scroll(_ p: CGPoint) {
        guard let scroller = enclosingScroller else { return }
        scroller.scroll(to: convert(p, to: scroller))
    }

    /// Scrolls the nearest enclosing scroll layer by the smallest distance that makes a rectangle visible. Does
    /// nothing without a scroll layer.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let scroller = enclosingScroller else { return }
        scroller.scroll(to: convert(r, to: scroller))
    }

    private var enclosingScroller: CAScrollLayer? {
        var layer: CALayer? = self
        while let current = layer {
            if let scroller = current as? CAScrollLayer { return scroller }
            layer = current.links.superlayer
        }
        return nil
    }

    /// The part of the bounds that is visible through the enclosing scroll layers and clipping layers; empty if no part
    /// is visible.
    public var visibleRect: CGRect {
        var rect = values.bounds
        var layer = links.superlayer
        while let current = layer {
            if current is CAScrollLayer || current.values.masksToBounds {
                rect = rect.intersection(convert(current.values.bounds, from: current))
            }
            layer = current.links.superlayer
        }
        return rect.isNull ? .zero : rect
    }
}
