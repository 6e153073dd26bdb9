/// A layer that shows a part of its sublayers, which others move.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/cascrolllayer
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
    /// In which directions it may be scrolled; both by default.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Makes a layer that cuts its sublayers at its bounds.
    public override init() {
        super.init()
        values.masksToBounds = true
    }

    /// Makes a layer as ``init()`` does; what an archive says of it is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.masksToBounds = true
    }

    /// Makes a copy of a layer's properties.
    public override init(layer: Any) {
        super.init(layer: layer)
        scrollMode = (layer as? CAScrollLayer)?.scrollMode ?? .both
    }

    override class var fresh: CALayer { CAScrollLayer() }

    /// Brings a point of the layer's coordinates to its top left corner, as far as the mode allows. The change is animated as any is.
    open func scroll(to p: CGPoint) {
        let now = bounds.origin
        let x = scrollMode == .horizontally || scrollMode == .both ? p.x : now.x
        let y = scrollMode == .vertically || scrollMode == .both ? p.y : now.y
        bounds.origin = CGPoint(x: x, y: y)
    }

    /// Scrolls as little as shows a rectangle of the layer's coordinates; its start if it is larger than the layer.
    open func scroll(to r: CGRect) {
        func moved(_ low: CGFloat, _ size: CGFloat, _ from: CGFloat, _ length: CGFloat) -> CGFloat {
            if from < low || length > size { return from }
            return max(low, from + length - size)
        }
        let box = bounds
        scroll(
            to: CGPoint(
                x: moved(box.minX, box.width, r.minX, r.width), y: moved(box.minY, box.height, r.minY, r.height)))
    }
}

/// The directions in which a scroll layer may be scrolled.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Makes a mode from its name; unknown ones count as `none`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In none.
    public static let none = Self(rawValue: "none")
    /// Up and down.
    public static let vertically = Self(rawValue: "vertically")
    /// Left and right.
    public static let horizontally = Self(rawValue: "horizontally")
    /// In both; the default.
    public static let both = Self(rawValue: "both")
}

extension CALayer {
    /// Scrolls the nearest scroll layer around so that a point of this layer comes to its top left corner; without one, does nothing.
    public func scroll(_ p: CGPoint) {
        guard let scroller = enclosingScroller else { return }
        scroller.scroll(to: convert(p, to: scroller))
    }

    /// Scrolls the nearest scroll layer around as little as shows a rectangle of this layer; without one, does nothing.
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

    /// What of the bounds can be seen through the scroll layers and clipping layers around; empty if nothing.
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
