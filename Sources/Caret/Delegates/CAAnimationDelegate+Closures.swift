extension CAAnimation: EventSource {}

extension ControlEvent where Sender: CAAnimation, Payload == Void {
    /// Sent when the first frame is about to be shown. Add handlers before adding the animation to a layer, because
    /// the layer runs a copy of the animation. The copy retains the original and its handlers.
    public static var didStart: Self {
        Self(chain: { Hooks.startChain(of: $0) })
    }
}

extension ControlEvent where Sender: CAAnimation, Payload == Bool {
    /// Sent when the animation stops. The payload is `true` if the animation ran to its end, and `false` if it was
    /// removed earlier. See ``didStart``.
    public static var didStop: Self {
        Self(chain: { Hooks.endChain(of: $0) })
    }
}
