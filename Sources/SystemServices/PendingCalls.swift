import Foundation
internal import Synchronization

/// Calls of the app's handlers on other queues, which `settle` waits for.
///
/// Modules without user interface, such as Network, also use it in place of `PendingWork`. May be used on any thread.
package enum PendingCalls {
    private struct State {
        var names: [Int: String] = [:]
        var nextID = 0
    }

    private static let state = Mutex(State())

    /// The names of the calls that have not ended, in the order of their beginnings.
    package static var names: [String] { state.withLock { state in state.names.sorted { $0.key < $1.key }.map(\.value) } }

    /// Records the beginning of a call, and returns its number for ``end(_:)``, which must follow on every path.
    package static func begin(_ name: String) -> Int {
        state.withLock { state in
            state.nextID += 1
            state.names[state.nextID] = name
            return state.nextID
        }
    }

    /// Records the end of a call. A second call does nothing.
    package static func end(_ number: Int) { state.withLock { _ = $0.names.removeValue(forKey: number) } }

    /// Calls `body` on a queue.
    ///
    /// - Parameter name: The name of the call in the report of unfinished work.
    package static func run(on queue: DispatchQueue, _ name: String, _ body: @escaping @Sendable () -> Void) {
        let number = begin(name)
        queue.async {
            body()
            end(number)
        }
    }
}
