import Foundation

/// Looks for a gesture in the touches of a view, and tells its targets when it finds it.
///
/// A recognizer sees the touches of its view and of everything inside it before they do. Subclasses override the `touches…`
/// methods, set ``state``, and give up what they know in ``reset()``.
/// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// What the closure layer keeps with the recognizer; freed with it.
    package final var companion: AnyObject?

    // MARK: Making

    /// Makes a recognizer that calls `action` on `target`; the target is held weakly.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Makes a recognizer without a target.
    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    // MARK: State

    /// How far the recognizer has come. Subclasses set it; changes that the state machine does not know are ignored.
    open var state: State {
        get { gesture.state }
        set { transition(to: newValue) }
    }

    /// The delegate, held weakly. Defaults to `nil`.
    open weak var delegate: (any UIGestureRecognizerDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// Whether touches are looked at. Defaults to `true`; `false` cancels a gesture that is under way.
    open var isEnabled: Bool = true {
        didSet { if !isEnabled, oldValue { abandon() } }
    }

    /// The view that the recognizer was added to, or `nil`.
    open package(set) weak var view: UIView?

    /// A name for logs. Defaults to `nil`.
    open var name: String?

    /// Whether the view's touches are cancelled once the gesture is recognized. Defaults to `true`.
    open var cancelsTouchesInView = true

    /// Whether the view is told of touches only after the recognizer has failed. Defaults to `false`.
    open var delaysTouchesBegan = false

    /// Whether the view is told of the end of touches only after the recognizer has failed. Defaults to `true`.
    open var delaysTouchesEnded = true

    /// The raw values of the kinds of touches that are looked at; all kinds by default.
    open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.all.map { NSNumber(value: $0.rawValue) }

    /// The raw values of the types of presses that are looked at: see ``UIPress/PressType``. None by default.
    ///
    /// A tap recognizer takes a press for a tap.
    open var allowedPressTypes: [NSNumber] = []

    /// Whether touches of another kind than the first one's are left out of a gesture. Defaults to `true`.
    open var requiresExclusiveTouchType = true

    /// The modifier keys that were held when the gesture last changed.
    public internal(set) final var modifierFlags: UIKeyModifierFlags = []

    /// The buttons of a pointing device that the gesture's touches are of; none for fingers.
    public internal(set) final var buttonMask: UIEvent.ButtonMask = []

    package final let hub = DelegateHub<any UIGestureRecognizerDelegate>()
    var gesture = GestureRecord()
    var targets = GestureTargets()

    /// Whether it is given what these buttons of a mouse do; others than the primary one are for those who look for them. None for fingers.
    func takes(_ buttons: UIEvent.ButtonMask) -> Bool { buttons.isSubset(of: .primary) }

    /// Whether the recognizer, and then its delegate, want what an event tells.
    final func wants(_ event: UIEvent) -> Bool {
        shouldReceive(event) && hub.should { $0.gestureRecognizer(self, shouldReceive: event) }
    }

    // MARK: For subclasses, in the order of a gesture

    /// Whether the recognizer wants what the event tells: touches, a wheel, a track pad's pinch, or a pointer that hovers. The default says yes.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Fingers came down in the view. The default does nothing in a class of your own; in a subclass of the system's, call `super`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { handOver(touches, .began) }

    /// Fingers moved. The default does nothing in a class of your own; in a subclass of the system's, call `super`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { handOver(touches, .moved) }

    /// Fingers left. The default does nothing in a class of your own; in a subclass of the system's, call `super`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { handOver(touches, .ended) }

    /// Touches were taken back by the system. The default does nothing in a class of your own; in a subclass of the system's, call `super`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { handOver(touches, .cancelled) }

    /// Keys or buttons of a type that is looked at went down. The default does nothing in a class of your own; in a subclass of the
    /// system's, call `super`.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { (self as? UITapGestureRecognizer)?.hear(presses) }

    /// The force of presses changed: keys have none. The default does nothing.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Keys or buttons went up. The default does nothing in a class of your own; in a subclass of the system's, call `super`.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { (self as? UITapGestureRecognizer)?.hear(presses) }

    /// Presses were taken back by the system. The default does nothing in a class of your own; in a subclass of the system's, call `super`.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { (self as? UITapGestureRecognizer)?.hear(presses) }

    /// The gesture is over: forget what is known of it. In a subclass of the system's, call `super`.
    ///
    /// Called after `ended`, `cancelled` or `failed` once no finger of the gesture is down; `state` is `possible` afterwards.
    open func reset() { (self as? any MachineDriven)?.resetMachine() }

    /// Whether recognizing this gesture makes `preventedGestureRecognizer` fail. The default says yes.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this gesture fails when `preventingGestureRecognizer` is recognized. The default says yes.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this gesture has to wait until the other one failed. The default says no.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the other gesture has to wait until this one failed. The default says no.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Takes a touch out of the gesture: it goes to the view as if the recognizer were not there.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        gesture.touches.removeAll { $0 === touch }
        touch.leave(self)
    }

    /// Takes a press out of the gesture: it goes to the view as if the recognizer were not there.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        button.gestureRecognizers?.removeAll { $0 === self }
        if button.gestureRecognizers?.isEmpty == true { button.gestureRecognizers = nil }
    }

    /// Seconds for which a touch of what the view contains is kept from it, or `nil`. Scroll views wait for a drag.
    func contentDelay(of touch: UITouch) -> TimeInterval? { nil }

    /// Whether a new touch is for the recognizer alone: one that stops content under it is not meant for what it lands on.
    func keeps(_ touch: UITouch) -> Bool { false }

    // MARK: Where

    /// The middle of the gesture's touches in the coordinates of `view`, or of the window for `nil`. In points.
    ///
    /// After the touches have ended, where they were last.
    open func location(in view: UIView?) -> CGPoint {
        convert(gesture.centroid, to: view)
    }

    /// How many fingers take part in the gesture now; those that left last, while a gesture is told of after all have.
    open var numberOfTouches: Int { gesture.told.count }

    /// Where one of the fingers is in the coordinates of `view`, or of the window for `nil`. In points.
    ///
    /// - Precondition: `touchIndex` is at least 0 and less than ``numberOfTouches``.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        precondition(
            gesture.told.indices.contains(touchIndex),
            "UIGestureRecognizer: touch \(touchIndex) of \(numberOfTouches). Ask for an index below numberOfTouches.")
        return gesture.told[touchIndex].location(in: view)
    }
}
