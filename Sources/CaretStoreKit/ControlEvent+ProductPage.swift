// The declarations of this module are compiled into the modules that use them, so that the SDK needs no library for it.

extension ControlEvent where Sender: SKStoreProductViewController, Payload == Void {
    /// Sent when the user has dismissed the page.
    @_alwaysEmitIntoClient public static var didFinish: Self {
        Self(observing: { page, body in page._onFinish { body(()) } })
    }
}
