extension CALayer: EventSource {}

extension ControlEvent where Sender: CALayer, Payload == Void {
    /// The layer is about to be drawn.
    public static var willDraw: Self { Self(.layer, "layerWillDraw(_:)") }
    /// The sublayers are to be placed; after the delegate has placed them.
    public static var layoutSublayers: Self { Self(.layer, "layoutSublayers(of:)") }
}

extension ControlEvent where Sender: CALayer, Payload == CGContext {
    /// The contents are to be drawn, in points of the layer's bounds, over what the delegate has drawn.
    ///
    /// It happens in the frame after `setNeedsDisplay()`, which is to be called once after the closure was added.
    public static var draw: Self { Self(.layer, "draw(_:in:)") }
}

extension Question where Sender: CALayer, Payload == Void, Answer == Void {
    /// Makes the contents by setting them, in place of drawing. Asked where the layer has no delegate.
    public static var display: Self { Self(.layer, "display(_:)") }
}

extension Question where Sender: CALayer, Payload == String, Answer == (any CAAction)? {
    /// The action for a change of a key; `NSNull()` for none at all, `nil` to go on searching.
    public static var action: Self { Self(.layer, "action(for:forKey:)") }
}
