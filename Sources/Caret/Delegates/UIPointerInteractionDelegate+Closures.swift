extension Question
where
    Sender: UIPointerInteraction, Payload == (request: UIPointerRegionRequest, defaultRegion: UIPointerRegion),
    Answer == UIPointerRegion?
{
    /// The pointer region at a location, asked as the pointer moves. Defaults to the entire view. If the answer is
    /// `nil`, the superviews determine the region.
    public static var region: Self { Self { $0.pointerProxy.region } }
}

extension Question where Sender: UIPointerInteraction, Payload == UIPointerRegion, Answer == UIPointerStyle? {
    /// The pointer style of a region, asked when the pointer enters another region. Defaults to `nil`, which is the
    /// system's pointer.
    public static var style: Self { Self { $0.pointerProxy.style } }
}

extension ControlEvent
where Sender: UIPointerInteraction, Payload == (region: UIPointerRegion, animator: any UIPointerInteractionAnimating) {
    /// Sent when the pointer enters a region.
    public static var willEnterRegion: Self { Self { $0.pointerProxy.willEnterRegion } }
    /// Sent when the pointer leaves a region.
    public static var willExitRegion: Self { Self { $0.pointerProxy.willExitRegion } }
}
