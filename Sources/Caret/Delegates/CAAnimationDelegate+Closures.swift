extension CAAnimation: EventSource {}

extension ControlEvent where Sender: CAAnimation, Payload == Void {
    /// Sent when the first frame is about to be shown. Add handlers before adding the animation to a layer. The layer
    /// runs a copy, which retains the original and its handlers.
    public static var didStart: Self {
        Self { animation, body in
            Hooks.listen(to: animation) { if case .started = $0 { body(()) } }
        }
    }
}

extension ControlEvent where Sender: CAAnimation, Payload == Bool {
    /// Sent when the animation stops; the payload is whether it ran to its end instead of being removed earlier. See
    /// ``didStart``.
    public static var didStop: Self {
        Self { animation, body in
            Hooks.listen(to: animation) { if case .stopped(let isFinished) = $0 { body(isFinished) } }
        }
    }
}
