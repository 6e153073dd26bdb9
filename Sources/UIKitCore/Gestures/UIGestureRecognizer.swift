import Foundation

/// The superclass of recognizers, which detect a gesture in the touches of a view and notify their targets.
///
/// A recognizer receives the touches of its view and of its subviews before the views do. Subclasses override the
/// `touches…` methods, set ``state``, and clear the state that they store in ``reset()``.
/// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// The object that the closure layer attaches to the recognizer. It is released with the recognizer.
    package final var associatedObject: AnyObject?

    // MARK: Creation

    /// Creates a recognizer that calls `action` on `target`; the target is held weakly.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer without a target.
    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    // MARK: State

    /// The state of the recognizer. Subclasses set it; transitions that the state machine does not allow are ignored.
    open var state: State {
        get { gesture.state }
        set { transition(to: newValue) }
    }

    /// The delegate, held weakly. Defaults to `nil`.
    open weak var delegate: (any UIGestureRecognizerDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// Whether the recognizer receives touches. Defaults to `true`; `false` cancels a gesture in progress.
    open var isEnabled: Bool = true {
        didSet { if !isEnabled, oldValue { abandon() } }
    }

    /// The view that contains the recognizer; `nil` if there is none.
    open package(set) weak var view: UIView?

    /// A name for logs. Defaults to `nil`.
    open var name: String?

    /// Whether the view's touches are cancelled when the gesture is recognised. Defaults to `true`.
    open var cancelsTouchesInView = true

    /// Whether the view receives touches only after the recognizer has failed. Defaults to `false`.
    open var delaysTouchesBegan = false

    /// Whether the view receives the end of touches only after the recognizer has failed. Defaults to `true`.
    open var delaysTouchesEnded = true

    /// The raw values of the accepted touch types; all types by default.
    open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.all.map { NSNumber(value: $0.rawValue) }

    /// The raw values of the accepted press types, see ``UIPress/PressType``; none by default.
    ///
    /// A tap recognizer treats a press as a tap.
    open var allowedPressTypes: [NSNumber] = []

    /// Whether touches of another type than the first touch are excluded from a gesture. Defaults to `true`.
    open var requiresExclusiveTouchType = true

    /// The modifier keys that were pressed when the gesture last changed.
    public internal(set) final var modifierFlags: UIKeyModifierFlags = []

    /// The buttons of the pointing device in the gesture; empty for fingers.
    public internal(set) final var buttonMask: UIEvent.ButtonMask = []

    package final let hub = DelegateHub<any UIGestureRecognizerDelegate>()
    var gesture = RecognizerState()
    var targets = GestureTargets()

    /// Returns whether the recognizer accepts touches of these mouse buttons: by default only of the primary button.
    /// Touches of fingers have no buttons.
    func acceptsButtons(_ buttons: UIEvent.ButtonMask) -> Bool { buttons.isSubset(of: .primary) }

    /// Returns whether the recognizer and its delegate accept an event.
    final func accepts(_ event: UIEvent) -> Bool {
        shouldReceive(event) && hub.allAgree { $0.gestureRecognizer(self, shouldReceive: event) }
    }

    // MARK: For subclasses, in the order of a gesture

    /// Returns whether the recognizer accepts an event: touches, scrolling, a track pad's pinch, or hovering. `true`
    /// by default.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Called when touches begin in the view. A subclass of a system recognizer must call `super`; other subclasses
    /// need not.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { feedMachine(touches, .began) }

    /// Called when touches move. A subclass of a system recognizer must call `super`; other subclasses need not.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { feedMachine(touches, .moved) }

    /// Called when touches end. A subclass of a system recognizer must call `super`; other subclasses need not.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { feedMachine(touches, .ended) }

    /// Called when the system cancels touches. A subclass of a system recognizer must call `super`; other subclasses
    /// need not.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { feedMachine(touches, .cancelled) }

    /// Called when accepted keys or buttons are pressed. A subclass of a system recognizer must call `super`; other
    /// subclasses need not.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { (self as? UITapGestureRecognizer)?.receive(presses) }

    /// Called when the force of presses changes; keys have no force. Does nothing by default.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called when keys or buttons are released. A subclass of a system recognizer must call `super`; other
    /// subclasses need not.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { (self as? UITapGestureRecognizer)?.receive(presses) }

    /// Called when the system cancels presses. A subclass of a system recognizer must call `super`; other subclasses
    /// need not.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { (self as? UITapGestureRecognizer)?.receive(presses) }

    /// Clears the state of a finished gesture. In a subclass of a system recognizer, call `super`.
    ///
    /// Called after `ended`, `cancelled` or `failed`, when no touch of the gesture is down; `state` is `possible`
    /// afterwards.
    open func reset() { (self as? any MachineDriven)?.resetMachine() }

    /// Returns whether the recognition of this gesture makes `preventedGestureRecognizer` fail. `true` by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether this gesture fails when that of `preventingGestureRecognizer` is recognised. `true` by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether this gesture must wait for the failure of the other gesture. `false` by default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns whether the other gesture must wait for the failure of this gesture. `false` by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Removes a touch from the gesture. The touch is delivered to the view as if there were no recognizer.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        gesture.touches.removeAll { $0 === touch }
        touch.removeFromTouch(self)
    }

    /// Removes a press from the gesture. The press is delivered as if there were no recognizer.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        button.gestureRecognizers?.removeAll { $0 === self }
        if button.gestureRecognizers?.isEmpty == true { button.gestureRecognizers = nil }
    }

    /// Returns the delay, in seconds, of a touch in the view's content; `nil` for none. Scroll views delay touches to
    /// detect a drag.
    func contentDelay(of touch: UITouch) -> TimeInterval? { nil }

    /// Returns whether only recognizers receive a new touch, and not its view. For example, a touch that stops moving
    /// content is not meant for the view under the touch.
    func receivesExclusively(_ touch: UITouch) -> Bool { false }

    // MARK: Locations

    /// Returns the centroid of the gesture's touches in points of `view`, or of the window for `nil`.
    ///
    /// After the touches have ended, returns their last centroid.
    open func location(in view: UIView?) -> CGPoint {
        convert(gesture.centroid, to: view)
    }

    /// The number of touches in the gesture. While a gesture is reported after its end, the number of touches that
    /// ended last.
    open var numberOfTouches: Int { gesture.affectedTouches.count }

    /// Returns the location of a touch in points of `view`, or of the window for `nil`.
    ///
    /// - Precondition: `touchIndex` is at least 0 and less than ``numberOfTouches``.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        precondition(
            gesture.affectedTouches.indices.contains(touchIndex),
            "UIGestureRecognizer: touch \(touchIndex) of \(numberOfTouches). Use an index below numberOfTouches.")
        return gesture.affectedTouches[touchIndex].location(in: view)
    }
}
