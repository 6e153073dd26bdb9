#if Web || WindowAndWeb

    import Foundation

    /// The limits that the server imposes on connections. Browsers do not come near the defaults.
    package struct WebLimits: Sendable {
        /// The time limit in seconds for a request with the token. A connection without such a request is closed.
        package var request: TimeInterval = 3
        /// The time limit in seconds for the response to a request with the token, and for a connected page to report
        /// its size.
        package var handshake: TimeInterval = 10
        /// The time in seconds without a message after which a page is pinged. After the same time again, the page is
        /// disconnected.
        package var idleTimeout: TimeInterval = 20
        /// The maximum number of bytes of a message, including all fragments.
        package var messageBytes = 64 * 1024
        /// The maximum number of fragments of a message.
        package var fragments = 64
        /// The maximum number of WebSocket frames per second, averaged over one second.
        package var framesPerSecond = 2000
        /// The maximum number of connections that are not pages. If there are more, the oldest connection is closed,
        /// so that idle connections cannot block new ones.
        package var connections = 32
        /// The maximum number of pages: the displayed page and those that are being closed. More pages are rejected.
        package var pages = 8
        /// The maximum number of messages that are pending for the main actor.
        package var pendingMessages = 8192
        /// The maximum number of bytes of the messages that are pending for the main actor.
        package var pendingBytes = 32 << 20

        package init() {}
    }

#endif
