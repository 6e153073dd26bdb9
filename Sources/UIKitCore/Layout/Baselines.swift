import UIKitEngines

/// A line that text stands on, from the upper edge of its view.
struct Baseline {
    /// How much of the view's height lies above it, for text that follows the view's middle or its lower edge.
    var share = 0.0
    /// In points below that.
    var offset: CGFloat
}

/// A view that draws text and knows where it stands.
@MainActor protocol BaselineMeasuring: UIView {
    /// The first line's baseline and the last one's; `nil` without text, which stands on the view's lower edge.
    var ownBaselines: (first: Baseline, last: Baseline)? { get }
}

extension UIView {
    /// The views that stand for this one's first or last line, from the outermost to the one with the text; itself the first.
    func baselineViews(isFirst: Bool) -> [UIView] {
        var views = [self]
        while let view = views.last, views.count < Self.deepestBaseline {
            let inner = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            guard inner !== view, inner.isDescendant(of: view) else { break }
            views.append(inner)
        }
        return views
    }

    /// Views that name each other without end are followed no further.
    private static let deepestBaseline = 64

    /// Baselines move with the font, and when another view stands for this one's lines.
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

/// A box of a view that stands for an item's text.
@MainActor struct BaselineBox {
    weak var box: LayoutBox?
}
