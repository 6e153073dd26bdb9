import Combine

/// A scheduler whose time passes when a test says so.
final class VirtualScheduler: Scheduler {
    typealias SchedulerOptions = Never

    private struct Job {
        let id: Int
        var time: VirtualTime
        let interval: VirtualTime.Stride?
        let action: () -> Void
    }

    private(set) var now = VirtualTime(seconds: 0)
    let minimumTolerance = VirtualTime.Stride(value: 0)
    private var jobs: [Job] = []
    private var lastID = 0

    /// The number of actions that wait.
    var jobCount: Int { jobs.count }

    func schedule(options: Never?, _ action: @escaping () -> Void) { add(at: now, every: nil, action) }

    func schedule(after date: VirtualTime, tolerance: VirtualTime.Stride, options: Never?, _ action: @escaping () -> Void) {
        add(at: date, every: nil, action)
    }

    func schedule(
        after date: VirtualTime, interval: VirtualTime.Stride, tolerance: VirtualTime.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let id = add(at: date, every: interval, action)
        return AnyCancellable { [weak self] in self?.jobs.removeAll { $0.id == id } }
    }

    /// Lets time pass, and runs what is due.
    func advance(by stride: VirtualTime.Stride) {
        let end = now.advanced(by: stride)
        while let index = jobs.indices.filter({ jobs[$0].time <= end }).min(by: { jobs[$0].time < jobs[$1].time }) {
            let job = jobs[index]
            now = job.time
            if let interval = job.interval {
                jobs[index].time = job.time.advanced(by: interval)
            } else {
                jobs.remove(at: index)
            }
            job.action()
        }
        now = end
    }

    @discardableResult
    private func add(at time: VirtualTime, every interval: VirtualTime.Stride?, _ action: @escaping () -> Void) -> Int {
        lastID += 1
        jobs.append(Job(id: lastID, time: time, interval: interval, action: action))
        return lastID
    }
}
