/// The edit menu of older apps: shows what the first responder can do, and choices of the app's own.
///
/// New code uses ``UIEditMenuInteraction``; only one menu is shown at a time, whoever shows it.
/// - Source: https://developer.apple.com/documentation/uikit/uimenucontroller
@preconcurrency @MainActor open class UIMenuController: NSObject {
    /// On which side of what it is about the menu stands.
    public enum ArrowDirection: Int, Sendable {
        /// Above, or below where there is more room.
        case `default` = 0
        /// Below: the menu points up.
        case up = 1
        /// Above: the menu points down.
        case down = 2
        /// At the right: the menu points left.
        case left = 3
        /// At the left: the menu points right.
        case right = 4
    }

    /// Posted before the menu comes; its object is the controller.
    public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    /// Posted after the menu has come; its object is the controller.
    public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu goes; its object is the controller.
    public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    /// Posted after the menu has gone; its object is the controller.
    public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted after the menu's frame changed; its object is the controller.
    public nonisolated static let menuFrameDidChangeNotification = Notification.Name("UIMenuControllerMenuFrameDidChangeNotification")

    /// The running application's.
    public static var shared: UIMenuController { ApplicationHost.running.menuController }

    private weak var bar: EditMenuBar?
    private weak var target: UIView?
    private var rect = CGRect.zero

    /// Choices of the app's own, shown after the standard ones if the responder chain can perform them; `nil` by default.
    open var menuItems: [UIMenuItem]?
    /// On which side the menu would best stand; `.default` by default.
    open var arrowDirection = ArrowDirection.default

    /// Whether the menu is shown.
    open var isMenuVisible: Bool {
        get { bar != nil }
        set { setMenuVisible(newValue, animated: false) }
    }
    /// The menu's frame with its arrow, in points of the window; zero while it is not shown.
    open var menuFrame: CGRect { bar?.place?.frame ?? .zero }

    /// Shows the menu for a part of a view, in its points. Nothing is shown if nobody can do anything.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        bar?.close()
        guard let window = targetView.window else { return }
        let made = EditMenuBar(menu: UIMenu(children: elements(targetView)), sender: self)
        guard !made.isEmpty else { return }
        (target, rect) = (targetView, targetRect)
        post(Self.willShowMenuNotification)
        let animations = MenuAnimations(preview: nil)
        animations.addCompletion { [weak self] in self?.post(Self.didShowMenuNotification) }
        made.reload = { [weak self] in self?.update() }
        made.whenClosing = { [weak self] in self?.willHide($0) }
        let direction = UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
        made.show(in: window, at: targetView.convert(targetRect, to: nil), direction, animations)
        bar = made
        post(Self.menuFrameDidChangeNotification)
    }

    /// Sets what the menu is about, for ``setMenuVisible(_:animated:)``: a part of a view, in its points.
    ///
    /// Newer code calls ``showMenu(from:rect:)``.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { (target, rect) = (targetView, targetRect) }

    /// Shows the menu where ``setTargetRect(_:in:)`` says, or takes it away. The menu comes and goes as it always does.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible else { return hideMenu() }
        if let target { showMenu(from: target, rect: rect) }
    }

    /// Takes the menu away.
    open func hideMenu() { bar?.close() }

    /// Takes the menu away if it is shown for that view.
    open func hideMenu(from targetView: UIView) { if target === targetView { hideMenu() } }

    /// Asks the responder chain anew what it can do, and shows that.
    open func update() {
        guard let bar, let target else { return }
        bar.fill(UIMenu(children: elements(target)))
    }

    private func elements(_ view: UIView) -> [UIMenuElement] {
        let start = view.window?.firstResponder ?? view
        let own = (menuItems ?? []).filter { item in start.firstInChain { $0.canPerformAction(item.action, withSender: self) } != nil }
        return StandardEditCommands.elements(for: view) + own.map { UICommand(title: $0.title, action: $0.action) }
    }

    private func willHide(_ animations: MenuAnimations) {
        bar = nil
        post(Self.willHideMenuNotification)
        animations.addCompletion { [weak self] in self?.post(Self.didHideMenuNotification) }
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
