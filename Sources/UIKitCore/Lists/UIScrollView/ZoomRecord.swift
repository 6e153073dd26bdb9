import UIKitEngines

/// What a scroll view knows of its magnification.
@MainActor struct ZoomRecord {
    /// What fingers hold.
    struct Pinch {
        /// The factor that the gesture began with, as if limits had not held it back.
        var start: CGFloat
        /// The point of the content, unmagnified, under the middle of the fingers.
        var point: CGPoint
        /// Where the middle was last, in points of the viewport.
        var place: CGPoint
    }

    /// A magnification under way by itself.
    struct Flight {
        var began: TimeInterval
        var scale: Ease
        var x: Ease
        var y: Ease
        /// It brings content back within its limits, after fingers have left it.
        var isBounce: Bool
    }

    var zoom = Zoom()
    var recognizer: ScrollPinchGestureRecognizer?
    var pinch: Pinch?
    var flight: Flight?
    var link: LinkToken?
    /// Content is being given another size and place at once.
    var isMagnifying = false
}

/// A scroll view's own pinch: goes together with its pan.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    weak var scrollView: UIScrollView?

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.panGestureRecognizer
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.panGestureRecognizer
    }
}
