import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// Kills a process that does not exit within a time limit.
final class ProcessTimeout: Sendable {
    private enum State {
        case watching, ended, killed
    }

    private let state = Mutex(State.watching)

    init(_ identifier: pid_t, limit: TimeInterval) {
        DispatchQueue.global().asyncAfter(deadline: .now() + limit) { self.kill(identifier) }
    }

    /// Prevents killing the process identifier after the process has exited.
    ///
    /// - Returns: Whether the process was killed.
    func end() -> Bool {
        state.withLock { state in
            defer { state = .ended }
            return state == .killed
        }
    }

    private func kill(_ identifier: pid_t) {
        state.withLock { state in
            guard state == .watching else { return }
            state = .killed
            Glibc.kill(identifier, SIGKILL)
        }
    }
}
