extension ControlEvent where Sender: UIGestureRecognizer {
    /// Makes an event that is sent when the recognizer enters one of these states, or remains in it after a change.
    ///
    /// - Parameters:
    ///   - name: The name of the payload. Events with the same name read the same payload.
    ///   - read: Returns the payload; called when the event occurs.
    fileprivate init(_ states: [UIGestureRecognizer.State], _ name: String, read: @escaping @MainActor (Sender) -> Payload) {
        self.init(chain: { recognizer in
            ReadingHandler.payloadChain(in: Hooks.chain(of: recognizer, Set(states)), name, recognizer) { sender, _ in read(sender) }
        })
    }
}

extension ControlEvent where Sender: UIGestureRecognizer, Payload == Void {
    private init(_ states: UIGestureRecognizer.State...) {
        self.init(chain: { Hooks.chain(of: $0, Set(states)) })
    }

    // Recognizers with values, such as a scale, have further events with these names, whose payload is the values.
    // Overload resolution prefers the events with a payload.

    /// Sent when a continuous gesture begins.
    @_disfavoredOverload public static var began: Self { Self(.began) }
    /// Sent when a continuous gesture changes.
    @_disfavoredOverload public static var changed: Self { Self(.changed) }
    /// Sent when a continuous gesture ends, or when a discrete gesture is recognised.
    @_disfavoredOverload public static var ended: Self { Self(.ended) }
    /// Sent when the system cancels the gesture.
    public static var cancelled: Self { Self(.cancelled) }
    /// Sent when the recognizer fails, because the touches do not match the gesture or a delegate prevents the
    /// gesture. A target-action pair receives no action for a failure.
    public static var failed: Self { Self(.failed) }
}

extension ControlEvent where Sender: UITapGestureRecognizer, Payload == CGPoint {
    /// Sent when the view is tapped. The payload is the location of the tap, in the coordinates of the recognizer's
    /// view.
    public static var tap: Self { Self([.ended], "location") { $0.location(in: $0.view) } }
}

extension ControlEvent where Sender: UILongPressGestureRecognizer, Payload == CGPoint {
    /// Sent when a press has lasted long enough. The payload is its location, in the coordinates of the recognizer's
    /// view.
    public static var longPress: Self { Self([.began], "location") { $0.location(in: $0.view) } }
    /// Sent when the touch moves after a press was recognised. The payload is its location, in the coordinates of the
    /// recognizer's view.
    public static var changed: Self { Self([.changed], "location") { $0.location(in: $0.view) } }
    /// Sent when the touch ends after a press was recognised. The payload is its location, in the coordinates of the
    /// recognizer's view.
    public static var ended: Self { Self([.ended], "location") { $0.location(in: $0.view) } }
}

extension ControlEvent where Sender: UIPanGestureRecognizer, Payload == CGPoint {
    /// Sent when a drag begins or moves. The payload is the translation since the beginning, in the coordinates of
    /// the recognizer's view.
    public static var drag: Self { Self([.began, .changed], "translation") { $0.translation(in: $0.view) } }
}

extension ControlEvent where Sender: UIPanGestureRecognizer, Payload == (translation: CGPoint, velocity: CGPoint) {
    private init(_ states: UIGestureRecognizer.State...) {
        self.init(states, "values") { (translation: $0.translation(in: $0.view), velocity: $0.velocity(in: $0.view)) }
    }

    /// Sent when a drag begins. The payload is the translation in points, and the velocity in points per second, in
    /// the coordinates of the recognizer's view.
    public static var began: Self { Self(.began) }
    /// Sent when the touches of a drag move; the payload is the translation and the velocity.
    public static var changed: Self { Self(.changed) }
    /// Sent when a drag ends; the payload is the translation and the final velocity.
    public static var ended: Self { Self(.ended) }
}

extension ControlEvent where Sender: UISwipeGestureRecognizer, Payload == UISwipeGestureRecognizer.Direction {
    /// Sent when a swipe is recognised. The payload is the single direction of the swipe, even if the recognizer
    /// accepts several directions.
    public static var swipe: Self { Self([.ended], "direction") { Hooks.direction(of: $0) } }
}

extension ControlEvent where Sender: UIHoverGestureRecognizer, Payload == CGPoint {
    /// Sent when the pointer enters the view or moves in it. The payload is the location of the pointer, in the
    /// coordinates of the recognizer's view.
    public static var hover: Self { Self([.began, .changed], "location") { $0.location(in: $0.view) } }
}

extension ControlEvent where Sender: UIPinchGestureRecognizer, Payload == (scale: CGFloat, velocity: CGFloat) {
    private init(_ states: UIGestureRecognizer.State...) {
        self.init(states, "values") { (scale: $0.scale, velocity: $0.velocity) }
    }

    /// Sent when a pinch begins. The payload is the scale relative to the initial distance of the touches, and the
    /// change of the scale per second.
    public static var began: Self { Self(.began) }
    /// Sent when the touches of a pinch move; the payload is the scale and the velocity.
    public static var changed: Self { Self(.changed) }
    /// Sent when a touch of a pinch ends. The payload is the scale and the velocity.
    public static var ended: Self { Self(.ended) }
    /// Sent when a pinch begins or changes; the payload is the scale and the velocity.
    public static var pinch: Self { Self(.began, .changed) }
}

extension ControlEvent where Sender: UIRotationGestureRecognizer, Payload == (rotation: CGFloat, velocity: CGFloat) {
    private init(_ states: UIGestureRecognizer.State...) {
        self.init(states, "values") { (rotation: $0.rotation, velocity: $0.velocity) }
    }

    /// Sent when a rotation begins; the payload is the clockwise angle in radians, and the velocity in radians per
    /// second.
    public static var began: Self { Self(.began) }
    /// Sent when the touches of a rotation move; the payload is the angle and the velocity.
    public static var changed: Self { Self(.changed) }
    /// Sent when a touch of a rotation ends; the payload is the angle and the velocity.
    public static var ended: Self { Self(.ended) }
    /// Sent when a rotation begins or changes; the payload is the angle and the velocity.
    public static var rotate: Self { Self(.began, .changed) }
}
