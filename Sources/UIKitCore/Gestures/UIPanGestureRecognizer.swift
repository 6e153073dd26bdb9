import UIKitEngines

/// A recognizer for drags.
///
/// The gesture begins when a touch has moved by ten points. This distance is not part of ``translation(in:)``, so
/// dragged content does not jump.
/// - Source: https://developer.apple.com/documentation/uikit/uipangesturerecognizer
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer, MachineDriven {
    var machine = PanMachine()
    var timer: DelayToken?

    /// The minimum number of touches. Defaults to 1.
    open var minimumNumberOfTouches: Int {
        get { machine.minimumTouches }
        set { machine.minimumTouches = max(1, newValue) }
    }

    /// The maximum number of touches. Unlimited by default.
    open var maximumNumberOfTouches: Int {
        get { machine.maximumTouches }
        set { machine.maximumTouches = max(1, newValue) }
    }

    /// The devices that pan by scrolling, without a touch; none by default. Scroll views inside the view take
    /// precedence.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// Returns the translation of the touches in points of `view`, or of the window for `nil`.
    open func translation(in view: UIView?) -> CGPoint {
        convert(vector: machine.translation, to: view)
    }

    /// Sets the current translation of the touches, in points of `view`, or of the window for `nil`.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let view else {
            machine.translation = translation
            return
        }
        let origin = view.convert(CGPoint.zero, to: nil)
        let tip = view.convert(translation, to: nil)
        machine.translation = CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
    }

    /// Returns the velocity of the touches in points per second of `view`, or of the window for `nil`.
    ///
    /// The velocity is measured over the last tenth of a second. It is zero if the touches did not move in that time.
    open func velocity(in view: UIView?) -> CGPoint {
        convert(vector: machine.velocity(at: gesture.lastTime), to: view)
    }

    private func convert(vector: CGPoint, to view: UIView?) -> CGPoint {
        guard let view else { return vector }
        let origin = view.convert(CGPoint.zero, from: nil)
        let tip = view.convert(vector, from: nil)
        return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
    }
}
