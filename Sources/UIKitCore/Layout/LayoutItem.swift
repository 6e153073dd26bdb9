/// What constraints may speak of: a view, or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
    /// Its box, if any constraint spoke of it yet.
    var boxIfAny: LayoutBox? { get }
    /// Its box; made now if there was none.
    var box: LayoutBox { get }
    /// The view in whose coordinates it stands.
    var container: UIView? { get }
    /// The view itself, or the guide's.
    var viewOfItem: UIView? { get }
    /// What is left out at the edges when views are aligned.
    var insetsForAlignment: UIEdgeInsets { get }
    /// How many times larger what surrounds it sees it, and what is in it.
    var magnification: Double { get }
}

extension UIView: LayoutItem {
    var boxIfAny: LayoutBox? { autoLayout.box }
    var box: LayoutBox { autoLayout.box ?? makeBox() }
    var container: UIView? { superview }
    var viewOfItem: UIView? { self }
    var insetsForAlignment: UIEdgeInsets {
        guard MethodOverride.alignmentRect.isOverridden(in: type(of: self)) else { return alignmentRectInsets }
        // As far in as it says for some frame: it may depend on the size no more than insets do.
        let frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
        let rect = alignmentRect(forFrame: frame)
        return UIEdgeInsets(top: rect.minY, left: rect.minX, bottom: frame.maxY - rect.maxY, right: frame.maxX - rect.maxX)
    }
    var magnification: Double { Double(autoLayout.magnification) }
}

extension UILayoutGuide: LayoutItem {
    var boxIfAny: LayoutBox? { knownBox }
    var box: LayoutBox { knownBox ?? makeBox() }
    var container: UIView? { owningView }
    var viewOfItem: UIView? { owningView }
    var insetsForAlignment: UIEdgeInsets { .zero }
    var magnification: Double { 1 }
}
