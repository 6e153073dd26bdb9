import Synchronization

/// A file with a picture.
struct PictureFile: Hashable, Sendable {
    let url: URL
    /// The time of the download, or of the last change of a file of the app.
    let date: Date
    /// Whether the file was downloaded by an earlier request, so that its bytes were not checked by this one.
    let isCached: Bool
}

/// A folder of downloaded pictures, which several loaders and processes may share. Its functions block; call the
/// functions that read the folder on other threads than the main thread.
///
/// A file appears in the folder as a whole, by renaming, so that another process never reads a part. A file's
/// modification date is the date of the download, and its access date is the date of the last use. If the folder cannot
/// be written, files are stored in a temporary folder instead, which is removed with this object. The limit of bytes
/// applies to both folders together. Files with names that `PictureFileName` does not make are ignored.
final class PictureFolder: Sendable {
    /// The place where a file is stored.
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
    /// The age in seconds after which a file that was not completely written is removed. Its writer has ended.
    private static let partAge: TimeInterval = 3_600

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
            // A failure in a read-only folder has no effect, because no process removes files there.
            try? file.setResourceValues(use)
            return PictureFile(url: file, date: date, isCached: true)
        }
        return nil
    }

    /// Stores downloaded data, and removes files if the folders exceed the limits.
    ///
    /// Data that exceeds the limit alone is stored in the temporary folder, so that it does not displace the other
    /// files. The next file displaces it.
    ///
    /// - Throws: ``PictureError/storage(_:)`` if neither the folder nor the temporary folder can be written.
    func store(
        _ data: Data, for url: URL, in storage: Storage = .shared, limits: PictureLimits, now: Date
    ) throws(PictureError) -> PictureFile {
        if storage == .shared, data.count <= limits.diskBytes {
            do {
                return try store(data, in: file(for: url, in: folder), limits, now)
            } catch {
                Diagnostics.report(
                    "pictures.folder",
                    "PictureLoader: \(folder.path) cannot be written: \(error.localizedDescription). A temporary folder is used instead.")
            }
        }
        do {
            return try store(data, in: file(for: url, in: fallback), limits, now)
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
        for file in files() { _ = Self.remove(file.url) }
        try? FileManager.default.removeItem(at: fallback)
        knownBytes.withLock { $0 = 0 }
    }

    private func store(_ data: Data, in file: URL, _ limits: PictureLimits, _ now: Date) throws -> PictureFile {
        try write(data, to: file, now)
        if needsCount(afterAdding: data.count, limits) { trim(to: limits, now: now, keeping: file) }
        // The file system stores times less exactly. Return the date that a later request will read.
        let values = try? URL(fileURLWithPath: file.path).resourceValues(forKeys: [.contentModificationDateKey])
        return PictureFile(url: file, date: values?.contentModificationDate ?? now, isCached: false)
    }

    /// Writes a file under a name of its own, and renames it. `Data.write(options: .atomic)` does the same with a name
    /// that could not be recognized if the process ended meanwhile.
    private func write(_ data: Data, to file: URL, _ now: Date) throws {
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var part = folder.appendingPathComponent(PictureFileName.partName(of: file.lastPathComponent), isDirectory: false)
        do {
            try data.write(to: part)
            var dates = URLResourceValues()
            dates.contentModificationDate = now
            dates.contentAccessDate = now
            try? part.setResourceValues(dates)
            try Self.moveIntoPlace(part, as: file)
        } catch {
            try? FileManager.default.removeItem(at: part)
            throw error
        }
    }

    private static func moveIntoPlace(_ part: URL, as file: URL) throws {
        if rename(part.path, file.path) == 0 { return }
        let error = errno
        // A folder with the name of the file cannot be replaced by renaming.
        if (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
            try FileManager.default.removeItem(at: file)
            if rename(part.path, file.path) == 0 { return }
        }
        throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EIO)
    }

    /// Returns the file for a URL.
    func file(for url: URL, in folder: URL) -> URL { folder.appendingPathComponent(PictureFileName.name(for: url), isDirectory: false) }

    // MARK: - Limits

    private struct Entry {
        let url: URL
        let size: Int
        let downloadDate, useDate: Date
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

    /// Removes the files that are too old, and the least recently used ones until the folders are within their limit.
    func trim(to limits: PictureLimits, now: Date, keeping newest: URL? = nil) {
        removeParts(now: now)
        var total = 0
        var keptFiles: [Entry] = []
        for file in files() {
            let isOld = now.timeIntervalSince(file.downloadDate) > limits.age.seconds
            if isOld, file.url.path != newest?.path, Self.remove(file.url) { continue }
            total += file.size
            keptFiles.append(file)
        }
        // The newest file is kept, because it is about to be decoded. If it exceeds the limit alone, it displaces no
        // other file, and goes first the next time.
        let (largeFiles, others) = (keptFiles.filter { $0.size > limits.diskBytes }, keptFiles.filter { $0.size <= limits.diskBytes })
        let allowedBytes = limits.diskBytes + (largeFiles.first { $0.url.path == newest?.path }?.size ?? 0)
        for file in largeFiles + others.sorted(by: { $0.useDate < $1.useDate }) where total > allowedBytes {
            if file.url.path != newest?.path, Self.remove(file.url) { total -= file.size }
        }
        knownBytes.withLock { $0 = total }
        storesSinceCount.withLock { $0 = 0 }
    }

    /// Removes a file. Returns whether the file no longer exists, because another process may have removed it.
    private static func remove(_ file: URL) -> Bool {
        if (try? FileManager.default.removeItem(at: file)) != nil { return true }
        return !FileManager.default.fileExists(atPath: file.path)
    }

    /// Removes the files whose writing was interrupted.
    private func removeParts(now: Date) {
        for folder in [folder, fallback] {
            for part in Self.entries(of: folder, where: PictureFileName.isPart)
            where now.timeIntervalSince(part.downloadDate) > Self.partAge {
                _ = Self.remove(part.url)
            }
        }
    }

    /// The pictures in both folders.
    private func files() -> [Entry] { [folder, fallback].flatMap { Self.entries(of: $0, where: PictureFileName.isPicture) } }

    private static func entries(of folder: URL, where isIncluded: (String) -> Bool) -> [Entry] {
        let keys: Set<URLResourceKey> = [.isRegularFileKey, .fileSizeKey, .contentModificationDateKey, .contentAccessDateKey]
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter(isIncluded).compactMap { name in
            let url = folder.appendingPathComponent(name, isDirectory: false)
            guard let values = try? url.resourceValues(forKeys: keys), values.isRegularFile == true else { return nil }
            return Entry(
                url: url, size: values.fileSize ?? 0, downloadDate: values.contentModificationDate ?? .distantPast,
                useDate: values.contentAccessDate ?? .distantPast)
        }
    }
}
