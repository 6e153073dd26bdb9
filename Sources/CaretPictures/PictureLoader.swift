import FoundationNetworking

/// Loads pictures from files and by HTTP, and caches them in memory and in files.
///
/// ```swift
/// let image = try await UIApplication.shared.pictureLoader.image(at: url, fitting: CGSize(width: 80, height: 80))
/// ```
///
/// Pictures are decoded off the main thread, at the size at which they are shown. Requests for one URL share one
/// download, and requests for one size share one decoding. A download ends when no request waits for it.
///
/// Downloaded files are kept in ``folder`` within ``limits``, and decoded pictures in ``memory`` within its limit.
/// In both, the least recently used pictures go first. A file of the app that has changed is decoded again.
@MainActor public final class PictureLoader {
    /// The limits of the cache, and of a download.
    public var limits: PictureLimits
    /// The cache of decoded pictures. Its `limit` is the maximum size in bytes.
    public let memory: ImageCache
    /// The number of downloads so far, including failed downloads.
    public private(set) var downloadCount = 0

    let files: PictureFolder
    let transport: any PictureTransport
    /// The current time, by which the age of a file is measured.
    var now: @Sendable () -> Date = { Date() }
    private var downloads: [PictureDownload.Key: PictureDownload] = [:]
    private var nextID = 0
    /// The files of the pictures that were decoded, with numbers that grow with each decoding.
    private var decodedFiles: [URL: (file: PictureFile, number: Int)] = [:]
    /// The maximum number of recorded files. When it is exceeded, the older half is removed with its pictures.
    var knownLimit = 4_096
    /// The number of recorded files.
    var knownCount: Int { decodedFiles.count }

    /// Makes a loader.
    ///
    /// - Parameters:
    ///   - folder: The folder of the downloaded files; a folder in the app's caches by default. Several loaders and
    ///     processes may share a folder.
    ///   - limits: The limits of the cache, and of a download.
    ///   - memory: The cache of decoded pictures; the running application's cache by default.
    ///   - configuration: The configuration of the connections, for example with headers for each request.
    public convenience init(
        folder: URL? = nil, limits: PictureLimits = PictureLimits(), memory: ImageCache? = nil,
        configuration: URLSessionConfiguration = .default
    ) {
        let transport = HTTPPictureTransport(configuration, timeout: limits.timeout)
        let files = PictureFolder(folder ?? URL.cachesDirectory.appendingPathComponent("Caret/Pictures", isDirectory: true))
        self.init(files: files, limits: limits, memory: memory, transport: transport)
    }

    init(files: PictureFolder, limits: PictureLimits = PictureLimits(), memory: ImageCache? = nil, transport: any PictureTransport) {
        self.files = files
        self.limits = limits
        self.memory = memory ?? UIApplication.shared.imageCache
        self.transport = transport
    }

    isolated deinit {
        for download in downloads.values { download.task.cancel() }
    }

    /// The folder of the downloaded files.
    public var folder: URL { files.folder }

    // MARK: - Pictures

    /// Returns the picture at a URL, upright.
    ///
    /// - Parameters:
    ///   - url: The URL of a file, or an HTTP address.
    ///   - size: The display size, in points; the picture's own size by default. A picture is never enlarged.
    ///   - scale: The number of pixels per point; the main screen's scale by default.
    ///   - contentMode: With `.scaleAspectFill` the picture covers `size`; with all other modes it fits in `size`.
    ///   - progress: Called when more of a network resource has been received.
    /// - Throws: A ``PictureError``; `cancelled` at once when the task is cancelled.
    /// - Precondition: Both sides of `size`, and `scale`, are above 0.
    public func image(
        at url: URL, fitting size: CGSize? = nil, scale: CGFloat? = nil, contentMode: UIView.ContentMode = .scaleAspectFit,
        progress: (@MainActor (PictureProgress) -> Void)? = nil
    ) async throws(PictureError) -> UIImage {
        let shownSize = ShownSize(size, scale, contentMode)
        if let image = cachedImage(at: url, shownSize) { return image }
        return try await load(url, progress: progress) { shownSize }
    }

