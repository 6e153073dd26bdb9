/// Shows a menu of what can be done to something selected in a view.
///
/// The app presents it, after a gesture of its own. It goes with a touch beside it, and after something was chosen.
/// - Source: https://developer.apple.com/documentation/uikit/uieditmenuinteraction
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    package final let hub = DelegateHub<any UIEditMenuInteractionDelegate>()
    /// What the closure layer keeps with the interaction.
    package final var companion: AnyObject?
    /// The view that it was added to. Held weakly.
    public private(set) weak var view: UIView?
    private weak var bar: EditMenuBar?
    private var shown: UIEditMenuConfiguration?

    /// Makes an interaction; the delegate is held weakly.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        super.init()
        hub.delegate = delegate
    }

    /// Says what the menu offers. Held weakly.
    open var delegate: (any UIEditMenuInteractionDelegate)? { hub.delegate }

    /// Called by the view.
    open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }

    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }

    // MARK: - The menu

    /// Shows the menu; one that is shown already goes. Without anything to offer, or outside of a window, nothing is shown.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        dismissMenu()
        guard let view, let window = view.window else { return }
        let animations = MenuAnimations(preview: nil)
        let bar = EditMenuBar(menu: menu(for: configuration), sender: self)
        guard !bar.isEmpty else { return }
        shown = configuration
        hub.tell { $0.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animations) }
        bar.reload = { [weak self] in self?.reloadVisibleMenu() }
        bar.whenClosing = { [weak self] in self?.tellEnd(configuration, $0) }
        bar.show(in: window, at: target(of: configuration), configuration.preferredArrowDirection, animations)
        self.bar = bar
    }

    /// Takes the menu away, if it is shown.
    open func dismissMenu() { bar?.close() }

    /// Asks the delegate for another menu, if one is shown.
    open func reloadVisibleMenu() {
        guard let bar, let shown else { return }
        bar.fill(menu(for: shown))
    }

    /// Asks where the menu has to stand now, if one is shown.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let bar, let shown else { return }
        bar.move(to: target(of: shown), animated: animated)
    }

    /// Where the menu points, in points of `view`; of the window for `nil`.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, let shown else { return .zero }
        return own.convert(shown.sourcePoint, to: view)
    }

    /// The delegate's menu; where it gives none, what is suggested. An empty one shows nothing.
    private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu {
        let suggested = StandardEditCommands.elements(for: view)
        let given: UIMenu? = hub.value(nil) {
            $0.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
        }
        return given ?? UIMenu(children: suggested)
    }

    /// In points of the window.
    private func target(of configuration: UIEditMenuConfiguration) -> CGRect {
        let point = CGRect(origin: configuration.sourcePoint, size: .zero)
        let rect = hub.value(point) { $0.editMenuInteraction(self, targetRectFor: configuration) }
        return view?.convert(rect.isNull ? point : rect, to: nil) ?? point
    }

    private func tellEnd(_ configuration: UIEditMenuConfiguration, _ animations: MenuAnimations) {
        if shown === configuration { shown = nil }
        hub.tell { $0.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animations) }
    }
}
