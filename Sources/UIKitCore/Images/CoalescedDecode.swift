/// A decoding in progress, and the requests that wait for it.
struct CoalescedDecode {
    typealias Continuation = CheckedContinuation<Result<UIImage, ImageError>, Never>

    let job: DecodeWorkers.Job
    /// The waiting requests by increasing numbers, so that they are resumed in the order of the requests.
    var waiters: [Int: Continuation] = [:]
}
