/// What views and controllers have in common: the focus moves through them.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocusenvironment
@preconcurrency @MainActor open class FocusResponder: UIResponder, UIFocusEnvironment {
    // MARK: - The focus

    /// Where the focus goes if it goes here, the most wanted first; by default a controller's view, and of a window what it shows.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { standardFocusPreferences }
    /// The environment around this one: a controller's for its view, else that of the superview; `nil` for a window.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { standardFocusParent }
    /// The container that provides the items in this environment: by default a view itself, and a controller's view if that is loaded.
    open var focusItemContainer: (any UIFocusItemContainer)? { (self as? UIView) ?? (self as? UIViewController)?.loaded }
    /// The group in which arrow keys move, and from which Tab leaves; `nil`, that of the environment around, by default. A list that lets
    /// its cells have the focus is a group of its own.
    open var focusGroupIdentifier: String? {
        get { accessibility.focus?.group }
        set { focusRecord.group = newValue }
    }
    /// Has the focus look for its place anew in the next frame, if it is in this environment.
    open func setNeedsFocusUpdate() { standardFocusSystem?.setNeedsUpdate(from: self) }
    /// Has the focus look for its place now, if that was asked for.
    open func updateFocusIfNeeded() { standardFocusSystem?.updateFocusIfNeeded() }
    /// Whether the focus may move as a context says; asked of all environments around the item that loses it and the one that gets it.
    /// `true` by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// The focus has moved; told to all environments around both items, the innermost first. Call `super`.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}

/// What views have beyond that: they can have the focus.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocusitem
@preconcurrency @MainActor open class FocusItemResponder: FocusResponder {
    /// Where the view is on the screen, in points, unless another place was set.
    open override var accessibilityFrame: CGRect {
        get { accessibility.frame ?? accessibilityPath?.bounds ?? (self as? UIView)?.frameOnScreen ?? .zero }
        set { super.accessibilityFrame = newValue }
    }
    /// Whether the focus may come to the view; `false` by default. What takes text can have it; other controls in windows whose
    /// `keyboardNavigation` is `.controls`; cells of lists that allow it.
    open var canBecomeFocused: Bool { false }
    /// What is seen around the view while it has the focus; a ring by default, `nil` for nothing.
    open var focusEffect: UIFocusEffect? {
        get { accessibility.focus?.effect.value ?? (accessibility.focus?.effect.isGiven == true ? nil : UIFocusHaloEffect()) }
        set { focusRecord.effect = FocusRecord.Effect(isGiven: true, value: newValue) }
    }
    /// Which view of a group Tab comes to: the one with the highest priority. By default that of a selected cell is `.prioritized`, that of
    /// the view that had the focus last `.previouslyFocused`, and of others `.ignored`.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { accessibility.focus?.priority ?? standardFocusPriority }
        set { focusRecord.priority = newValue }
    }
}

extension UIView: UIFocusItem {}

/// What the focus keeps with a view or a controller.
@MainActor final class FocusRecord {
    struct Effect {
        var isGiven = false
        var value: UIFocusEffect?
    }

    var group: String?
    var effect = Effect()
    var priority: UIFocusGroupPriority?
    var halo: FocusHalo?
    /// What gave the focus here, while it is here.
    weak var system: UIFocusSystem?
    var list = ListFocus()
}

extension FocusResponder {
    final var focusRecord: FocusRecord {
        if let record = accessibility.focus { return record }
        let record = FocusRecord()
        accessibility.focus = record
        return record
    }

    final var standardFocusSystem: UIFocusSystem? { UIFocusSystem.focusSystem(for: self) }

    final var standardFocusParent: (any UIFocusEnvironment)? {
        next?.firstInChain { $0 is FocusResponder } as? FocusResponder
    }

    final var standardFocusPreferences: [any UIFocusEnvironment] {
        if let window = self as? UIWindow { return window.rootViewController.map { [$0] } ?? [] }
        if let controller = self as? UIViewController { return controller.loaded.map { [$0] } ?? [] }
        if let list = self as? any FocusableList { return list.preferredFocusCell.map { [$0] } ?? [] }
        return []
    }

    final var standardFocusPriority: UIFocusGroupPriority {
        guard let view = self as? UIView else { return .ignored }
        if (view as? UITableViewCell)?.isSelected ?? (view as? UICollectionViewCell)?.isSelected ?? false { return .prioritized }
        return view.window?.focusSystem.wasFocused(view) == true ? .previouslyFocused : .ignored
    }
}
