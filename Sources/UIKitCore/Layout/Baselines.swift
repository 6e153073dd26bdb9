import UIKitEngines

/// The distance of a baseline from the top of its view.
struct Baseline {
    /// The fraction of the view's height that is part of the distance; 0 for text that follows the upper edge.
    var heightFraction = 0.0
    /// The additional distance in points.
    var offset: CGFloat
}

/// A view that draws text and can compute its baselines.
@MainActor protocol BaselineMeasuring: UIView {
    /// The baselines of the first and last line; `nil` without text, where the baseline is the view's lower edge.
    var measuredBaselines: (first: Baseline, last: Baseline)? { get }
}

extension UIView {
    /// Returns the chain of views that provide the first or last baseline, from this view to the one with the text.
    func baselineViews(isFirst: Bool) -> [UIView] {
        var views = [self]
        while let view = views.last, views.count < Self.maximumChainLength {
            let innerView = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            guard innerView !== view, innerView.isDescendant(of: view) else { break }
            views.append(innerView)
        }
        return views
    }

    /// The maximum length of the chain. The limit ends a cycle of views that refer to each other.
    private static let maximumChainLength = 64

    /// Reinstalls the constraints that use baselines, after a change of the font or of the view that provides them.
    func baselinesDidChange() {
        guard let variables = autoLayout.variables else { return }
        for constraint in variables.referringConstraints.all where constraint.usesBaseline { constraint.reinstall() }
    }
}

extension NSLayoutConstraint {
    var usesBaseline: Bool {
        first.attribute.isBaseline || second.attribute.isBaseline || first.startAttribute.isBaseline || second.startAttribute.isBaseline
    }
}

/// A weak reference to the solver variables of a view that provides an item's baseline.
@MainActor struct WeakLayoutVariables {
    weak var variables: LayoutVariables?
}
