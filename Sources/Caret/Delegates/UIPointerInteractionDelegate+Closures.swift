extension Question
where
    Sender: UIPointerInteraction, Payload == (request: UIPointerRegionRequest, defaultRegion: UIPointerRegion),
    Answer == UIPointerRegion?
{
    /// Asked as the pointer moves over the view. Defaults to all of the view; `nil` leaves it to the views around.
    public static var region: Self { Self(.pointer, "pointerInteraction(_:regionFor:defaultRegion:)") }
}

extension Question where Sender: UIPointerInteraction, Payload == UIPointerRegion, Answer == UIPointerStyle? {
    /// Asked when the pointer comes into another region. Defaults to `nil`, which is the pointer as it is everywhere.
    public static var style: Self { Self(.pointer, "pointerInteraction(_:styleFor:)") }
}

extension ControlEvent
where Sender: UIPointerInteraction, Payload == (region: UIPointerRegion, animator: any UIPointerInteractionAnimating) {
    /// The pointer comes into a region.
    public static var willEnterRegion: Self { Self(.pointer, "pointerInteraction(_:willEnter:animator:)") }
    /// The pointer leaves a region.
    public static var willExitRegion: Self { Self(.pointer, "pointerInteraction(_:willExit:animator:)") }
}
