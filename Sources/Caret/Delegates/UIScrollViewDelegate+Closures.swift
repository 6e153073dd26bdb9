extension ControlEvent where Sender: UIScrollView, Payload == CGPoint {
    /// The content's offset changed, by whatever cause; at most once per frame while it moves by itself; carries the offset, in points.
    public static var didScroll: Self { Self(.scroll, "scrollViewDidScroll(_:)") { $0.contentOffset } }
    /// A finger is about to drag content; carries the offset, in points.
    public static var willBeginDragging: Self { Self(.scroll, "scrollViewWillBeginDragging(_:)") { $0.contentOffset } }
    /// Content begins to move on by itself; carries the offset, in points.
    public static var willBeginDecelerating: Self { Self(.scroll, "scrollViewWillBeginDecelerating(_:)") { $0.contentOffset } }
    /// Content has come to rest; carries the offset, in points.
    public static var didEndDecelerating: Self { Self(.scroll, "scrollViewDidEndDecelerating(_:)") { $0.contentOffset } }
    /// A movement that the app asked for with `animated: true` is over. Not called if the offset was the wanted one already;
    /// carries the offset, in points.
    public static var didEndScrollingAnimation: Self { Self(.scroll, "scrollViewDidEndScrollingAnimation(_:)") { $0.contentOffset } }
    /// A tap on the status bar has shown the beginning of the content; carries the offset, in points.
    public static var didScrollToTop: Self { Self(.scroll, "scrollViewDidScrollToTop(_:)") { $0.contentOffset } }
}

extension ControlEvent where Sender: UIScrollView, Payload == CGFloat {
    /// The magnification changed, by whatever cause; each frame while it changes by itself; carries the magnification, 1 for the
    /// natural size.
    public static var didZoom: Self { Self(.scroll, "scrollViewDidZoom(_:)") { $0.zoomScale } }
}

extension ControlEvent where Sender: UIScrollView, Payload == UIEdgeInsets {
    /// The insets changed, with the safe area or by the app; carries the insets, in points.
    public static var didChangeAdjustedContentInset: Self {
        Self(.scroll, "scrollViewDidChangeAdjustedContentInset(_:)") { $0.adjustedContentInset }
    }
}

/// The same events for handlers that need nothing: those that carry a value come first.
extension ControlEvent where Sender: UIScrollView, Payload == Void {
    /// See the event of this name that carries a value.
    @_disfavoredOverload public static var didScroll: ControlEvent { .init(empty: ControlEvent<Sender, CGPoint>.didScroll) }
    /// See the event of this name that carries a value.
    @_disfavoredOverload public static var willBeginDragging: ControlEvent { .init(empty: ControlEvent<Sender, CGPoint>.willBeginDragging) }
    /// See the event of this name that carries a value.
    @_disfavoredOverload public static var willBeginDecelerating: ControlEvent {
        .init(empty: ControlEvent<Sender, CGPoint>.willBeginDecelerating)
    }
    /// See the event of this name that carries a value.
    @_disfavoredOverload public static var didEndDecelerating: ControlEvent {
        .init(empty: ControlEvent<Sender, CGPoint>.didEndDecelerating)
    }
    /// See the event of this name that carries a value.
    @_disfavoredOverload public static var didEndScrollingAnimation: ControlEvent {
        .init(empty: ControlEvent<Sender, CGPoint>.didEndScrollingAnimation)
    }
    /// See the event of this name that carries a value.
    @_disfavoredOverload public static var didScrollToTop: ControlEvent { .init(empty: ControlEvent<Sender, CGPoint>.didScrollToTop) }
    /// See the event of this name that carries a value.
    @_disfavoredOverload public static var didZoom: ControlEvent { .init(empty: ControlEvent<Sender, CGFloat>.didZoom) }
    /// See the event of this name that carries a value.
    @_disfavoredOverload public static var didChangeAdjustedContentInset: ControlEvent {
        .init(empty: ControlEvent<Sender, UIEdgeInsets>.didChangeAdjustedContentInset)
    }
}

extension ControlEvent where Sender: UIScrollView, Payload == Bool {
    /// The finger has left content; `decelerate` says whether content moves on.
    public static var didEndDragging: Self { Self(.scroll, "scrollViewDidEndDragging(_:willDecelerate:)") }
}

extension Question where Sender: UIScrollView, Payload == Void, Answer == Bool {
    /// Whether a tap on the status bar may show the beginning of the content. Defaults to `true`.
    public static var shouldScrollToTop: Self { Self(.scroll, "scrollViewShouldScrollToTop(_:)", .all) }
}

extension Question where Sender: UIScrollView, Payload == (velocity: CGPoint, target: CGPoint), Answer == CGPoint {
    /// The finger is about to leave content.
    public static var willEndDragging: Self { Self(.scroll, "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") }
}

extension Question where Sender: UIScrollView, Payload == Void, Answer == UIView? {
    /// The view that fingers and the app magnify; `nil` for none. It is scaled around its upper left corner.
    public static var viewForZooming: Self { Self(.scroll, "viewForZooming(in:)") }
}

extension ControlEvent where Sender: UIScrollView, Payload == UIView? {
    /// Two fingers are about to magnify content.
    public static var willBeginZooming: Self { Self(.scroll, "scrollViewWillBeginZooming(_:with:)") }
}

extension ControlEvent where Sender: UIScrollView, Payload == (view: UIView?, scale: CGFloat) {
    /// Fingers have left content and it is back within its limits, or an animated change is over.
    public static var didEndZooming: Self { Self(.scroll, "scrollViewDidEndZooming(_:with:atScale:)") }
}
