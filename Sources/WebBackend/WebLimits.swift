#if Web || WindowAndWeb

    import Foundation

    /// The limits that the server imposes on connections. A browser stays far below the defaults.
    package struct WebLimits: Sendable {
        /// The seconds within which a request with the token has to arrive. A connection without one is closed.
        package var request: TimeInterval = 3
        /// The seconds for the response to a request with the token, and for a connected page to report its size.
        package var handshake: TimeInterval = 10
        /// The seconds of silence after which a page is pinged. After the same time again, the page is disconnected.
        package var silence: TimeInterval = 20
        /// The maximum number of bytes of a message, including all fragments.
        package var messageBytes = 64 * 1024
        /// The maximum number of fragments of a message.
        package var fragments = 64
        /// The maximum number of WebSocket frames per second, averaged over one second.
        package var framesPerSecond = 2000
        /// The maximum number of connections that are not pages. The oldest is closed if there are more, so that idle
        /// connections exclude nobody.
        package var connections = 32
        /// The maximum number of pages: the displayed page and those that are being closed. More pages are rejected.
        package var pages = 8
        /// The maximum number of messages that are pending for the main actor.
        package var waitingMessages = 8192
        /// The maximum number of bytes of the messages that are pending for the main actor.
        package var waitingBytes = 32 << 20

        package init() {}
    }

#endif
