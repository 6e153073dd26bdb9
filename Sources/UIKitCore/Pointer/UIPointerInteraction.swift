/// Changes the pointer of a mouse or trackpad over a view, or applies an effect to the content under the pointer.
///
/// ```swift
/// view.addInteraction(UIPointerInteraction(delegate: self))
/// ```
///
/// The innermost view under the pointer whose interaction has a region there determines the style. Over selectable
/// text, the pointer is a beam without any interaction.
/// - Source: https://developer.apple.com/documentation/uikit/uipointerinteraction
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// An object that other code associates with the interaction.
    package final var companion: AnyObject?
    package final let hub = DelegateHub<any UIPointerInteractionDelegate>()
    /// The view of the interaction. Held weakly.
    public private(set) weak var view: UIView?

    /// Creates an interaction with a delegate, which is held weakly.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        super.init()
        hub.delegate = delegate
    }

    /// The delegate, which provides regions and styles. Held weakly.
    open var delegate: (any UIPointerInteractionDelegate)? { hub.delegate }

    /// Whether the interaction is active; `true` by default. Disabling ends the effect on the view.
    open var isEnabled = true { didSet { if isEnabled != oldValue { invalidate() } } }

    /// Requests region and style again, if the pointer is over the view.
    open func invalidate() { view?.window?.screen.surface?.pointerController.invalidate(self) }

    /// Called by the view.
    open func willMove(to view: UIView?) {}

    /// Called by the view.
    open func didMove(to view: UIView?) {
        let controller = self.view?.window?.screen.surface?.pointerController
        self.view = view
        controller?.invalidate(self)
        invalidate()
    }

    /// Returns the region at a point; `nil` if the interaction has none there.
    final func region(at point: CGPoint, in window: UIWindow, _ modifiers: UIKeyModifierFlags) -> UIPointerRegion? {
        guard isEnabled, !hub.isEmpty, let view else { return nil }
        let request = UIPointerRegionRequest(location: view.convert(point, from: window), modifiers: modifiers)
        let whole = UIPointerRegion(rect: view.bounds)
        return hub.value(whole) { $0.pointerInteraction(self, regionFor: request, defaultRegion: whole) }
    }
}
