extension CALayer: EventSource {}

extension ControlEvent where Sender: CALayer, Payload == Void {
    /// Sent when the layer is about to be drawn.
    public static var willDraw: Self { Self { $0.layerProxy.willDraw } }
    /// Sent when the sublayers need layout, after the delegate's own layout.
    public static var layoutSublayers: Self { Self { $0.layerProxy.layoutSublayers } }
}

extension ControlEvent where Sender: CALayer, Payload == CGContext {
    /// Sent when the contents are drawn, in the coordinates of the layer's bounds, after the delegate has drawn.
    ///
    /// The event is sent in the frame after `setNeedsDisplay()`. Call this method once after adding the handler.
    public static var draw: Self { Self { $0.layerProxy.draw } }
}

extension Question where Sender: CALayer, Payload == Void, Answer == Void {
    /// Sets the contents of the layer instead of drawing them. Used only if the layer has no delegate.
    public static var display: Self { Self { $0.layerProxy.display } }
}

extension Question where Sender: CALayer, Payload == String, Answer == (any CAAction)? {
    /// Returns the action for a change of a key; `NSNull()` for no action; `nil` to continue the search for one.
    public static var action: Self { Self { $0.layerProxy.action } }
}
