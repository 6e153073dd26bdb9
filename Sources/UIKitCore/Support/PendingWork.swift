import Synchronization

/// What goes on in the background and will change the screen when it ends: pictures being decoded, files being read.
///
/// `settle` waits for it and names what did not end. Callable from every thread.
package enum PendingWork {
    /// A piece of work that has begun.
    package struct Token: Hashable, Sendable {
        fileprivate let id: Int
    }

    private struct State {
        var names: [Int: String] = [:]
        var nextID = 0
    }

    private static let state = Mutex(State())

    /// Notes that work of that name has begun; `end(_:)` must follow on every path.
    package static func begin(_ name: String) -> Token {
        state.withLock { state in
            state.nextID += 1
            state.names[state.nextID] = name
            return Token(id: state.nextID)
        }
    }

    /// Notes that it ended. A second call does nothing.
    package static func end(_ token: Token) {
        state.withLock { _ = $0.names.removeValue(forKey: token.id) }
    }

    /// The names of all that has not ended, in the order in which it began.
    package static var names: [String] {
        state.withLock { state in state.names.sorted { $0.key < $1.key }.map(\.value) }
    }
}
