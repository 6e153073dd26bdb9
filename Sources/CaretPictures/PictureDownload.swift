/// A download that one or more requests wait for.
struct PictureDownload {
    typealias Continuation = CheckedContinuation<Result<PictureFile, PictureError>, Never>

    /// The identity of a download that requests share.
    struct Key: Hashable {
        let url: URL
        let storage: PictureFolder.Storage
    }

    /// A request that waits.
    struct Waiter {
        let continuation: Continuation
        let progress: (@MainActor (PictureProgress) -> Void)?
    }

    /// The number of the download, because a later one of the same URL may replace a cancelled one.
    let id: Int
    let task: Task<Void, Never>
    var waiters: [Int: Waiter] = [:]
    var progress = PictureProgress()
}
