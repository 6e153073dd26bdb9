import UIKitEngines

/// What a view knows of constraints.
@MainActor struct ViewConstraints {
    /// Its numbers in the layout system, once a constraint spoke of it.
    var box: LayoutBox?
    /// The active constraints that it holds.
    var held = ConstraintList()
    /// Constraints held here that are broken, and are reported once the view was laid out.
    var unreported: [SolverConstraint] = []
    var guides: [UILayoutGuide] = []
    /// The guides of its own, made when they are first asked for.
    var ownGuides: [OwnGuide: UILayoutGuide] = [:]
    var translatesMask = true
    /// How many times larger what surrounds the view sees it: the scale of a scroll view that magnifies it.
    var magnification: CGFloat = 1
    var hugging = [UILayoutPriority.defaultLow, .defaultLow]
    var compression = [UILayoutPriority.defaultHigh, .defaultHigh]
    var needsUpdate = true
    /// Set while the view counts as hidden and is still seen to go.
    var leaving: LeavingMark?
    var needsProperties = false

    enum OwnGuide {
        case margins, safeArea, readable, keyboard, content, visible, coveredTop, coveredBottom
    }
}

/// One time that a view goes, to tell it from later ones.
final class LeavingMark {}
