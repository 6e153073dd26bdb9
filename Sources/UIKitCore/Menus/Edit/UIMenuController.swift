/// The edit menu of older apps: the standard actions of the first responder, and items that the app adds.
///
/// New code uses ``UIEditMenuInteraction``. Only one edit menu is shown at a time, of either kind.
/// - Source: https://developer.apple.com/documentation/uikit/uimenucontroller
@preconcurrency @MainActor open class UIMenuController: NSObject {
    /// The directions of the menu's arrow.
    public enum ArrowDirection: Int, Sendable {
        /// The menu is above the target, or below if it fits only there.
        case `default` = 0
        /// The menu is below the target, and points up.
        case up = 1
        /// The menu is above the target, and points down.
        case down = 2
        /// The menu is to the right of the target, and points left.
        case left = 3
        /// The menu is to the left of the target, and points right.
        case right = 4
    }

    /// Posted before the menu appears; the notification's object is the controller.
    public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    /// Posted after the menu appeared; the notification's object is the controller.
    public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu disappears; the notification's object is the controller.
    public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    /// Posted after the menu disappeared; the notification's object is the controller.
    public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted after the menu's frame changed; the notification's object is the controller.
    public nonisolated static let menuFrameDidChangeNotification = Notification.Name("UIMenuControllerMenuFrameDidChangeNotification")

    /// The menu controller of the running application.
    public static var shared: UIMenuController { ApplicationHost.running.menuController }

    private weak var bar: EditMenuBar?
    private weak var target: UIView?
    private var rect = CGRect.zero

    /// The items that the app adds; `nil` by default. They are shown after the standard items if a responder in the
    /// chain can perform them.
    open var menuItems: [UIMenuItem]?
    /// The preferred direction of the arrow; `.default` by default.
    open var arrowDirection = ArrowDirection.default

    /// Whether the menu is shown.
    open var isMenuVisible: Bool {
        get { bar != nil }
        set { setMenuVisible(newValue, animated: false) }
    }
    /// The frame of the menu with its arrow, in points of the window; zero while the menu is not shown.
    open var menuFrame: CGRect { bar?.placement?.frame ?? .zero }

    /// Shows the menu for a rectangle of a view, in the view's points. Does nothing if no responder can perform an
    /// action.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        bar?.close()
        guard let window = targetView.window else { return }
        let newBar = EditMenuBar(menu: UIMenu(children: elements(targetView)), sender: self)
        guard !newBar.isEmpty else { return }
        target = targetView
        rect = targetRect
        post(Self.willShowMenuNotification)
        let animations = MenuAnimations(preview: nil)
        animations.addCompletion { [weak self] in self?.post(Self.didShowMenuNotification) }
        newBar.reload = { [weak self] in self?.update() }
        newBar.onClose = { [weak self] in self?.notifyWillHide($0) }
        let direction = UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
        newBar.show(in: window, at: targetView.convert(targetRect, to: nil), direction, animations)
        bar = newBar
        post(Self.menuFrameDidChangeNotification)
    }

    /// Sets the target of ``setMenuVisible(_:animated:)``: a rectangle of a view, in the view's points.
    ///
    /// New code calls ``showMenu(from:rect:)``.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        target = targetView
        rect = targetRect
    }

    /// Shows the menu at the target of ``setTargetRect(_:in:)``, or hides it. `animated` has no effect.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible else { return hideMenu() }
        if let target { showMenu(from: target, rect: rect) }
    }

    /// Hides the menu.
    open func hideMenu() { bar?.close() }

    /// Hides the menu if it is shown for the view.
    open func hideMenu(from targetView: UIView) { if target === targetView { hideMenu() } }

    /// Updates the menu to the actions that the responder chain can perform now.
    open func update() {
        guard let bar, let target else { return }
        bar.setMenu(UIMenu(children: elements(target)))
    }

    private func elements(_ view: UIView) -> [UIMenuElement] {
        let start = view.window?.firstResponder ?? view
        let appItems = (menuItems ?? []).filter { item in start.firstInChain { $0.canPerformAction(item.action, withSender: self) } != nil }
        return StandardEditCommands.elements(for: view) + appItems.map { UICommand(title: $0.title, action: $0.action) }
    }

    private func notifyWillHide(_ animations: MenuAnimations) {
        bar = nil
        post(Self.willHideMenuNotification)
        animations.addCompletion { [weak self] in self?.post(Self.didHideMenuNotification) }
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