    /// Returns the picture if it is cached in memory at this size; `nil` otherwise. Decodes and downloads nothing.
    ///
    /// - Parameters:
    ///   - url: The URL of a file, or an HTTP address.
    ///   - size: The display size, in points; the picture's own size by default.
    ///   - scale: The number of pixels per point; the main screen's scale by default.
    ///   - contentMode: The content mode with which the picture was loaded.
    /// - Precondition: Both sides of `size`, and `scale`, are above 0.
    public func cachedImage(
        at url: URL, fitting size: CGSize? = nil, scale: CGFloat? = nil, contentMode: UIView.ContentMode = .scaleAspectFit
    ) -> UIImage? {
        cachedImage(at: url, ShownSize(size, scale, contentMode))
    }

    /// Downloads pictures that are not cached yet, one after the other, so that they are shown without a delay later.
    ///
    /// Cancelling the task ends the download in progress. Failures are ignored: the picture is loaded again when it
    /// is shown.
    public func prefetch(_ urls: [URL]) async {
        for url in urls where !url.isFileURL {
            guard !Task.isCancelled else { return }
            _ = try? await file(for: url, in: .shared, progress: nil)
        }
    }

    /// Removes a picture from memory, and its file if it was downloaded. A file of the app is not removed.
    public func remove(_ url: URL) {
        if let decodedFile = decodedFiles.removeValue(forKey: url) { memory.removeImages(at: decodedFile.file.url) }
        if !url.isFileURL { files.remove(url) }
    }

    /// Removes all pictures of this loader from memory, and all downloaded files.
    public func removeAll() {
        for known in decodedFiles.values { memory.removeImages(at: known.file.url) }
        decodedFiles = [:]
        files.removeAll()
    }

    // MARK: - Decoding

    /// Returns the picture at a URL. `size` is called when the file is available, and again if the file is loaded
    /// again.
    func load(
        _ url: URL, progress: (@MainActor (PictureProgress) -> Void)?, size: @MainActor () async -> ShownSize
    ) async throws(PictureError) -> UIImage {
        let token = PendingWork.begin("loading \(url.absoluteString)")
        defer { PendingWork.end(token) }
        // Try the shared folder twice, because a cached file may be damaged. A private file is the last attempt.
        for storage in [PictureFolder.Storage.shared, .shared] {
            let file = try await file(for: url, in: storage, progress: progress)
            do throws(PictureError) {
                return try await decode(file, url, size())
            } catch {
                guard case .image(let reason) = error, !url.isFileURL else { throw error }
                files.remove(url)
                // An earlier download may have been damaged since, and another process may have removed the file, even
                // while it was opened.
                let isGone =
                    switch reason {
                    case .missing, .unreadable: true
                    default: false
                    }
                guard file.isCached || isGone else { throw error }
            }
        }
        // No other process removes a private file.
        let file = try await file(for: url, in: .private, progress: progress)
        do throws(PictureError) {
            return try await decode(file, url, size())
        } catch {
            files.remove(url)
            throw error
        }
    }

    private func cachedImage(at url: URL, _ shown: ShownSize) -> UIImage? {
        guard let file = decodedFiles[url]?.file else { return nil }
        let isCurrent =
            url.isFileURL ? Self.localFile(url).date == file.date : now().timeIntervalSince(file.date) <= limits.age.seconds
        guard isCurrent else {
            decodedFiles[url] = nil
            memory.removeImages(at: file.url)
            return nil
        }
        return memory.cachedImage(at: file.url, fitting: shown.size, scale: shown.scale, contentMode: shown.contentMode)
    }

    private func decode(_ file: PictureFile, _ url: URL, _ shown: ShownSize) async throws(PictureError) -> UIImage {
        if let earlier = decodedFiles[url]?.file, earlier.date != file.date { memory.removeImages(at: earlier.url) }
        do throws(ImageError) {
            try await PixelCount.check(file.url, limit: limits.pixels)
            let image = try await memory.image(at: file.url, fitting: shown.size, scale: shown.scale, contentMode: shown.contentMode)
            remember(file, of: url)
            return image
        } catch {
            if case .cancelled = error { throw .cancelled }
            throw .image(error)
        }
    }

    private func remember(_ file: PictureFile, of url: URL) {
        nextID += 1
        decodedFiles[url] = (file, nextID)
        guard decodedFiles.count > knownLimit else { return }
        for (old, known) in decodedFiles.sorted(by: { $0.value.number < $1.value.number }).prefix(decodedFiles.count / 2) {
            memory.removeImages(at: known.file.url)
            decodedFiles[old] = nil
        }
    }

