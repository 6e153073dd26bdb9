import UIKitEngines

/// The constraint state of a view.
@MainActor struct ViewConstraints {
    /// The solver variables of the view; `nil` before its first constraint.
    var variables: LayoutVariables?
    /// The active constraints that the view holds.
    var heldConstraints = ConstraintList()
    /// The broken constraints that the view holds. They are reported after the view's layout.
    var unreported: [SolverConstraint] = []
    var guides: [UILayoutGuide] = []
    /// The built-in guides, created on first access.
    var builtInGuides: [BuiltInGuide: UILayoutGuide] = [:]
    var translatesMask = true
    /// The scale of the view in its superview's coordinates: the zoom scale of a scroll view.
    var magnification: CGFloat = 1
    var hugging = [UILayoutPriority.defaultLow, .defaultLow]
    var compression = [UILayoutPriority.defaultHigh, .defaultHigh]
    var needsUpdate = true
    /// The token of the removal that is being animated. While it is set, the view counts as hidden.
    var removalToken: RemovalToken?
    /// Whether `updateProperties()` is to be called before the next layout.
    var needsProperties = false

    enum BuiltInGuide {
        case margins, safeArea, readable, keyboard, content, visible, coveredTop, coveredBottom
    }
}

/// The identity of one animated removal.
final class RemovalToken {}
