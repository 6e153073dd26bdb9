extension UIDynamicAnimator: EventSource {}

extension ControlEvent where Sender: UIDynamicAnimator, Payload == Void {
    /// Sent before the animator starts to move items.
    public static var willResume: Self { Self(.animator, "dynamicAnimatorWillResume(_:)") }
    /// Sent after all items have come to rest.
    public static var didPause: Self { Self(.animator, "dynamicAnimatorDidPause(_:)") }
}
