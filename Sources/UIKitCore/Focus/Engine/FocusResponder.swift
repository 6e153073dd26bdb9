/// The superclass of views and controllers, which are environments of the focus.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocusenvironment
@preconcurrency @MainActor open class FocusResponder: UIResponder, UIFocusEnvironment {
    // MARK: - The focus

    /// The environments that receive the focus instead of this one, the most preferred first. The default of a
    /// controller is its view, and that of a window its root view controller.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { defaultPreferredFocusEnvironments }
    /// The parent environment: the controller for its view, otherwise the superview; `nil` for a window.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { defaultParentFocusEnvironment }
    /// The container of the items in this environment. By default, this is the view itself, or the view of a
    /// controller if it is loaded.
    open var focusItemContainer: (any UIFocusItemContainer)? { (self as? UIView) ?? (self as? UIViewController)?.loaded }
    /// The identifier of the group in which arrow keys move the focus; Tab moves to another group. For `nil`, the
    /// default, the group of the parent environment applies. A list whose cells can become focused is a group.
    open var focusGroupIdentifier: String? {
        get { accessibility.focus?.group }
        set { focusState.group = newValue }
    }
    /// Requests an update of the focus in the next frame, if the focus is in this environment.
    open func setNeedsFocusUpdate() { enclosingFocusSystem?.setNeedsUpdate(from: self) }
    /// Performs a requested update of the focus now.
    open func updateFocusIfNeeded() { enclosingFocusSystem?.updateFocusIfNeeded() }
    /// Returns whether the focus may move as a context describes; `true` by default. Called for all environments that
    /// contain the previous or the next item.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after the focus moved, for all environments that contain the previous or the next item, the innermost
    /// first. Call `super`.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}

/// The superclass of views, which are focus items.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocusitem
@preconcurrency @MainActor open class FocusItemResponder: FocusResponder {
    /// The frame of the view on the screen, in points, unless another accessibility frame was set.
    open override var accessibilityFrame: CGRect {
        get { accessibility.frame ?? accessibilityPath?.bounds ?? (self as? UIView)?.frameOnScreen ?? .zero }
        set { super.accessibilityFrame = newValue }
    }
    /// Whether the view can become focused; `false` by default. It is `true` for text input views, and for cells of
    /// lists that allow focus. For other controls it is `true` in windows whose `keyboardNavigation` is `.controls`.
    open var canBecomeFocused: Bool { false }
    /// The effect that indicates the focus; a halo by default, `nil` for none.
    open var focusEffect: UIFocusEffect? {
        get {
            guard let effect = accessibility.focus?.effect, effect.isSet else { return UIFocusHaloEffect() }
            return effect.value
        }
        set { focusState.effect = ViewFocusState.Effect(isSet: true, value: newValue) }
    }
    /// The priority with which Tab selects the view within its group; the highest is selected. The default is
    /// `.prioritized` for a selected cell, `.previouslyFocused` for the view that had the focus last, and otherwise
    /// `.ignored`.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { accessibility.focus?.priority ?? defaultFocusGroupPriority }
        set { focusState.priority = newValue }
    }
}

extension UIView: UIFocusItem {}

/// The focus state of a view or a controller.
@MainActor final class ViewFocusState {
    /// The focus effect that was set, if any. A set `nil` replaces the default effect by none.
    struct Effect {
        var isSet = false
        var value: UIFocusEffect?
    }

    var group: String?
    var effect = Effect()
    var priority: UIFocusGroupPriority?
    var halo: FocusHalo?
    /// The focus system of the view while the view is focused.
    weak var system: UIFocusSystem?
    var list = ListFocus()
}

extension FocusResponder {
    /// The focus state; created on first access.
    final var focusState: ViewFocusState {
        if let state = accessibility.focus { return state }
        let state = ViewFocusState()
        accessibility.focus = state
        return state
    }

    final var enclosingFocusSystem: UIFocusSystem? { UIFocusSystem.focusSystem(for: self) }

    final var defaultParentFocusEnvironment: (any UIFocusEnvironment)? {
        next?.firstInChain { $0 is FocusResponder } as? FocusResponder
    }

    final var defaultPreferredFocusEnvironments: [any UIFocusEnvironment] {
        if let window = self as? UIWindow { return window.rootViewController.map { [$0] } ?? [] }
        if let controller = self as? UIViewController { return controller.loaded.map { [$0] } ?? [] }
        if let list = self as? any FocusableList { return list.preferredFocusCell.map { [$0] } ?? [] }
        return []
    }

    final var defaultFocusGroupPriority: UIFocusGroupPriority {
        guard let view = self as? UIView else { return .ignored }
        if (view as? UITableViewCell)?.isSelected ?? (view as? UICollectionViewCell)?.isSelected ?? false { return .prioritized }
        return view.window?.focusSystem.wasFocused(view) == true ? .previouslyFocused : .ignored
    }
}
