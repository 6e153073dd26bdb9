/// An item of constraints: a view, or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
    /// The item's solver variables; `nil` before its first constraint.
    var existingVariables: LayoutVariables? { get }
    /// The item's solver variables, created on first access.
    var layoutVariables: LayoutVariables { get }
    /// The view in whose coordinates the item is located.
    var container: UIView? { get }
    /// The view itself, or the guide's view.
    var viewOfItem: UIView? { get }
    /// The alignment rect insets.
    var insetsForAlignment: UIEdgeInsets { get }
    /// The scale of the item and its content in the container's coordinates.
    var magnification: Double { get }
}

extension UIView: LayoutItem {
    var existingVariables: LayoutVariables? { autoLayout.variables }
    var layoutVariables: LayoutVariables { autoLayout.variables ?? makeLayoutVariables() }
    var container: UIView? { superview }
    var viewOfItem: UIView? { self }
    var insetsForAlignment: UIEdgeInsets {
        guard MethodOverride.alignmentRect.isOverridden(in: type(of: self)) else { return alignmentRectInsets }
        // An override must use the same insets for all frames, so the insets of one frame are those of all.
        let frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
        let rect = alignmentRect(forFrame: frame)
        return UIEdgeInsets(top: rect.minY, left: rect.minX, bottom: frame.maxY - rect.maxY, right: frame.maxX - rect.maxX)
    }
    var magnification: Double { Double(autoLayout.magnification) }
}

extension UILayoutGuide: LayoutItem {
    var existingVariables: LayoutVariables? { storedVariables }
    var layoutVariables: LayoutVariables { storedVariables ?? makeLayoutVariables() }
    var container: UIView? { owningView }
    var viewOfItem: UIView? { owningView }
    var insetsForAlignment: UIEdgeInsets { .zero }
    var magnification: Double { 1 }
}
