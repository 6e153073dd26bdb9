internal import Synchronization

/// The last state that was read from the kernel's tables, and its observers.
final class NetworkReader: Sendable {
    private struct Shared {
        var state: NetworkState
        var observers: [Int: @Sendable () -> Void] = [:]
        var nextObserver = 0
    }

    private let shared: Mutex<Shared>
    private let socket: NetlinkSocket?

    /// - Throws: The socket's error if the tables cannot be read.
    init(_ socket: NetlinkSocket) throws(NetlinkSocket.Failure) {
        self.socket = socket
        shared = Mutex(Shared(state: try NetworkTables(socket).state))
    }

    /// Creates a reader whose state never changes.
    init(_ state: NetworkState) {
        socket = nil
        shared = Mutex(Shared(state: state))
    }

    /// The last state.
    var state: NetworkState { shared.withLock { $0.state } }

    /// Reads the tables again, and calls the observers after a change.
    func update() {
        // A failed reading, such as one that the kernel interrupts, leaves the state until the next message.
        guard let socket, let new = try? NetworkTables(socket).state else { return }
        let observers = shared.withLock { shared -> [@Sendable () -> Void] in
            guard shared.state != new else { return [] }
            shared.state = new
            return shared.observers.sorted { $0.key < $1.key }.map(\.value)
        }
        for observer in observers { observer() }
    }

    /// Calls `body` after each change until the result is released.
    func observe(_ body: @escaping @Sendable () -> Void) -> Observation {
        let number = shared.withLock { shared in
            shared.nextObserver += 1
            shared.observers[shared.nextObserver] = body
            return shared.nextObserver
        }
        return Observation(reader: self, number: number)
    }

    /// The calls of an observer, which end with the object.
    final class Observation: Sendable {
        private let reader: NetworkReader
        private let number: Int

        fileprivate init(reader: NetworkReader, number: Int) {
            self.reader = reader
            self.number = number
        }

        deinit { reader.shared.withLock { _ = $0.observers.removeValue(forKey: number) } }
    }
}
