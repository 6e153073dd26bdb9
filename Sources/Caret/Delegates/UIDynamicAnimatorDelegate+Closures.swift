extension UIDynamicAnimator: EventSource {}

extension ControlEvent where Sender: UIDynamicAnimator, Payload == Void {
    /// Sent before the animator starts to move items.
    public static var willResume: Self { Self { $0.animatorProxy.willResume } }
    /// Sent after all items have come to rest.
    public static var didPause: Self { Self { $0.animatorProxy.didPause } }
}
