import UIKitEngines

/// Looks for fingers that drag.
///
/// Begins once a finger has gone ten points; these are not part of ``translation(in:)``, so that what is dragged does not jump.
/// - Source: https://developer.apple.com/documentation/uikit/uipangesturerecognizer
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer, MachineDriven {
    var machine = PanMachine()
    var timer: DelayToken?

    /// How many fingers drag at least. Defaults to 1.
    open var minimumNumberOfTouches: Int {
        get { machine.minimumTouches }
        set { machine.minimumTouches = max(1, newValue) }
    }

    /// How many fingers may drag at most. Defaults to any number.
    open var maximumNumberOfTouches: Int {
        get { machine.maximumTouches }
        set { machine.maximumTouches = max(1, newValue) }
    }

    /// The devices that drag by scrolling, without a finger on the view; none by default. What scrolls inside of the view goes first.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// How far the fingers have dragged in the coordinates of `view`, or of the window for `nil`. In points.
    open func translation(in view: UIView?) -> CGPoint {
        convert(vector: machine.translation, to: view)
    }

    /// Makes `translation` the distance that the fingers have dragged so far. In points.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let view else {
            machine.translation = translation
            return
        }
        let origin = view.convert(CGPoint.zero, to: nil)
        let tip = view.convert(translation, to: nil)
        machine.translation = CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
    }

    /// How fast the fingers move in the coordinates of `view`, or of the window for `nil`. In points per second.
    ///
    /// Of the last tenth of a second: zero after a rest.
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
