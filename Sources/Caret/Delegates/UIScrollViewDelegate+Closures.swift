extension ControlEvent where Sender: UIScrollView, Payload == CGPoint {
    /// Sent when the content offset has changed for any reason, at most once per frame during an animation. The
    /// payload is the offset, in points.
    public static var didScroll: Self { Self(slot: { $0.scrollProxy.didScroll }, "contentOffset") { $0.contentOffset } }
    /// Sent when the user is about to drag the content; the payload is the content offset, in points.
    public static var willBeginDragging: Self { Self(slot: { $0.scrollProxy.willBeginDragging }, "contentOffset") { $0.contentOffset } }
    /// Sent when the content starts to decelerate; the payload is the content offset, in points.
    public static var willBeginDecelerating: Self {
        Self(slot: { $0.scrollProxy.willBeginDecelerating }, "contentOffset") { $0.contentOffset }
    }
    /// Sent when the content has stopped decelerating; the payload is the content offset, in points.
    public static var didEndDecelerating: Self { Self(slot: { $0.scrollProxy.didEndDecelerating }, "contentOffset") { $0.contentOffset } }
    /// Sent when a scrolling animation that the app started has ended. Not sent if the content already was at the
    /// target offset. The payload is the content offset, in points.
    public static var didEndScrollingAnimation: Self {
        Self(slot: { $0.scrollProxy.didEndScrollingAnimation }, "contentOffset") { $0.contentOffset }
    }
    /// Sent when a tap on the status bar has scrolled to the top; the payload is the content offset, in points.
    public static var didScrollToTop: Self { Self(slot: { $0.scrollProxy.didScrollToTop }, "contentOffset") { $0.contentOffset } }
}

extension ControlEvent where Sender: UIScrollView, Payload == CGFloat {
    /// Sent when the zoom scale has changed for any reason, once per frame during an animation. The payload is the
    /// scale; 1 is the natural size.
    public static var didZoom: Self { Self(slot: { $0.scrollProxy.didZoom }, "zoomScale") { $0.zoomScale } }
}

extension ControlEvent where Sender: UIScrollView, Payload == UIEdgeInsets {
    /// Sent when the adjusted content insets have changed, because the safe area or the app changed them. The payload
    /// is the insets, in points.
    public static var didChangeAdjustedContentInset: Self {
        Self(slot: { $0.scrollProxy.didChangeAdjustedContentInset }, "adjustedContentInset") { $0.adjustedContentInset }
    }
}

/// Events without a payload. Overload resolution prefers the events of the same names with a payload.
extension ControlEvent where Sender: UIScrollView, Payload == Void {
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didScroll: ControlEvent { ControlEvent { $0.scrollProxy.didScroll } }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var willBeginDragging: ControlEvent { ControlEvent { $0.scrollProxy.willBeginDragging } }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var willBeginDecelerating: ControlEvent { ControlEvent { $0.scrollProxy.willBeginDecelerating } }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didEndDecelerating: ControlEvent { ControlEvent { $0.scrollProxy.didEndDecelerating } }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didEndScrollingAnimation: ControlEvent {
        ControlEvent { $0.scrollProxy.didEndScrollingAnimation }
    }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didScrollToTop: ControlEvent { ControlEvent { $0.scrollProxy.didScrollToTop } }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didZoom: ControlEvent { ControlEvent { $0.scrollProxy.didZoom } }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didChangeAdjustedContentInset: ControlEvent {
        ControlEvent { $0.scrollProxy.didChangeAdjustedContentInset }
    }
}

extension ControlEvent where Sender: UIScrollView, Payload == Bool {
    /// Sent when the user ends dragging; the payload is whether the content continues to move.
    public static var didEndDragging: Self { Self { $0.scrollProxy.didEndDragging } }
}

extension Question where Sender: UIScrollView, Payload == Void, Answer == Bool {
    /// Whether a tap on the status bar scrolls to the top. Defaults to `true`.
    public static var shouldScrollToTop: Self { Self(.all) { $0.scrollProxy.shouldScrollToTop } }
}

extension Question where Sender: UIScrollView, Payload == (velocity: CGPoint, target: CGPoint), Answer == CGPoint {
    /// The content offset at which the content comes to rest after the user ends dragging, in points. The payload is
    /// the velocity and the proposed offset.
    public static var willEndDragging: Self { Self { $0.scrollProxy.willEndDragging } }
}

extension Question where Sender: UIScrollView, Payload == Void, Answer == UIView? {
    /// The view that zooming scales around its upper left corner; `nil` prevents zooming.
    public static var viewForZooming: Self { Self { $0.scrollProxy.viewForZooming } }
}

extension ControlEvent where Sender: UIScrollView, Payload == UIView? {
    /// Sent when a pinch is about to zoom the content.
    public static var willBeginZooming: Self { Self { $0.scrollProxy.willBeginZooming } }
}

extension ControlEvent where Sender: UIScrollView, Payload == (view: UIView?, scale: CGFloat) {
    /// Sent when zooming has ended: after a pinch, when the scale has returned to its limits, or when an animation
    /// has ended.
    public static var didEndZooming: Self { Self { $0.scrollProxy.didEndZooming } }
}
