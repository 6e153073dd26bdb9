/// Knows what has the focus in one window: what arrow keys move, Return chooses, and a ring shows.
///
/// Tab goes from group to group in the order in which people read, together with the fields that take text; arrow keys move within a group
/// by where its items stand. What has the focus is the first responder where it can be, and fields that become first responder have the
/// focus.
///
/// > Difference from Apple: there is one for each window, on phones, too.
/// - Source: https://developer.apple.com/documentation/uikit/uifocussystem
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
    /// Posted after the focus has moved; the object is what has it now.
    public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    /// Posted where an arrow key leads nowhere; the object is what keeps the focus.
    public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
    /// Key of the context in a notification's user info.
    public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"

    private(set) weak var window: UIWindow?
    private weak var item: (any UIFocusItem)?
    /// Who had the focus last, by group.
    private var last: [String: WeakResponder] = [:]
    /// The list whose cell lost the focus by leaving the screen.
    weak var lostList: UIScrollView?
    /// The list that the item is a cell of.
    private weak var list: UIScrollView?
    private weak var pending: (any UIFocusEnvironment)?
    private var isMoving = false

    init(_ window: UIWindow) {
        self.window = window
        super.init()
    }

    /// What moves the focus in an environment; `nil` outside of windows.
    public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        if let responder = environment as? UIResponder { return responder.chainWindow?.focusSystem }
        return environment.parentFocusEnvironment.flatMap { focusSystem(for: $0) }
    }

    /// Whether one environment is another, or around it.
    public class func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool {
        FocusTree.chain(of: otherEnvironment).contains { $0 === environment }
    }

    /// What has the focus; `nil` if nothing has.
    open var focusedItem: (any UIFocusItem)? {
        guard let item else { return nil }
        guard let view = item as? UIView else { return item }
        return view.window === window ? view : nil
    }

    var focusedView: UIView? { focusedItem as? UIView }

    /// Whether a view is the one of its group that had the focus last.
    func wasFocused(_ view: UIView) -> Bool { last[FocusTree.group(of: view)]?.responder === view }

    // MARK: - Moves

    /// Has the focus go to an environment, or to what that prefers, in the next frame.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        pending = environment
        ApplicationHost.current?.frameLoop.schedule(after: 0) { [weak self] in self?.updateFocusIfNeeded() }
    }

    /// Has the focus move now, if that was asked for.
    open func updateFocusIfNeeded() {
        guard let pending, !isMoving else { return }
        self.pending = nil
        guard let next = FocusTree.target(in: pending) else { return }
        move(to: next, [])
    }

    func setNeedsUpdate(from environment: any UIFocusEnvironment) {
        guard let focusedItem, Self.environment(environment, contains: focusedItem) else { return }
        requestFocusUpdate(to: environment)
    }

    /// Moves the focus, if all agree. Returns whether it is there.
    @discardableResult func move(to next: (any UIFocusItem)?, _ heading: UIFocusHeading) -> Bool {
        let previous = focusedItem
        guard previous !== next else { return true }
        guard !isMoving else { return false }
        let context = UIFocusUpdateContext(from: previous, to: next, heading)
        let concerned = FocusTree.environments(around: previous, next)
        guard concerned.allSatisfy({ $0.agrees(to: context) }) else { return false }
        isMoving = true
        let isTaken = takeFirstResponder(for: next as? UIView)
        isMoving = false
        guard isTaken else { return false }
        note(context, concerned)
        return true
    }

    /// What has the focus is the first responder if it can be; else nobody is.
    private func takeFirstResponder(for view: UIView?) -> Bool {
        guard let view, view.isEligibleForFirstResponder else {
            // A controller is the first so that what it gives is seen, which goes on meanwhile.
            guard let window, let first = window.firstResponder, !(first is UIViewController) else { return true }
            return first.resignFirstResponder()
        }
        return view.isFirstResponder || view.becomeFirstResponder()
    }

    /// Another became first responder, by whatever cause: fields have the focus then, and what is no item takes it away.
    func firstResponderDidChange(from old: UIResponder?, to new: UIResponder?) {
        guard !isMoving else { return }
        let next = (new as? UIView).flatMap { $0.canBecomeFocused ? $0 : nil }
        guard next != nil || new != nil || old === focusedItem else { return }
        let previous = focusedItem
        guard previous !== next else { return }
        note(UIFocusUpdateContext(from: previous, to: next, []), FocusTree.environments(around: previous, next))
    }

    private func note(_ context: UIFocusUpdateContext, _ concerned: [any UIFocusEnvironment]) {
        let (previous, next) = (context.previouslyFocusedItem, context.nextFocusedItem)
        item = next
        lostList = nil
        pending = nil
        (previous as? UIView)?.show(focusOf: nil)
        if let view = next as? UIView {
            last[FocusTree.group(of: view)] = WeakResponder(responder: view)
            list = view.focusList
            view.show(focusOf: self)
        }
        let coordinator = UIFocusAnimationCoordinator()
        for environment in concerned {
            environment.didUpdateFocus(in: context, with: coordinator)
            (environment as? any FocusableList)?.tellDelegate(of: context, coordinator)
        }
        coordinator.run()
        NotificationCenter.default.post(
            name: Self.didUpdateNotification, object: next, userInfo: [Self.focusUpdateContextUserInfoKey: context])
    }

    /// A cell goes off the screen, and may come back for another row: its place is remembered, and no ring shows it.
    func cellLeaves(_ cell: UIView) {
        guard item === cell else { return }
        item = nil
        lostList = list
        cell.show(focusOf: nil)
    }
}

extension UIFocusEnvironment {
    fileprivate func agrees(to context: UIFocusUpdateContext) -> Bool {
        shouldUpdateFocus(in: context) && (self as? any FocusableList)?.delegateAgrees(to: context) ?? true
    }
}

extension UIView {
    /// Shows that the view has the focus, or has not any more.
    fileprivate func show(focusOf system: UIFocusSystem?) {
        let isFocused = system != nil
        if isFocused || accessibility.focus != nil { focusRecord.system = system }
        accessibility.focus?.halo?.removeFromSuperview()
        accessibility.focus?.halo = nil
        // Controls that keys go to have a ring of their own, and what takes text a caret.
        if isFocused, !isTabStop, let halo = focusEffect as? UIFocusHaloEffect {
            focusRecord.halo = FocusHalo(halo, around: self)
        }
        (self as? UIControl)?.stateDidChange()
        (self as? UITableViewCell)?.setNeedsUpdateConfiguration()
        (self as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
        if isFocused { noteInList() }
    }
}
