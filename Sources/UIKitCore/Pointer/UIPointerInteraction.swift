/// An interaction that changes the pointer of a mouse or trackpad over a view, or applies an effect to the content
/// under the pointer.
///
/// ```swift
/// view.addInteraction(UIPointerInteraction(delegate: self))
/// ```
///
/// The style is determined by the innermost view under the pointer whose interaction has a region at the pointer.
/// Over selectable text, the pointer is a beam even without an interaction.
/// - Source: https://developer.apple.com/documentation/uikit/uipointerinteraction
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// The object that the closure layer attaches to the interaction.
    package final var associatedObject: AnyObject?
    package final let hub = DelegateHub<any UIPointerInteractionDelegate>()
    /// The view of the interaction, referenced weakly.
    public private(set) weak var view: UIView?

    /// Creates an interaction with a delegate. The delegate is referenced weakly.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        super.init()
        hub.delegate = delegate
    }

    /// The delegate, which provides regions and styles, referenced weakly.
    open var delegate: (any UIPointerInteractionDelegate)? { hub.delegate }

    /// Whether the interaction is active. Defaults to `true`. Setting `false` ends the effect on the view.
    open var isEnabled = true { didSet { if isEnabled != oldValue { invalidate() } } }

    /// Requests the region and the style again if the pointer is over the view.
    open func invalidate() { view?.window?.screen.surface?.pointerController.invalidate(self) }

    /// Called by the view before the interaction is added or removed.
    open func willMove(to view: UIView?) {}

    /// Called by the view after the interaction was added or removed.
    open func didMove(to view: UIView?) {
        let controller = self.view?.window?.screen.surface?.pointerController
        self.view = view
        controller?.invalidate(self)
        invalidate()
    }

    /// Returns the region at a point; `nil` if the interaction has no region at the point.
    final func region(at point: CGPoint, in window: UIWindow, _ modifiers: UIKeyModifierFlags) -> UIPointerRegion? {
        guard isEnabled, !hub.isEmpty, let view else { return nil }
        let request = UIPointerRegionRequest(location: view.convert(point, from: window), modifiers: modifiers)
        let defaultRegion = UIPointerRegion(rect: view.bounds)
        return hub.value(defaultRegion) { $0.pointerInteraction(self, regionFor: request, defaultRegion: defaultRegion) }
    }
}
