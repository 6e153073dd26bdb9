/// A file cache of downloaded pictures.
///
/// Concurrent requests for one URL share one download, which is cancelled when all of these requests have been
/// cancelled. When the total size of the files exceeds 256 MB, the least recently used files are removed.
@MainActor final class PictureFileCache {
    /// The maximum size of all files, 256 MB.
    private nonisolated static let limit = 256 << 20
    private static let key = UserInfoKey<UIApplication, PictureFileCache>()

    private struct CoalescedRequest {
        let task: Task<URL, any Error>
        var waiters = 0
    }

    var transport: any PictureTransport = NetworkPictureTransport()
    var folder = URL.cachesDirectory.appendingPathComponent("Caret/Pictures", isDirectory: true)
    private var requests: [URL: CoalescedRequest] = [:]

    /// The cache of the running application.
    static var current: PictureFileCache {
        if let files = UIApplication.shared.userInfo[key] { return files }
        let files = PictureFileCache()
        UIApplication.shared.userInfo[key] = files
        return files
    }

    /// Returns the file that contains the picture at a URL. The URL of a file is returned unchanged.
    ///
    /// - Throws: The errors of the transport and of writing the file.
    func file(for url: URL) async throws -> URL {
        if url.isFileURL { return url }
        if requests[url] == nil { requests[url] = CoalescedRequest(task: startDownload(url)) }
        requests[url]?.waiters += 1
        guard let task = requests[url]?.task else { throw CancellationError() }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            Task { @MainActor in self.removeWaiter(url, task) }
        }
    }

    /// Removes the cached file of a URL, because the file cannot be decoded.
    func removeFile(_ url: URL) {
        if !url.isFileURL { try? FileManager.default.removeItem(at: cacheFile(for: url)) }
    }

    private func removeWaiter(_ url: URL, _ task: Task<URL, any Error>) {
        guard var request = requests[url], request.task == task else { return }
        request.waiters -= 1
        requests[url] = request.waiters > 0 ? request : nil
        if request.waiters <= 0 { task.cancel() }
    }

    private func startDownload(_ url: URL) -> Task<URL, any Error> {
        let (file, transport) = (cacheFile(for: url), transport)
        return Task { [weak self] in
            // After a cancellation, a later request may have started its own download, which must stay registered.
            defer { if !Task.isCancelled { self?.requests[url] = nil } }
            return try await Self.fetch(url, to: file, transport)
        }
    }

    /// Returns the file for a URL. The file name consists of the 64-bit FNV-1a hash and the last 48 characters of the
    /// URL, so that the name is practically unique.
    private func cacheFile(for url: URL) -> URL {
        let text = url.absoluteString
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let end = text.suffix(48).map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "_" }
        return folder.appendingPathComponent(String(hash, radix: 16) + "-" + String(end))
    }

    @concurrent private nonisolated static func fetch(_ url: URL, to file: URL, _ transport: any PictureTransport) async throws -> URL {
        if FileManager.default.fileExists(atPath: file.path) {
            try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
            return file
        }
        let data = try await transport.data(from: url)
        try Task.checkCancellation()
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
        trim(folder, except: file)
        return file
    }

    private nonisolated static func trim(_ folder: URL, except newest: URL) {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let urls = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))) ?? []
        let files = urls.map { url -> (url: URL, size: Int, date: Date) in
            let values = try? url.resourceValues(forKeys: keys)
            return (url, values?.fileSize ?? 0, values?.contentModificationDate ?? .distantPast)
        }
        var total = files.reduce(0) { $0 + $1.size }
        for file in files.sorted(by: { $0.date < $1.date }) where total > limit && file.url.lastPathComponent != newest.lastPathComponent {
            try? FileManager.default.removeItem(at: file.url)
            total -= file.size
        }
    }
}
