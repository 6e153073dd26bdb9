/// A decoding in progress, and the requests that wait for it.
struct CoalescedDecode {
    typealias Continuation = CheckedContinuation<Result<UIImage, ImageError>, Never>

    let job: DecodeWorkers.Job
    /// The waiting requests by number. Requests are numbered and resumed in their order.
    var waiters: [Int: Continuation] = [:]
}
