extension CAAnimation: EventSource {}

extension ControlEvent where Sender: CAAnimation, Payload == Void {
    /// The first frame is about to be shown. As a delegate, handlers are to be there before the animation is added to a layer, which runs a
    /// copy and keeps the original with its handlers as long.
    public static var didStart: Self {
        Self { animation, body in
            Hooks.listen(to: animation) { if case .started = $0 { body(()) } }
        }
    }
}

extension ControlEvent where Sender: CAAnimation, Payload == Bool {
    /// The animation is over; carries whether it ran to its end, and was not taken off before. See ``didStart``.
    public static var didStop: Self {
        Self { animation, body in
            Hooks.listen(to: animation) { if case .stopped(let isFinished) = $0 { body(isFinished) } }
        }
    }
}
