extension ControlEvent where Sender: UIScrollView, Payload == CGPoint {
    /// Sent when the content offset has changed for any reason, at most once per frame during an animation. The
    /// payload is the offset, in points.
    public static var didScroll: Self { Self(.scroll, "scrollViewDidScroll(_:)") { $0.contentOffset } }
    /// Sent when the user is about to drag the content; the payload is the content offset, in points.
    public static var willBeginDragging: Self { Self(.scroll, "scrollViewWillBeginDragging(_:)") { $0.contentOffset } }
    /// Sent when the content starts to decelerate; the payload is the content offset, in points.
    public static var willBeginDecelerating: Self { Self(.scroll, "scrollViewWillBeginDecelerating(_:)") { $0.contentOffset } }
    /// Sent when the content has stopped decelerating; the payload is the content offset, in points.
    public static var didEndDecelerating: Self { Self(.scroll, "scrollViewDidEndDecelerating(_:)") { $0.contentOffset } }
    /// Sent when a scrolling animation that the app started has ended. Not sent if the content already was at the
    /// target offset. The payload is the content offset, in points.
    public static var didEndScrollingAnimation: Self { Self(.scroll, "scrollViewDidEndScrollingAnimation(_:)") { $0.contentOffset } }
    /// Sent when a tap on the status bar has scrolled to the top; the payload is the content offset, in points.
    public static var didScrollToTop: Self { Self(.scroll, "scrollViewDidScrollToTop(_:)") { $0.contentOffset } }
}

extension ControlEvent where Sender: UIScrollView, Payload == CGFloat {
    /// Sent when the zoom scale has changed for any reason, once per frame during an animation. The payload is the
    /// scale; 1 is the natural size.
    public static var didZoom: Self { Self(.scroll, "scrollViewDidZoom(_:)") { $0.zoomScale } }
}

extension ControlEvent where Sender: UIScrollView, Payload == UIEdgeInsets {
    /// Sent when the adjusted content insets have changed, because the safe area or the app changed them. The payload
    /// is the insets, in points.
    public static var didChangeAdjustedContentInset: Self {
        Self(.scroll, "scrollViewDidChangeAdjustedContentInset(_:)") { $0.adjustedContentInset }
    }
}

/// Events without a payload. Overload resolution prefers the events of the same names with a payload.
extension ControlEvent where Sender: UIScrollView, Payload == Void {
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didScroll: ControlEvent { .init(empty: ControlEvent<Sender, CGPoint>.didScroll) }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var willBeginDragging: ControlEvent { .init(empty: ControlEvent<Sender, CGPoint>.willBeginDragging) }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var willBeginDecelerating: ControlEvent {
        .init(empty: ControlEvent<Sender, CGPoint>.willBeginDecelerating)
    }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didEndDecelerating: ControlEvent {
        .init(empty: ControlEvent<Sender, CGPoint>.didEndDecelerating)
    }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didEndScrollingAnimation: ControlEvent {
        .init(empty: ControlEvent<Sender, CGPoint>.didEndScrollingAnimation)
    }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didScrollToTop: ControlEvent { .init(empty: ControlEvent<Sender, CGPoint>.didScrollToTop) }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didZoom: ControlEvent { .init(empty: ControlEvent<Sender, CGFloat>.didZoom) }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didChangeAdjustedContentInset: ControlEvent {
        .init(empty: ControlEvent<Sender, UIEdgeInsets>.didChangeAdjustedContentInset)
    }
}

extension ControlEvent where Sender: UIScrollView, Payload == Bool {
    /// Sent when the user ends dragging; the payload is whether the content continues to move.
    public static var didEndDragging: Self { Self(.scroll, "scrollViewDidEndDragging(_:willDecelerate:)") }
}

extension Question where Sender: UIScrollView, Payload == Void, Answer == Bool {
    /// Whether a tap on the status bar scrolls to the top. Defaults to `true`.
    public static var shouldScrollToTop: Self { Self(.scroll, "scrollViewShouldScrollToTop(_:)", .all) }
}

extension Question where Sender: UIScrollView, Payload == (velocity: CGPoint, target: CGPoint), Answer == CGPoint {
    /// The content offset at which the content comes to rest after the user ends dragging, in points. The payload is
    /// the velocity and the proposed offset.
    public static var willEndDragging: Self { Self(.scroll, "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") }
}

extension Question where Sender: UIScrollView, Payload == Void, Answer == UIView? {
    /// The view that zooming scales around its upper left corner; `nil` prevents zooming.
    public static var viewForZooming: Self { Self(.scroll, "viewForZooming(in:)") }
}

extension ControlEvent where Sender: UIScrollView, Payload == UIView? {
    /// Sent when a pinch is about to zoom the content.
    public static var willBeginZooming: Self { Self(.scroll, "scrollViewWillBeginZooming(_:with:)") }
}

extension ControlEvent where Sender: UIScrollView, Payload == (view: UIView?, scale: CGFloat) {
    /// Sent when zooming has ended: after a pinch, when the scale has returned to its limits, or when an animation
    /// has ended.
    public static var didEndZooming: Self { Self(.scroll, "scrollViewDidEndZooming(_:with:atScale:)") }
}
