extension ControlEvent where Sender: UIGestureRecognizer, Payload == Void {
    private init(_ states: UIGestureRecognizer.State...) {
        self.init(trigger: .gesture(Set(states))) { _ in }
    }

    /// A gesture that goes on was recognized.
    public static var began: Self { Self(.began) }
    /// The gesture went on.
    public static var changed: Self { Self(.changed) }
    /// The gesture is complete; of gestures without duration, it was recognized.
    public static var ended: Self { Self(.ended) }
    /// The gesture was taken away.
    public static var cancelled: Self { Self(.cancelled) }
}

extension ControlEvent where Sender: UITapGestureRecognizer, Payload == CGPoint {
    /// The view was tapped; carries where, in points of the recognizer's view.
    public static var tap: Self { ControlEvent(trigger: .gesture([.ended])) { $0.location(in: $0.view) } }
}

extension ControlEvent where Sender: UIPanGestureRecognizer, Payload == CGPoint {
    /// A finger began to drag, or dragged on; carries how far it is from where it began, in points of the recognizer's view.
    public static var drag: Self { ControlEvent(trigger: .gesture([.began, .changed])) { $0.translation(in: $0.view) } }
}