    private nonisolated static func localFile(_ url: URL) -> PictureFile {
        // A URL caches the values that were read from it. A new URL reads the current ones.
        let values = try? URL(fileURLWithPath: url.path).resourceValues(forKeys: [.contentModificationDateKey])
        return PictureFile(url: url, date: values?.contentModificationDate ?? .distantPast, isCached: false)
    }
}

extension PictureLoader {
    // MARK: - Downloads

    /// Returns the file with the picture at a URL: a file of the app itself, or a downloaded one.
    private func file(
        for url: URL, in storage: PictureFolder.Storage, progress: (@MainActor (PictureProgress) -> Void)?
    ) async throws(PictureError) -> PictureFile {
        if url.isFileURL { return await Self.currentFile(url) }
        if Task.isCancelled { throw .cancelled }
        nextID += 1
        let waiterID = nextID
        let key = PictureDownload.Key(url: url, storage: storage)
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { add(PictureDownload.Waiter(continuation: $0, progress: progress), waiterID, to: key) }
        } onCancel: {
            Task { @MainActor in self.removeWaiter(waiterID, from: key) }
        }
        return try result.get()
    }

    @concurrent private nonisolated static func currentFile(_ url: URL) async -> PictureFile { localFile(url) }

    private func add(_ waiter: PictureDownload.Waiter, _ id: Int, to key: PictureDownload.Key) {
        if downloads[key] == nil { downloads[key] = startDownload(key) }
        downloads[key]?.waiters[id] = waiter
        if let progress = downloads[key]?.progress, progress.receivedBytes > 0 { waiter.progress?(progress) }
    }

    private func removeWaiter(_ id: Int, from key: PictureDownload.Key) {
        guard let waiter = downloads[key]?.waiters.removeValue(forKey: id) else { return }
        waiter.continuation.resume(returning: .failure(.cancelled))
        guard let download = downloads[key], download.waiters.isEmpty else { return }
        download.task.cancel()
        downloads[key] = nil
    }

    private func startDownload(_ key: PictureDownload.Key) -> PictureDownload {
        nextID += 1
        let id = nextID
        let now = now()
        let task = Task { [weak self, files, transport, limits] in
            let result: Result<PictureFile, PictureError>
            if key.storage == .shared, let file = await Self.storedFile(key.url, files, limits, now) {
                result = .success(file)
            } else {
                if !Task.isCancelled { self?.downloadCount += 1 }
                result = await Self.fetch(key, files, transport, limits, now) { progress in
                    Task { @MainActor in self?.report(progress, of: key, id) }
                }
            }
            self?.finish(key, id, result)
        }
        return PictureDownload(id: id, task: task)
    }

    private func report(_ progress: PictureProgress, of key: PictureDownload.Key, _ id: Int) {
        guard let download = downloads[key], download.id == id, progress.receivedBytes > download.progress.receivedBytes else { return }
        downloads[key]?.progress = progress
        for waiter in download.waiters.sorted(by: { $0.key < $1.key }) { waiter.value.progress?(progress) }
    }

    private func finish(_ key: PictureDownload.Key, _ id: Int, _ result: Result<PictureFile, PictureError>) {
        guard let download = downloads[key], download.id == id else { return }
        downloads[key] = nil
        for waiter in download.waiters.sorted(by: { $0.key < $1.key }) { waiter.value.continuation.resume(returning: result) }
    }

    @concurrent private nonisolated static func storedFile(
        _ url: URL, _ files: PictureFolder, _ limits: PictureLimits, _ now: Date
    ) async -> PictureFile? {
        files.file(for: url, age: limits.age, now: now)
    }

    @concurrent private nonisolated static func fetch(
        _ key: PictureDownload.Key, _ files: PictureFolder, _ transport: any PictureTransport, _ limits: PictureLimits, _ now: Date,
        progress: @escaping @Sendable (PictureProgress) -> Void
    ) async -> Result<PictureFile, PictureError> {
        do throws(PictureError) {
            let data = try await transport.data(from: key.url, limit: limits.downloadBytes, progress: progress)
            guard !data.isEmpty else { throw .image(.empty(name: key.url.absoluteString)) }
            if Task.isCancelled { throw .cancelled }
            return .success(try files.store(data, for: key.url, in: key.storage, limits: limits, now: now))
        } catch {
            return .failure(error)
        }
    }
}
