// The declarations of this module are compiled into the modules that use them, so that the SDK needs no library for it.

extension ControlEvent where Sender: SFSafariViewController, Payload == Void {
    /// Sent when the user has dismissed the screen.
    @_alwaysEmitIntoClient public static var didFinish: Self {
        Self(observing: { screen, body in screen._onFinish { body(()) } })
    }
    /// Sent before the page is opened in the desktop's browser.
    @_alwaysEmitIntoClient public static var willOpenInBrowser: Self {
        Self(observing: { screen, body in screen._onOpenInBrowser { body(()) } })
    }
}

extension ControlEvent where Sender: SFSafariViewController, Payload == Bool {
    /// Sent once when the first page was loaded; the payload is whether that succeeded.
    @_alwaysEmitIntoClient public static var didCompleteInitialLoad: Self {
        Self(observing: { screen, body in screen._onInitialLoad(body) })
    }
}

extension ControlEvent where Sender: SFSafariViewController, Payload == URL {
    /// Sent for each redirection of the first page.
    @_alwaysEmitIntoClient public static var initialLoadDidRedirect: Self {
        Self(observing: { screen, body in screen._onRedirect(body) })
    }
}
