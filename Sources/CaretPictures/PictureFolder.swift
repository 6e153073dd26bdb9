import Synchronization

/// A file with a picture.
struct PictureFile: Hashable, Sendable {
    let url: URL
    /// The time of the download, or of the last change of a file of the app.
    let date: Date
    /// Whether the file was downloaded by an earlier request, so that its bytes were not checked by this one.
    let isCached: Bool
}

/// A folder of downloaded pictures, which several loaders and processes may share. Its functions block; do not call
/// those that read the folder on the main thread.
///
/// A file appears in the folder as a whole, by renaming, so that another process never reads a part. The date of a
/// file's change is that of the download; the date of its access is that of the last use. If the folder cannot be
/// written, files are stored in a temporary folder instead, which is removed with this object.
final class PictureFolder: Sendable {
    /// Where a file is stored.
    enum Storage: Sendable {
        /// In the folder, where other processes may remove it at any time.
        case shared
        /// In the temporary folder of this object.
        case `private`
    }

    let folder: URL
    let fallback: URL
    /// The total size of the files as far as this process knows; `nil` before the first count.
    private let knownBytes = Mutex<Int?>(nil)
    /// The number of files that were stored since the last count.
    private let storesSinceCount = Mutex(0)
    /// The number of stored files after which the folder is counted again, because other processes add files too.
    private static let storesPerCount = 128

    init(_ folder: URL, fallback: URL? = nil) {
        self.folder = folder
        let name = "caret-pictures-\(UUID().uuidString)"
        self.fallback = fallback ?? FileManager.default.temporaryDirectory.appendingPathComponent(name, isDirectory: true)
    }

    deinit { try? FileManager.default.removeItem(at: fallback) }

    // MARK: - Files

    /// Returns the stored file of a URL, and records its use; `nil` if there is none, or if it is older than `age`.
    func file(for url: URL, age: Duration, now: Date) -> PictureFile? {
        for folder in [folder, fallback] {
            var file = file(for: url, in: folder)
            let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .contentModificationDateKey])
            guard let values, values.isRegularFile == true, let date = values.contentModificationDate else { continue }
            guard now.timeIntervalSince(date) <= age.seconds else { continue }
            var use = URLResourceValues()
            use.contentAccessDate = now
            // Fails in a folder that is read-only, whose files nobody removes either.
            try? file.setResourceValues(use)
            return PictureFile(url: file, date: date, isCached: true)
        }
        return nil
    }

    /// Stores downloaded data, and removes files if the folder exceeds its limits.
    ///
    /// - Throws: ``PictureError/storage(_:)`` if neither the folder nor the temporary folder can be written.
    func store(
        _ data: Data, for url: URL, in storage: Storage = .shared, limits: PictureLimits, now: Date
    ) throws(PictureError) -> PictureFile {
        if storage == .shared {
            do {
                let file = try write(data, to: file(for: url, in: folder), now)
                if needsCount(afterAdding: data.count, limits) { trim(to: limits, now: now, keeping: file) }
                return PictureFile(url: file, date: now, isCached: false)
            } catch {
                Diagnostics.report(
                    "pictures.folder",
                    "PictureLoader: \(folder.path) cannot be written: \(error.localizedDescription). A temporary folder is used instead.")
            }
        }
        do {
            return PictureFile(url: try write(data, to: file(for: url, in: fallback), now), date: now, isCached: false)
        } catch {
            throw .storage(error.localizedDescription)
        }
    }

    /// Removes the stored file of a URL.
    func remove(_ url: URL) {
        for folder in [folder, fallback] { try? FileManager.default.removeItem(at: file(for: url, in: folder)) }
    }

    /// Removes all files.
    func removeAll() {
        for file in files(in: folder) { try? FileManager.default.removeItem(at: file.url) }
        try? FileManager.default.removeItem(at: fallback)
        knownBytes.withLock { $0 = 0 }
    }

    private func write(_ data: Data, to file: URL, _ now: Date) throws -> URL {
        let manager = FileManager.default
        try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        do {
            try data.write(to: file, options: .atomic)
        } catch {
            // A folder with the name of the file cannot be replaced by renaming.
            guard (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else { throw error }
            try manager.removeItem(at: file)
            try data.write(to: file, options: .atomic)
        }
        var (file, dates) = (file, URLResourceValues())
        dates.contentModificationDate = now
        dates.contentAccessDate = now
        try? file.setResourceValues(dates)
        return file
    }

    /// Returns the file for a URL without its fragment. The name consists of the 64-bit FNV-1a hash and the last 48
    /// characters, so that it is practically unique.
    func file(for url: URL, in folder: URL) -> URL {
        let text = String(url.absoluteString.prefix { $0 != "#" })
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let end = text.suffix(48).map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "_" }
        return folder.appendingPathComponent(String(hash, radix: 16) + "-" + String(end))
    }

    // MARK: - Limits

    private struct Entry {
        let url: URL
        let size: Int
        let download, use: Date
    }

    /// Counts the folder for its first file, when the limit is exceeded, and from time to time.
    private func needsCount(afterAdding size: Int, _ limits: PictureLimits) -> Bool {
        let stores = storesSinceCount.withLock { count in
            count += 1
            return count
        }
        return knownBytes.withLock { total in
            total = total.map { $0 + size }
            guard let total else { return true }
            return total > limits.diskBytes || stores >= Self.storesPerCount
        }
    }

    /// Removes the files that are too old, and the least recently used ones until the folder is within its limit.
    func trim(to limits: PictureLimits, now: Date, keeping newest: URL? = nil) {
        var total = 0
        var kept: [Entry] = []
        for file in files(in: folder) {
            if now.timeIntervalSince(file.download) > limits.age.seconds, file.url.lastPathComponent != newest?.lastPathComponent {
                try? FileManager.default.removeItem(at: file.url)
            } else {
                total += file.size
                kept.append(file)
            }
        }
        // The newest file is kept even if it exceeds the limit alone, because it is about to be decoded.
        for file in kept.sorted(by: { $0.use < $1.use }) where total > limits.diskBytes {
            guard file.url.lastPathComponent != newest?.lastPathComponent else { continue }
            try? FileManager.default.removeItem(at: file.url)
            total -= file.size
        }
        knownBytes.withLock { $0 = total }
        storesSinceCount.withLock { $0 = 0 }
    }

    private func files(in folder: URL) -> [Entry] {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey, .contentAccessDateKey]
        let urls = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))) ?? []
        return urls.map { url in
            let values = try? url.resourceValues(forKeys: keys)
            return Entry(
                url: url, size: values?.fileSize ?? 0, download: values?.contentModificationDate ?? .distantPast,
                use: values?.contentAccessDate ?? .distantPast)
        }
    }
}
