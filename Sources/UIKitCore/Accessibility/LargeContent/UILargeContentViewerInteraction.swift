/// An interaction that enlarges the title and the image of a small item after a long press.
///
/// The viewer is for content that cannot grow with the text size, such as bars. It opens if the user prefers an
/// accessibility text size. It stays open until the touch ends, and shows the item under the touch. Navigation bars,
/// toolbars and tab bars add the interaction themselves.
/// - Source: https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// Posted after ``isEnabled`` changed.
    public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    package final let hub = DelegateHub<any UILargeContentViewerInteractionDelegate>()
    /// The object that the closure layer attaches to the interaction.
    package final var associatedObject: AnyObject?
    /// The view that contains the interaction. Held weakly.
    public private(set) weak var view: UIView?
    private lazy var press = LargeContentPress(
        hasItem: { [weak self] gesture in self?.hasItem(at: gesture.location(in: self?.view)) ?? false },
        follow: { [weak self] recognizer in self?.follow(recognizer) })
    private var displayedItem: (any UILargeContentViewerItem)?
    private var panel: LargeContentPanel?

    /// Creates an interaction; the delegate is held weakly.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        super.init()
        hub.delegate = delegate
    }

    /// Creates an interaction without a delegate.
    public override convenience init() { self.init(delegate: nil) }

    /// The delegate that determines the item and its location. Held weakly.
    open var delegate: (any UILargeContentViewerInteractionDelegate)? { hub.delegate }

    /// The recognizer that opens the viewer, for failure requirements with other recognizers.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press.recognizer }

    /// Whether a long press opens the viewer, which requires an accessibility text size.
    open class var isEnabled: Bool {
        ApplicationHost.current?.mainScreen.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ?? false
    }

    /// Called by the view before the interaction moves.
    open func willMove(to view: UIView?) {
        guard view == nil else { return }
        close()
        press.recognizer.view?.removeGestureRecognizer(press.recognizer)
    }

    /// Called by the view after the interaction moved.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press.recognizer)
    }

    // MARK: - The viewer

    /// Returns whether an item is at a point of the view.
    final func hasItem(at point: CGPoint) -> Bool { item(at: point) != nil }

    private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        let result = hub.value(defaultItem(at: point)) { $0.largeContentViewerInteraction(self, itemAt: point) }
        return result.flatMap { $0.showsLargeContentViewer ? $0 : nil }
    }

    private func follow(_ recognizer: UILongPressGestureRecognizer) {
        guard let view else { return close() }
        let point = recognizer.location(in: view)
        switch recognizer.state {
        case .began, .changed: show(item(at: point))
        case .ended:
            let item = displayedItem
            close()
            finish(on: item, at: point)
        default: close()
        }
    }

    private func show(_ item: (any UILargeContentViewerItem)?) {
        guard item !== displayedItem else { return }
        displayedItem = item
        guard let item else { return hide() }
        guard let centeringView else { return }
        let panel = panel ?? LargeContentPanel()
        let isFirstItem = self.panel == nil
        self.panel = panel
        panel.show(item)
        if isFirstItem { panel.open(in: centeringView) } else { panel.center(in: centeringView) }
    }

    private func hide() {
        panel?.close()
        panel = nil
    }

    private func close() {
        displayedItem = nil
        hide()
    }

    /// The view in which the viewer is centred: the view of the controller that the delegate returns, or else the
    /// window.
    private var centeringView: UIView? {
        guard let window = view?.window else { return nil }
        guard let fallback = defaultController else { return window }
        let controller: UIViewController = hub.value(fallback) { $0.viewController(for: self) }
        return controller.loaded ?? window
    }

    /// Notifies the delegate of the end of the touch. Performs the default action if no delegate implements the method.
    private func finish(on item: (any UILargeContentViewerItem)?, at point: CGPoint) {
        let itemPoint = (item as? UIView).flatMap { view?.convert(point, to: $0) } ?? point
        var isHandled = false
        hub.notify { delegate in
            let result = DefaultImplementationProbe.probe { delegate.largeContentViewerInteraction(self, didEndOn: item, at: itemPoint) }
            isHandled = isHandled || result.isOwn
        }
        if !isHandled { performDefaultAction(of: item) }
    }

    // MARK: - Defaults

    /// Returns the innermost item at a point of the view.
    package final func defaultItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        guard let view else { return nil }
        var next = view.hitTest(point, with: nil)
        while let current = next {
            if current.showsLargeContentViewer { return current }
            next = current === view ? nil : current.superview
        }
        return nil
    }

    /// The default controller for the viewer: the root of the window.
    package final var defaultController: UIViewController? { view?.window?.rootViewController }

    /// Sends the actions of a touch that ends on the item, if the item is a control.
    private func performDefaultAction(of item: (any UILargeContentViewerItem)?) {
        guard let control = item as? UIControl, control.isEnabled else { return }
        control.sendActions(for: .touchUpInside)
    }
}
