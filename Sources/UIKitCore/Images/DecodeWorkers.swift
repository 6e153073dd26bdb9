import Dispatch
import Synchronization

/// The threads that decode images. There are at most two, so that a processor remains available for scrolling, and
/// memory use is limited.
///
/// Jobs begin in the order of submission, and prefetching ones after all others. A job that is cancelled before it
/// begins never runs. `settle` waits for all jobs.
package final class DecodeWorkers: Sendable {
    /// A submitted job.
    package struct Job: Hashable, Sendable {
        fileprivate let id: Int
    }

    private struct Entry {
        let job: Job
        let token: PendingWork.Token
        let run: @Sendable () -> Void
    }

    private struct State {
        var waitingJobs: [Entry] = []
        var prefetchingJobs: [Entry] = []
        var runningCount = 0
        var nextID = 0
    }

    /// The shared threads of the process. They contain no state of an application.
    package static let shared = DecodeWorkers(limit: 2)

    private let limit: Int
    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "caret.decoding", qos: .userInitiated, attributes: .concurrent)
    private static let queueKey = DispatchSpecificKey<Bool>()

    init(limit: Int) {
        self.limit = limit
        queue.setSpecific(key: Self.queueKey, value: true)
    }

    /// Whether the current code runs on a decoding thread.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: queueKey) ?? false }

    /// Submits a job that runs once on a decoding thread. `settle` reports the job by its name.
    ///
    /// - Parameters:
    ///   - name: The name of the job.
    ///   - isPrefetching: Whether the job prepares something that is not needed yet.
    ///   - run: The job.
    @discardableResult package func submit(
        _ name: String, isPrefetching: Bool = false, _ run: @escaping @Sendable () -> Void
    ) -> Job {
        let token = PendingWork.begin(name)
        let job = state.withLock { state in
            state.nextID += 1
            let job = Job(id: state.nextID)
            let entry = Entry(job: job, token: token, run: run)
            if isPrefetching { state.prefetchingJobs.append(entry) } else { state.waitingJobs.append(entry) }
            return job
        }
        startNext()
        return job
    }

    /// Cancels a job. Returns `true` if the job had not begun; then the job never runs.
    @discardableResult func cancel(_ job: Job) -> Bool {
        let entry = state.withLock { state in
            state.waitingJobs.firstIndex { $0.job == job }.map { state.waitingJobs.remove(at: $0) }
                ?? state.prefetchingJobs.firstIndex { $0.job == job }.map { state.prefetchingJobs.remove(at: $0) }
        }
        guard let entry else { return false }
        PendingWork.end(entry.token)
        return true
    }

    private func startNext() {
        let entry = state.withLock { state -> Entry? in
            guard state.runningCount < limit else { return nil }
            let entry: Entry
            if !state.waitingJobs.isEmpty {
                entry = state.waitingJobs.removeFirst()
            } else if !state.prefetchingJobs.isEmpty {
                entry = state.prefetchingJobs.removeFirst()
            } else {
                return nil
            }
            state.runningCount += 1
            return entry
        }
        guard let entry else { return }
        queue.async {
            entry.run()
            PendingWork.end(entry.token)
            self.state.withLock { $0.runningCount -= 1 }
            self.startNext()
        }
    }
}
