/// A decoding under way, and those who wait for it.
struct ImageFlight {
    typealias Continuation = CheckedContinuation<Result<UIImage, ImageError>, Never>

    let job: DecodeWorkers.Job
    /// By a number that grows, so that they are answered in the order in which they asked.
    var waiters: [Int: Continuation] = [:]
}
