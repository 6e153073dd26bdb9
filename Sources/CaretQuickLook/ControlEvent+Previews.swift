// The declarations of this module are compiled into the modules that use them, so that the SDK needs no library for it.

extension ControlEvent where Sender: QLPreviewController, Payload == Void {
    /// Sent before the controller is dismissed.
    @_alwaysEmitIntoClient public static var willDismiss: Self {
        Self(observing: { controller, body in controller._onWillDismiss { body(()) } })
    }
    /// Sent after the controller was dismissed.
    @_alwaysEmitIntoClient public static var didDismiss: Self {
        Self(observing: { controller, body in controller._onDismiss { body(()) } })
    }
}
