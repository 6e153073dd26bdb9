/// The focus of one window. A halo indicates the focused item. Arrow keys move the focus, and Return selects the
/// focused item.
///
/// Tab moves from group to group and to text input views, in reading order. Arrow keys move within a group by the
/// geometry of its items. The focused item becomes first responder if it can, and a field that becomes first
/// responder is focused. All environments that contain the previous or the next item must allow a move. The move then
/// changes the first responder, and notifies the environments, the delegates of lists, and observers.
///
/// > Difference from Apple: Each window has a focus system, on phones too.
/// - Source: https://developer.apple.com/documentation/uikit/uifocussystem
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
    /// Posted after the focus moved; the object is the newly focused item.
    public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    /// Posted when an arrow key finds no item; the object is the item that remains focused.
    public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
    /// The key of the update context in a notification's user info.
    public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"

    private(set) weak var window: UIWindow?
    private weak var item: (any UIFocusItem)?
    /// The item that was focused last, by group.
    private var lastFocused: [String: WeakResponder] = [:]
    /// The list whose focused cell is no longer visible.
    weak var listOfHiddenCell: UIScrollView?
    /// The list that contains the focused cell.
    private weak var focusedList: UIScrollView?
    /// The environment of a requested update.
    private weak var pendingEnvironment: (any UIFocusEnvironment)?
    /// Whether the first responder changes because the focus moves.
    private var isMoving = false

    init(_ window: UIWindow) {
        self.window = window
        super.init()
    }

    /// Returns the focus system of an environment; `nil` outside of windows.
    public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        if let responder = environment as? UIResponder { return responder.chainWindow?.focusSystem }
        return environment.parentFocusEnvironment.flatMap { focusSystem(for: $0) }
    }

    /// Returns whether an environment is equal to another environment or contains it.
    public class func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool {
        FocusTree.chain(of: otherEnvironment).contains { $0 === environment }
    }

    /// The focused item; `nil` if there is none.
    open var focusedItem: (any UIFocusItem)? {
        guard let item else { return nil }
        guard let view = item as? UIView else { return item }
        return view.window === window ? view : nil
    }

    var focusedView: UIView? { focusedItem as? UIView }

    /// Returns whether a view is the item that was last focused in its group.
    func wasFocused(_ view: UIView) -> Bool { lastFocused[FocusTree.group(of: view)]?.responder === view }

    // MARK: - Movement

    /// Requests that the focus moves to an environment, or to its preferred environments, in the next frame.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        pendingEnvironment = environment
        ApplicationHost.current?.frameLoop.schedule(after: 0) { [weak self] in self?.updateFocusIfNeeded() }
    }

    /// Performs a requested update of the focus now.
    open func updateFocusIfNeeded() {
        guard let environment = pendingEnvironment, !isMoving else { return }
        self.pendingEnvironment = nil
        guard let next = FocusTree.target(in: environment) else { return }
        move(to: next, [])
    }

    func setNeedsUpdate(from environment: any UIFocusEnvironment) {
        guard let focusedItem, Self.environment(environment, contains: focusedItem) else { return }
        requestFocusUpdate(to: environment)
    }

    /// Moves the focus if all environments allow it. Returns whether the item has the focus afterwards.
    @discardableResult func move(to next: (any UIFocusItem)?, _ heading: UIFocusHeading) -> Bool {
        let previous = focusedItem
        guard previous !== next else { return true }
        guard !isMoving else { return false }
        let context = UIFocusUpdateContext(from: previous, to: next, heading)
        let environments = FocusTree.environments(around: previous, next)
        guard environments.allSatisfy({ $0.allowsUpdate(in: context) }) else { return false }
        isMoving = true
        let didClaim = claimFirstResponder(for: next as? UIView)
        isMoving = false
        guard didClaim else { return false }
        postUpdate(context, environments)
        return true
    }

    /// Makes the view that gains the focus first responder if possible; otherwise makes the current first responder
    /// resign. Returns `false` if a responder refuses.
    private func claimFirstResponder(for view: UIView?) -> Bool {
        guard let view, view.isEligibleForFirstResponder else {
            // A controller stays first responder, so that its key commands remain available.
            guard let window, let first = window.firstResponder, !(first is UIViewController) else { return true }
            return first.resignFirstResponder()
        }
        return view.isFirstResponder || view.becomeFirstResponder()
    }

    /// Called after the first responder changed, regardless of the reason. A focus item that becomes first responder
    /// is focused. If another responder becomes first responder, or the focused item resigns, the focus is removed.
    func firstResponderDidChange(from old: UIResponder?, to new: UIResponder?) {
        guard !isMoving else { return }
        let next = (new as? UIView).flatMap { $0.canBecomeFocused ? $0 : nil }
        guard next != nil || new != nil || old === focusedItem else { return }
        let previous = focusedItem
        guard previous !== next else { return }
        postUpdate(UIFocusUpdateContext(from: previous, to: next, []), FocusTree.environments(around: previous, next))
    }

    /// Makes the next item the focused one, and notifies environments, list delegates and observers.
    private func postUpdate(_ context: UIFocusUpdateContext, _ environments: [any UIFocusEnvironment]) {
        let (previous, next) = (context.previouslyFocusedItem, context.nextFocusedItem)
        item = next
        listOfHiddenCell = nil
        pendingEnvironment = nil
        (previous as? UIView)?.updateFocusAppearance(for: nil)
        if let view = next as? UIView {
            lastFocused[FocusTree.group(of: view)] = WeakResponder(responder: view)
            focusedList = view.focusList
            view.updateFocusAppearance(for: self)
        }
        let coordinator = UIFocusAnimationCoordinator()
        for environment in environments {
            environment.didUpdateFocus(in: context, with: coordinator)
            (environment as? any FocusableList)?.notifyDelegate(of: context, coordinator)
        }
        coordinator.run()
        NotificationCenter.default.post(
            name: Self.didUpdateNotification, object: next, userInfo: [Self.focusUpdateContextUserInfoKey: context])
    }

    /// Called when the focused cell is no longer visible and may be reused. The list stores the index path of the cell
    /// for the next movement, and the halo is removed.
    func focusedCellWillDisappear(_ cell: UIView) {
        guard item === cell else { return }
        item = nil
        listOfHiddenCell = focusedList
        cell.updateFocusAppearance(for: nil)
    }
}

extension UIFocusEnvironment {
    fileprivate func allowsUpdate(in context: UIFocusUpdateContext) -> Bool {
        shouldUpdateFocus(in: context) && (self as? any FocusableList)?.delegateAgrees(to: context) ?? true
    }
}

extension UIView {
    /// Updates the appearance of the view after it gained the focus of a system, or lost the focus for `nil`.
    fileprivate func updateFocusAppearance(for system: UIFocusSystem?) {
        let isFocused = system != nil
        if isFocused || accessibility.focus != nil { focusState.system = system }
        accessibility.focus?.halo?.removeFromSuperview()
        accessibility.focus?.halo = nil
        // Controls that can become first responder draw a ring themselves, and text input views a caret.
        if isFocused, !isTabStop, let halo = focusEffect as? UIFocusHaloEffect {
            focusState.halo = FocusHalo(halo, around: self)
        }
        (self as? UIControl)?.stateDidChange()
        (self as? UITableViewCell)?.setNeedsUpdateConfiguration()
        (self as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
        if isFocused { recordFocusInList() }
    }
}
