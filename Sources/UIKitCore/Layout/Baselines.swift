import UIKitEngines

/// The distance of a baseline from the top of its view.
struct Baseline {
    /// The fraction of the view's height above the baseline, for text that follows the view's middle or lower edge.
    var share = 0.0
    /// The additional distance in points.
    var offset: CGFloat
}

/// A view that draws text and can compute its baselines.
@MainActor protocol BaselineMeasuring: UIView {
    /// The baselines of the first and last line; `nil` without text, where the baseline is the view's lower edge.
    var ownBaselines: (first: Baseline, last: Baseline)? { get }
}

extension UIView {
    /// Returns the chain of views that provide the first or last baseline, from this view to the one with the text.
    func baselineViews(isFirst: Bool) -> [UIView] {
        var views = [self]
        while let view = views.last, views.count < Self.deepestBaseline {
            let inner = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            guard inner !== view, inner.isDescendant(of: view) else { break }
            views.append(inner)
        }
        return views
    }

    /// The maximum length of the chain, which limits views that refer to each other endlessly.
    private static let deepestBaseline = 64

    /// Updates constraints after a change of the font, or of the view that provides the baselines.
    func baselinesDidChange() {
        guard let box = autoLayout.box else { return }
        for constraint in box.uses.all where constraint.usesBaseline { constraint.reinstall() }
    }
}

extension NSLayoutConstraint {
    var usesBaseline: Bool {
        first.attribute.isBaseline || second.attribute.isBaseline || first.startAttribute.isBaseline || second.startAttribute.isBaseline
    }
}

/// A weak reference to the box of a view that provides an item's baseline.
@MainActor struct BaselineBox {
    weak var box: LayoutBox?
}
