import Foundation
import Network
import Synchronization

/// Records the paths that a handler receives, and whether each call ran on a queue.
final class PathRecorder: Sendable {
    private static let key = DispatchSpecificKey<Bool>()

    /// The queue of the monitor.
    let queue = DispatchQueue(label: "paths")
    private let state = Mutex<(paths: [NWPath], isOnQueue: [Bool])>(([], []))

    init() { queue.setSpecific(key: Self.key, value: true) }

    var paths: [NWPath] { state.withLock { $0.paths } }
    var statuses: [NWPath.Status] { paths.map(\.status) }
    var isOnQueue: [Bool] { state.withLock { $0.isOnQueue } }

    func record(_ path: NWPath) {
        let isOnQueue = DispatchQueue.getSpecific(key: Self.key) == true
        state.withLock { state in
            state.paths.append(path)
            state.isOnQueue.append(isOnQueue)
        }
    }

    /// Makes the recorder the handler of a monitor.
    func observe(_ monitor: NWPathMonitor) { monitor.pathUpdateHandler = { self.record($0) } }
}
