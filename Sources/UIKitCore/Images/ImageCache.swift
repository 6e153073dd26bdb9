/// A cache of images decoded at their display size, within a memory limit.
///
/// Decoding runs on at most two background threads. Requests for the same image at the same size are coalesced. A
/// decoding without waiting requests is cancelled before it begins. When the decoded bytes exceed ``limit``, the
/// least recently used images are evicted; views retain the images that they show.
///
/// ```swift
/// task = Task { imageView.image = try? await cache.image(at: url, fitting: size, scale: 3) }
/// ```
/// Cancel the task when the cell is reused.
@MainActor public final class ImageCache {
    /// The default memory limit of decoded images: 128 MiB.
    public static let defaultLimit = 128 * 1024 * 1024

    private var store = LRUCache<ImageKey, UIImage>()
    private var requests: [ImageKey: CoalescedDecode] = [:]
    private var nextWaiter = 0
    private let workers: DecodeWorkers

    /// The maximum number of bytes of all decoded images, and of each image. Lowering the limit evicts images
    /// immediately.
    ///
    /// Decoding temporarily needs additional memory: up to 256 MiB for formats that cannot be read in parts. Images
    /// that need more are refused.
    public var limit: Int {
        didSet { store.trim(to: limit) }
    }

    /// The number of decodings so far. Failed decodings count, and so does each size of an image.
    public private(set) var decodes = 0

    /// The number of images decoded on the main thread, because a window displayed the undecoded images.
    public package(set) var mainThreadDecodes = 0

    /// Creates an empty cache.
    ///
    /// - Parameter limit: The memory limit, in bytes.
    public convenience init(limit: Int = defaultLimit) {
        self.init(limit: limit, workers: .shared)
    }

    init(limit: Int, workers: DecodeWorkers) {
        self.limit = limit
        self.workers = workers
    }

    /// The number of bytes of the cached images.
    public var currentBytes: Int { store.totalCost }

    /// The number of cached images.
    public var count: Int { store.count }

    /// Returns the image if it is cached at this size, and marks it as the most recently used; `nil` otherwise.
    /// Decodes nothing.
    public func cachedImage(
        at url: URL, fitting size: CGSize, scale: CGFloat, contentMode: UIView.ContentMode = .scaleAspectFit
    ) -> UIImage? {
        ImageKey(url, size, scale, contentMode).flatMap { store.use($0) }
    }

    /// Returns the image in a file, upright, and not larger than its display size.
    ///
    /// - Parameters:
    ///   - url: The URL of a file.
    ///   - size: The display size, in points.
    ///   - scale: The number of pixels per point of the screen, and of the returned image.
    ///   - contentMode: With `.scaleAspectFill` the image covers `size`; with all other modes the image fits in `size`.
    /// - Throws: An `ImageError`, including the case that part of the image is missing. If the task is cancelled,
    ///   `cancelled` is thrown at once.
    /// - Precondition: Both sides of `size`, and `scale`, are above 0.
    public func image(
        at url: URL, fitting size: CGSize, scale: CGFloat, contentMode: UIView.ContentMode = .scaleAspectFit
    ) async throws(ImageError) -> UIImage {
        guard let key = ImageKey(url, size, scale, contentMode) else {
            preconditionFailure("ImageCache: the size \(size) at scale \(scale) has no pixels. Request an image after its view has a size.")
        }
        if let image = store.use(key) { return image }
        if Task.isCancelled { throw .cancelled(name: key.path) }
        nextWaiter += 1
        let waiter = nextWaiter
        // Ends in the turn in which the caller receives the image.
        let token = PendingWork.begin("showing \(key.path)")
        defer { PendingWork.end(token) }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { addWaiter(key, waiter: waiter, $0) }
        } onCancel: {
            Task { @MainActor in self.removeWaiter(key, waiter: waiter) }
        }
        return try result.get()
    }

    /// Removes all images. Decodings in progress continue.
    public func removeAll() { store.removeAll() }

    /// Removes the images of a file at all sizes. Call the method after the file changed.
    public func removeImages(at url: URL) {
        store.removeAll { $0.path == url.path }
    }

    // MARK: - Requests

    private func addWaiter(_ key: ImageKey, waiter: Int, _ continuation: CoalescedDecode.Continuation) {
        if requests[key] == nil { requests[key] = CoalescedDecode(job: start(key)) }
        requests[key]?.waiters[waiter] = continuation
    }

    private func removeWaiter(_ key: ImageKey, waiter: Int) {
        guard let continuation = requests[key]?.waiters.removeValue(forKey: waiter) else { return }
        continuation.resume(returning: .failure(.cancelled(name: key.path)))
        guard let request = requests[key], request.waiters.isEmpty, workers.cancel(request.job) else { return }
        requests[key] = nil
    }

    private func start(_ key: ImageKey) -> DecodeWorkers.Job {
        let limit = limit
        return workers.submit("decoding \(key.path)") {
            let result = Result { () throws(ImageError) in try Self.decode(key, limit: limit) }
            Task { @MainActor in self.finish(key, result) }
        }
    }

    nonisolated private static func decode(_ key: ImageKey, limit: Int) throws(ImageError) -> CGImage {
        let source = try ImageSource(url: URL(fileURLWithPath: key.path))
        let neededByteCount = key.fit.target(for: source.header.size).byteCount
        if neededByteCount > limit {
            let size = source.header.size
            throw .tooLarge(name: key.path, width: size.width, height: size.height, needed: neededByteCount, budget: limit)
        }
        let decodedImage = try source.decode(fitting: key.fit)
        if let damage = decodedImage.error { throw damage }
        return decodedImage.image
    }

    private func finish(_ key: ImageKey, _ result: Result<CGImage, ImageError>) {
        decodes += 1
        let image = result.map { UIImage(cgImage: $0, scale: key.scale, orientation: .up) }
        if case .success(let cgImage) = result, let image = try? image.get() {
            store.store(image, for: key, cost: cgImage.buffer.byteCount)
            store.trim(to: limit)
        }
        let waiters = requests.removeValue(forKey: key)?.waiters ?? [:]
        for waiter in waiters.sorted(by: { $0.key < $1.key }) { waiter.value.resume(returning: image) }
    }
}
