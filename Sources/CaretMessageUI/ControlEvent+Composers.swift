// The declarations of this module are compiled into the modules that use them, so that the SDK needs no library for it.

extension ControlEvent where Sender: MFMailComposeViewController, Payload == (result: MFMailComposeResult, error: (any Error)?) {
    /// Sent when the user has sent, saved or cancelled the mail. A handler dismisses the composer.
    @_alwaysEmitIntoClient public static var didFinish: Self {
        Self(observing: { composer, body in composer._onFinish { body((result: $0, error: $1)) } })
    }
}

extension ControlEvent where Sender: MFMessageComposeViewController, Payload == MessageComposeResult {
    /// Sent when the user has sent or cancelled the message. A handler dismisses the composer.
    @_alwaysEmitIntoClient public static var didFinish: Self { Self(observing: { composer, body in composer._onFinish(body) }) }
}
