import UIKitEngines

/// The zooming state of a scroll view.
@MainActor struct ZoomState {
    /// A pinch in progress.
    struct Pinch {
        /// The scale at the start of the gesture, without damping by the limits.
        var start: CGFloat
        /// The point of the unscaled content at the centre of the touches.
        var point: CGPoint
        /// The last centre of the touches, relative to the top-left corner of the visible area, in points.
        var center: CGPoint
    }

    /// An animated change of scale and offset.
    struct ZoomAnimation {
        var began: TimeInterval
        var scale: Ease
        var x: Ease
        var y: Ease
        /// Whether the animation returns the content to its limits after a pinch.
        var isBounce: Bool
    }

    var zoom = Zoom()
    var recognizer: ScrollPinchGestureRecognizer?
    var pinch: Pinch?
    var animation: ZoomAnimation?
    var link: LinkToken?
    /// Whether the content size is being set together with the offset.
    var isApplyingZoom = false
}

/// The pinch gesture recognizer of a scroll view. It recognises pinches simultaneously with the scroll view's pan.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    weak var scrollView: UIScrollView?

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.panGestureRecognizer
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.panGestureRecognizer
    }
}
