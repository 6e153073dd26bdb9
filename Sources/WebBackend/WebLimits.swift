#if Web || WindowAndWeb

    import Foundation

    /// What the server puts up with from those who connect. The defaults leave a browser far from any of them.
    package struct WebLimits: Sendable {
        /// Seconds for a request with the token to arrive. A connection that is silent or lacks the token is closed then.
        package var request: TimeInterval = 3
        /// Seconds for a request with the token to be answered, and for a page to say its size once it is connected.
        package var handshake: TimeInterval = 10
        /// Seconds without a word after which a page is asked for a sign of life; after as long again it is given up.
        package var silence: TimeInterval = 20
        /// Bytes of a message, all its fragments together.
        package var messageBytes = 64 * 1024
        /// Fragments of a message.
        package var fragments = 64
        /// WebSocket frames a second, on average over a second.
        package var framesPerSecond = 2000
        /// Connections at a time that are no pages: of more the oldest is closed, so that silent ones keep nobody out.
        package var connections = 32
        /// Pages at a time: the one that is shown, and those that are told to leave. More are refused.
        package var pages = 8
        /// Messages that may wait for the main actor.
        package var waitingMessages = 8192
        /// Bytes of the messages that may wait for the main actor.
        package var waitingBytes = 32 << 20

        package init() {}
    }

#endif
