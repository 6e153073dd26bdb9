extension NWConnection {
    /// The state of a connection.
    ///
    /// A connection that can be established is `.preparing` and then `.ready`. One that cannot is `.waiting`. It is
    /// `.preparing` again after a change of the network, or after ``NWConnection/restart()``.
    public enum State: Hashable, Sendable {
        /// The connection has not been started.
        case setup
        /// The connection cannot be established at present, for the reason given.
        case waiting(NWError)
        /// The connection is being established.
        case preparing
        /// The connection can send and receive.
        case ready
        /// The connection has ended for the reason given.
        case failed(NWError)
        /// The app has cancelled the connection. No handler is called any more.
        case cancelled
    }

    /// The notification at the end of a send.
    public enum SendCompletion: Sendable {
        /// Called on the connection's queue when the content has been passed to the system, or with the error.
        case contentProcessed(@Sendable (_ error: NWError?) -> Void)
        /// No notification.
        ///
        /// > Difference from Apple: the content is never sent together with the request to connect.
        case idempotent
    }
}
