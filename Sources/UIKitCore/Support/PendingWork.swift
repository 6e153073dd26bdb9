import Synchronization
import SystemServices

/// The background work that will change the screen when it ends, such as decoding images and reading files.
///
/// `settle` waits for this work, and names work that did not end. May be called on any thread.
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

    /// Records the beginning of work with a name. `end(_:)` must follow on every path.
    package static func begin(_ name: String) -> Token {
        state.withLock { state in
            state.nextID += 1
            state.names[state.nextID] = name
            return Token(id: state.nextID)
        }
    }

    /// Records the end of the work. A second call does nothing.
    package static func end(_ token: Token) {
        state.withLock { _ = $0.names.removeValue(forKey: token.id) }
    }

    /// The names of all unfinished work, in the order in which it began. The calls of modules without user interface,
    /// such as Network, follow.
    package static var names: [String] {
        state.withLock { state in state.names.sorted { $0.key < $1.key }.map(\.value) } + PendingCalls.names
    }
}
