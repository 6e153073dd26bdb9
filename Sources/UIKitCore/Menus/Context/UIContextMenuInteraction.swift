/// An interaction that opens a menu for a view, by a long press or the secondary mouse button.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontextmenuinteraction
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The appearances of an open menu.
    public enum Appearance: Int, Sendable {
        /// No menu is open.
        case unknown = 0
        /// A menu with a preview.
        case rich = 1
        /// A menu without a preview.
        case compact = 2
    }

    /// An object that other code stores with the interaction.
    package final var associatedObject: AnyObject?
    package final let hub = DelegateHub<any UIContextMenuInteractionDelegate>()
    /// The view of the interaction, held weakly.
    public private(set) weak var view: UIView?
    private lazy var gestures = MenuGestures(
        configure: { [weak self] in self?.configure(at: $0) }, open: { [weak self] in self?.open($0) ?? nil })
    private weak var presentation: MenuPresentation?

    /// Creates an interaction with a delegate, which is held weakly.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        super.init()
        hub.delegate = delegate
    }

    /// The delegate, which provides the content of the menu. Held weakly.
    open var delegate: (any UIContextMenuInteractionDelegate)? { hub.delegate }

    /// The appearance of the open menu.
    open var menuAppearance: Appearance {
        guard let presentation else { return .unknown }
        return presentation.hasPreview ? .rich : .compact
    }

    /// Called by the view.
    open func willMove(to view: UIView?) {
        guard view == nil else { return }
        gestures.detach()
        presentation?.close()
    }

    /// Called by the view.
    open func didMove(to view: UIView?) {
        self.view = view
        if let view { gestures.attach(to: view) }
    }

    /// Returns the location at which the menu was opened, in points of `view`, or of the window for `nil`.
    open func location(in view: UIView?) -> CGPoint { gestures.location(in: view) }

    /// Closes the open menu, if there is one.
    open func dismissMenu() { presentation?.close() }

    /// Replaces the open menu by the result of `block`, which receives the menu that is shown.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { presentation?.replaceMenu(block) }

    // MARK: - Opening

    private func configure(at point: CGPoint) -> UIContextMenuConfiguration? {
        hub.value(nil) { $0.contextMenuInteraction(self, configurationForMenuAtLocation: point) }
    }

    /// Opens the menu next to a control, without lifting the control.
    final func openBelow(_ control: UIControl) {
        guard control.isEnabled, let configuration = configure(at: CGPoint(x: control.bounds.midX, y: control.bounds.midY)) else { return }
        _ = open(configuration, below: control)
    }

    private func open(_ configuration: UIContextMenuConfiguration, below control: UIControl? = nil) -> MenuPresentation? {
        guard let view, let window = view.window else { return nil }
        let menu = configuration.actionProvider?([])
        let controller = control == nil ? configuration.previewProvider?() : nil
        guard menu != nil || controller != nil else { return nil }
        var source = MenuSource(view: view, preview: controller, isPlain: control != nil, rect: control?.menuRect(for: configuration))
        if control == nil { source.lifted = preview(for: configuration, isHighlighting: true) }
        let presentation = MenuPresentation(menu: menu ?? UIMenu(), order: configuration.preferredMenuElementOrder, source: source)
        presentation.sender = self
        let animations = MenuAnimations(preview: controller)
        hub.notify { $0.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animations) }
        presentation.onClose = { [weak self] animations in self?.notifyEnd(configuration, animations) }
        presentation.onCommit = { [weak self] animations in self?.notifyCommit(configuration, animations) }
        if control == nil { presentation.dismissalPreview = { [weak self] in self?.preview(for: configuration, isHighlighting: false) } }
        self.presentation = presentation
        presentation.open(in: window, with: animations)
        return presentation
    }

    private func preview(for configuration: UIContextMenuConfiguration, isHighlighting: Bool) -> UITargetedPreview? {
        let identifier = configuration.identifier
        if isHighlighting {
            let preview = hub.value(nil) {
                $0.contextMenuInteraction(self, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier)
            }
            return preview ?? hub.value(nil) { $0.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration) }
        }
        let preview = hub.value(nil) {
            $0.contextMenuInteraction(self, configuration: configuration, dismissalPreviewForItemWithIdentifier: identifier)
        }
        return preview ?? hub.value(nil) { $0.contextMenuInteraction(self, previewForDismissingMenuWithConfiguration: configuration) }
    }

    private func notifyEnd(_ configuration: UIContextMenuConfiguration, _ animations: MenuAnimations) {
        hub.notify { $0.contextMenuInteraction(self, willEndFor: configuration, animator: animations) }
    }

    private func notifyCommit(_ configuration: UIContextMenuConfiguration, _ animations: MenuAnimations) {
        hub.notify { $0.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animations) }
    }
}
