/// Pictures decoded at the size at which they are shown, within a budget of memory.
///
/// Decoding runs on at most two background threads. Requests for the same picture at the same size share one decoding. What
/// nobody waits for any more is not begun. When the decoded bytes exceed ``limit``, the pictures not used for longest are let go; those
/// that are on screen live on in their views.
///
/// ```swift
/// task = Task { imageView.image = try? await cache.image(at: url, fitting: size, scale: 3) }
/// ```
/// Cancel the task when the cell is used for something else.
@MainActor public final class ImageCache {
    /// The memory for decoded pictures by default: 128 MiB.
    public static let defaultLimit = 128 * 1024 * 1024

    private var store = RecencyStore<ImageKey, UIImage>()
    private var flights: [ImageKey: ImageFlight] = [:]
    private var nextWaiter = 0
    private let workers: DecodeWorkers

    /// How many bytes decoded pictures may take; lowering it lets pictures go at once. No one picture may take more.
    ///
    /// Decoding takes memory of its own for a moment: where a file's format does not let it be read in parts up to 256 MiB, beyond
    /// which it is refused.
    public var limit: Int {
        didSet { store.trim(to: limit) }
    }

    /// How many pictures were decoded so far, at whatever size.
    public private(set) var decodes = 0

    /// How many of them held up the main thread: images that a window showed without their having been decoded before.
    public package(set) var mainThreadDecodes = 0

    /// Makes an empty cache.
    ///
    /// - Parameter limit: in bytes.
    public convenience init(limit: Int = defaultLimit) {
        self.init(limit: limit, workers: .shared)
    }

    init(limit: Int, workers: DecodeWorkers) {
        self.limit = limit
        self.workers = workers
    }

    /// The bytes that the cached pictures take.
    public var currentBytes: Int { store.totalCost }

    /// The number of cached pictures.
    public var count: Int { store.count }

    /// The picture if it is cached at that size, which makes it the most recently used. Decodes nothing.
    public func cachedImage(
        at url: URL, fitting size: CGSize, scale: CGFloat, contentMode: UIView.ContentMode = .scaleAspectFit
    ) -> UIImage? {
        ImageKey(url, size, scale, contentMode).flatMap { store.use($0) }
    }

    /// The picture in a file, upright, no larger than it is shown.
    ///
    /// - Parameters:
    ///   - url: of a file.
    ///   - size: the size at which it will be shown, in points; both sides above 0.
    ///   - scale: pixels per point of the screen, which becomes the image's.
    ///   - contentMode: with `.scaleAspectFill` the picture covers `size`, with all others it lies inside.
    /// - Throws: `ImageError`, also where a part of the picture is missing; `cancelled` as soon as the task is cancelled.
    /// - Precondition: both sides of `size`, and `scale`, are above 0.
    public func image(
        at url: URL, fitting size: CGSize, scale: CGFloat, contentMode: UIView.ContentMode = .scaleAspectFit
    ) async throws(ImageError) -> UIImage {
        guard let key = ImageKey(url, size, scale, contentMode) else {
            preconditionFailure("ImageCache: the size \(size) at scale \(scale) has no pixels. Ask for a picture once its view has a size.")
        }
        if let image = store.use(key) { return image }
        if Task.isCancelled { throw .cancelled(name: key.path) }
        nextWaiter += 1
        let waiter = nextWaiter
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { join(key, waiter: waiter, $0) }
        } onCancel: {
            Task { @MainActor in self.leave(key, waiter: waiter) }
        }
        return try result.get()
    }

    /// Lets go of all pictures. Decodings that are under way end as usual.
    public func removeAll() { store.removeAll() }

    /// Lets go of what was decoded from a file, at all sizes; for when it changed.
    public func removeImages(at url: URL) {
        store.removeAll { $0.path == url.path }
    }

    // MARK: - Flights

    private func join(_ key: ImageKey, waiter: Int, _ continuation: ImageFlight.Continuation) {
        if flights[key] == nil { flights[key] = ImageFlight(job: start(key)) }
        flights[key]?.waiters[waiter] = continuation
    }

    private func leave(_ key: ImageKey, waiter: Int) {
        guard let continuation = flights[key]?.waiters.removeValue(forKey: waiter) else { return }
        continuation.resume(returning: .failure(.cancelled(name: key.path)))
        guard let flight = flights[key], flight.waiters.isEmpty, workers.cancel(flight.job) else { return }
        flights[key] = nil
    }

    private func start(_ key: ImageKey) -> DecodeWorkers.Job {
        let limit = limit
        let arrival = PendingWork.begin("showing \(key.path)")
        return workers.submit("decoding \(key.path)", onCancel: { PendingWork.end(arrival) }) {
            let result = Result { () throws(ImageError) in try Self.decode(key, limit: limit) }
            Task { @MainActor in
                self.finish(key, result)
                PendingWork.end(arrival)
            }
        }
    }

    nonisolated private static func decode(_ key: ImageKey, limit: Int) throws(ImageError) -> CGImage {
        let source = try ImageSource(url: URL(fileURLWithPath: key.path))
        let needed = key.fit.target(for: source.header.size).byteCount
        if needed > limit {
            let size = source.header.size
            throw .tooLarge(name: key.path, width: size.width, height: size.height, needed: needed, budget: limit)
        }
        let decoded = try source.decode(fitting: key.fit)
        if let damage = decoded.damage { throw damage }
        return decoded.image
    }

    private func finish(_ key: ImageKey, _ result: Result<CGImage, ImageError>) {
        decodes += 1
        let image = result.map { UIImage(cgImage: $0, scale: key.scale, orientation: .up) }
        if case .success(let picture) = result, let image = try? image.get() {
            store.store(image, for: key, cost: picture.buffer.byteCount)
            store.trim(to: limit)
        }
        let waiters = flights.removeValue(forKey: key)?.waiters ?? [:]
        for waiter in waiters.sorted(by: { $0.key < $1.key }) { waiter.value.resume(returning: image) }
    }
}
