import UIKitEngines

/// A recognizer for one or more taps with one or more touches.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitapgesturerecognizer
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer, MachineDriven {
    var machine = TapMachine()
    var timer: DelayToken?

    /// The number of taps, at least 1. Defaults to 1.
    open var numberOfTapsRequired: Int {
        get { machine.tapsRequired }
        set { machine.tapsRequired = max(1, newValue) }
    }

    /// The number of simultaneous touches, at least 1. Defaults to 1.
    open var numberOfTouchesRequired: Int {
        get { machine.touchesRequired }
        set { machine.touchesRequired = max(1, newValue) }
    }

    /// The buttons of a pointing device, one of which must be pressed; the primary button by default. Fingers and pens
    /// require no button.
    ///
    /// - Precondition: The mask is not empty.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary {
        didSet {
            precondition(
                !buttonMaskRequired.isEmpty,
                "UITapGestureRecognizer: buttonMaskRequired is empty, so that no button would do. Set .primary or .secondary.")
        }
    }

    override func acceptsButtons(_ buttons: UIEvent.ButtonMask) -> Bool { buttons.isEmpty || !buttons.isDisjoint(with: buttonMaskRequired) }

    // A tap does not prevent recognizers that require more taps, because their gesture is still possible.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired <= numberOfTapsRequired
    }
}
