@_implementationOnly import NIOPosix

/// The threads of connections, which start with the first connection or listener.
enum NetworkThreads {
    /// Two threads: one encrypts while the other waits for the network.
    static let group = MultiThreadedEventLoopGroup(numberOfThreads: 2)
}
