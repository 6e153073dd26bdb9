/// An interaction that shows a menu of edit actions for a selection in a view.
///
/// The app presents the menu after a gesture that it handles. A touch outside or a choice dismisses the menu.
/// - Source: https://developer.apple.com/documentation/uikit/uieditmenuinteraction
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    package final let hub = DelegateHub<any UIEditMenuInteractionDelegate>()
    /// An object that the closure layer stores with the interaction.
    package final var associatedObject: AnyObject?
    /// The view of the interaction, held weakly.
    public private(set) weak var view: UIView?
    private weak var bar: EditMenuBar?
    private var presentedConfiguration: UIEditMenuConfiguration?

    /// Creates an interaction with a delegate, which is held weakly.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        super.init()
        hub.delegate = delegate
    }

    /// The delegate, which provides the menu. Held weakly.
    open var delegate: (any UIEditMenuInteractionDelegate)? { hub.delegate }

    /// Called by the view.
    open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }

    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }

    // MARK: - The menu

    /// Shows the menu, and dismisses a menu that is shown. Does nothing for an empty menu, or outside windows.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        dismissMenu()
        guard let view, let window = view.window else { return }
        let animations = MenuAnimations(preview: nil)
        let bar = EditMenuBar(menu: menu(for: configuration), sender: self)
        guard !bar.isEmpty else { return }
        presentedConfiguration = configuration
        hub.notify { $0.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animations) }
        bar.reload = { [weak self] in self?.reloadVisibleMenu() }
        bar.onClose = { [weak self] in self?.notifyEnd(configuration, $0) }
        bar.show(in: window, at: target(of: configuration), configuration.preferredArrowDirection, animations)
        self.bar = bar
    }

    /// Dismisses the menu, if it is shown.
    open func dismissMenu() { bar?.close() }

    /// Requests the menu from the delegate again, if it is shown.
    open func reloadVisibleMenu() {
        guard let bar, let presentedConfiguration else { return }
        bar.setMenu(menu(for: presentedConfiguration))
    }

    /// Updates the position of the menu, if it is shown.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let bar, let presentedConfiguration else { return }
        bar.move(to: target(of: presentedConfiguration), animated: animated)
    }

    /// Returns the location of the menu's target, in points of `view`, or of the window for `nil`.
    open func location(in view: UIView?) -> CGPoint {
        guard let interactionView = self.view, let presentedConfiguration else { return .zero }
        return interactionView.convert(presentedConfiguration.sourcePoint, to: view)
    }

    /// Returns the delegate's menu, or the suggested actions if the delegate returns `nil`. An empty menu is not
    /// shown.
    private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu {
        let suggestedElements = StandardEditCommands.elements(for: view)
        let delegateMenu: UIMenu? = hub.value(nil) {
            $0.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggestedElements)
        }
        return delegateMenu ?? UIMenu(children: suggestedElements)
    }

    /// Returns the target in points of the window.
    private func target(of configuration: UIEditMenuConfiguration) -> CGRect {
        let point = CGRect(origin: configuration.sourcePoint, size: .zero)
        let rect = hub.value(point) { $0.editMenuInteraction(self, targetRectFor: configuration) }
        return view?.convert(rect.isNull ? point : rect, to: nil) ?? point
    }

    private func notifyEnd(_ configuration: UIEditMenuConfiguration, _ animations: MenuAnimations) {
        if presentedConfiguration === configuration { presentedConfiguration = nil }
        hub.notify { $0.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animations) }
    }
}
