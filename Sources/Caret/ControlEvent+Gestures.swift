extension ControlEvent where Sender: UIGestureRecognizer, Payload == Void {
    private init(_ states: UIGestureRecognizer.State...) {
        self.init(trigger: .gesture(Set(states))) { _ in }
    }

    // Recognizers with a value of their own have events of these names that carry it, and that come first.

    /// A gesture that goes on was recognized.
    @_disfavoredOverload public static var began: Self { Self(.began) }
    /// The gesture went on.
    @_disfavoredOverload public static var changed: Self { Self(.changed) }
    /// The gesture is complete; of gestures without duration, it was recognized.
    @_disfavoredOverload public static var ended: Self { Self(.ended) }
    /// The gesture was taken away.
    public static var cancelled: Self { Self(.cancelled) }
    /// The touches turned out to be no such gesture, or somebody kept it from beginning. Targets do not hear of that.
    public static var failed: Self { Self(.failed) }
}

extension ControlEvent where Sender: UITapGestureRecognizer, Payload == CGPoint {
    /// The view was tapped; carries where, in points of the recognizer's view.
    public static var tap: Self { ControlEvent(trigger: .gesture([.ended])) { $0.location(in: $0.view) } }
}

extension ControlEvent where Sender: UILongPressGestureRecognizer, Payload == CGPoint {
    /// A finger has rested long enough; carries where, in points of the recognizer's view.
    public static var longPress: Self { ControlEvent(trigger: .gesture([.began])) { $0.location(in: $0.view) } }
}

extension ControlEvent where Sender: UIPanGestureRecognizer, Payload == CGPoint {
    /// A finger began to drag, or dragged on; carries how far it is from where it began, in points of the recognizer's view.
    public static var drag: Self { ControlEvent(trigger: .gesture([.began, .changed])) { $0.translation(in: $0.view) } }
}

extension ControlEvent where Sender: UISwipeGestureRecognizer, Payload == UISwipeGestureRecognizer.Direction {
    /// Fingers went quickly one way; carries which, also where the recognizer looks for several.
    public static var swipe: Self { ControlEvent(trigger: .gesture([.ended])) { Hooks.direction(of: $0) } }
}

extension ControlEvent where Sender: UIHoverGestureRecognizer, Payload == CGPoint {
    /// The pointer came over the view, or moved there; carries where it is, in points of the recognizer's view.
    public static var hover: Self { ControlEvent(trigger: .gesture([.began, .changed])) { $0.location(in: $0.view) } }
}

extension ControlEvent where Sender: UIPinchGestureRecognizer, Payload == (scale: CGFloat, velocity: CGFloat) {
    private init(_ states: UIGestureRecognizer.State...) {
        self.init(trigger: .gesture(Set(states))) { (scale: $0.scale, velocity: $0.velocity) }
    }

    /// Two fingers began to pinch; carries how far they are from each other, 1 being as far as at first, and by how much that changes in a
    /// second.
    public static var began: Self { Self(.began) }
    /// The fingers moved; carries the same.
    public static var changed: Self { Self(.changed) }
    /// A finger left; carries the same.
    public static var ended: Self { Self(.ended) }
    /// The fingers began, or moved; carries the same.
    public static var pinch: Self { Self(.began, .changed) }
}

extension ControlEvent where Sender: UIRotationGestureRecognizer, Payload == (rotation: CGFloat, velocity: CGFloat) {
    private init(_ states: UIGestureRecognizer.State...) {
        self.init(trigger: .gesture(Set(states))) { (rotation: $0.rotation, velocity: $0.velocity) }
    }

    /// Two fingers began to turn; carries by how many radians, clockwise, and by how many more in a second.
    public static var began: Self { Self(.began) }
    /// The fingers moved; carries the same.
    public static var changed: Self { Self(.changed) }
    /// A finger left; carries the same.
    public static var ended: Self { Self(.ended) }
    /// The fingers began, or moved; carries the same.
    public static var rotate: Self { Self(.began, .changed) }
}
