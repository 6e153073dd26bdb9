extension ControlEvent where Sender: UIScrollView, Payload == Void {
    /// The content's offset changed, by whatever cause; at most once per frame while it moves by itself.
    public static var didScroll: Self { Self(.scroll, "scrollViewDidScroll(_:)") }
    /// A finger is about to drag content.
    public static var willBeginDragging: Self { Self(.scroll, "scrollViewWillBeginDragging(_:)") }
    /// Content begins to move on by itself.
    public static var willBeginDecelerating: Self { Self(.scroll, "scrollViewWillBeginDecelerating(_:)") }
    /// Content has come to rest.
    public static var didEndDecelerating: Self { Self(.scroll, "scrollViewDidEndDecelerating(_:)") }
    /// A movement that the app asked for with `animated: true` is over. Not called if the offset was the wanted one already.
    public static var didEndScrollingAnimation: Self { Self(.scroll, "scrollViewDidEndScrollingAnimation(_:)") }
    /// A tap on the status bar has shown the beginning of the content.
    public static var didScrollToTop: Self { Self(.scroll, "scrollViewDidScrollToTop(_:)") }
    /// The magnification changed, by whatever cause; each frame while it changes by itself.
    public static var didZoom: Self { Self(.scroll, "scrollViewDidZoom(_:)") }
    /// The insets changed, with the safe area or by the app.
    public static var didChangeAdjustedContentInset: Self { Self(.scroll, "scrollViewDidChangeAdjustedContentInset(_:)") }
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
