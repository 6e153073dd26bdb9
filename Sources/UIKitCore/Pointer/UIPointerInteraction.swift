/// Has the pointer of a mouse or a track pad look otherwise over a view, or do something to what it is over.
///
/// ```swift
/// view.addInteraction(UIPointerInteraction(delegate: self))
/// ```
///
/// The innermost view under the pointer whose interaction has a region for it decides. Over text that can be selected the pointer is a beam
/// without any.
/// - Source: https://developer.apple.com/documentation/uikit/uipointerinteraction
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// What other code keeps with the interaction.
    package final var companion: AnyObject?
    package final let hub = DelegateHub<any UIPointerInteractionDelegate>()
    /// The view that it was added to. Held weakly.
    public private(set) weak var view: UIView?

    /// Makes an interaction; the delegate is held weakly.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        super.init()
        hub.delegate = delegate
    }

    /// Says where the pointer is another, and what it is there. Held weakly.
    open var delegate: (any UIPointerInteractionDelegate)? { hub.delegate }

    /// Whether the interaction is asked; `true` by default. What it does to a view ends with it.
    open var isEnabled = true { didSet { if isEnabled != oldValue { invalidate() } } }

    /// Asks for region and style anew, if the pointer is over the view.
    open func invalidate() { view?.window?.screen.surface?.pointerStage.invalidate(self) }

    /// Called by the view.
    open func willMove(to view: UIView?) {}

    /// Called by the view.
    open func didMove(to view: UIView?) {
        let stage = self.view?.window?.screen.surface?.pointerStage
        self.view = view
        stage?.invalidate(self)
        invalidate()
    }

    /// The part of the view that the pointer is in; `nil` if the interaction does not care.
    final func region(at point: CGPoint, in window: UIWindow, _ modifiers: UIKeyModifierFlags) -> UIPointerRegion? {
        guard isEnabled, !hub.isEmpty, let view else { return nil }
        let request = UIPointerRegionRequest(location: view.convert(point, from: window), modifiers: modifiers)
        let whole = UIPointerRegion(rect: view.bounds)
        return hub.value(whole) { $0.pointerInteraction(self, regionFor: request, defaultRegion: whole) }
    }
}
