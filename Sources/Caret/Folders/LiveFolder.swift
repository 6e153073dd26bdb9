import Observation

/// The files of a folder, updated when the folder changes.
///
/// ```swift
/// let photos = try LiveFolder(url, extensions: ["jpg", "png"])
/// table.sections {
///     Section("photos") {
///         for file in photos.files { Row(file.path, .default, file.lastPathComponent) }
///     }
/// }
/// ```
///
/// The object is `@Observable`: lists, galleries and drawings that read ``files`` are updated in the frame after a
/// change. After a change, the folder is read off the main actor. A new file causes an update only when the file has
/// been written completely.
///
/// > Note: The system reports changes that are made on this computer. Changes that other computers make in a network
/// > folder appear with the next local change.
@MainActor @Observable public final class LiveFolder {
    /// The reason why a folder cannot be observed.
    public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// There is no folder at the path.
        case missing(path: String)
        /// The system's limit of observed folders has been reached, or the folder is not readable.
        case unwatchable(path: String, errno: Int32)

        /// A readable description of the error.
        public var description: String {
            switch self {
            case .missing(let path): "there is no folder at \(path)"
            case .unwatchable(let path, let number): "\(path) cannot be watched: \(String(cString: strerror(number)))"
            }
        }
    }

    /// The URL of the folder.
    public let url: URL
    /// The files in natural order, without hidden files and folders. Empty if the folder no longer exists.
    public private(set) var files: [URL]
    /// Whether the folder still exists at its path.
    public private(set) var isPresent = true

    @ObservationIgnored private var watch: FolderWatch?
    @ObservationIgnored private var lastChangeNumber = 0
    @ObservationIgnored private var continuations: [Int: AsyncStream<[URL]>.Continuation] = [:]
    @ObservationIgnored private var lastContinuationID = 0

    /// Reads a folder, and observes it as long as the object is allocated.
    ///
    /// - Parameters:
    ///   - url: The URL of the folder; subfolders are not read.
    ///   - extensions: The extensions of the files to list, in lowercase and without a period; empty, the
    ///     default, for all files.
    /// - Throws: ``Failure`` if the folder does not exist or cannot be observed.
    public init(_ url: URL, extensions: [String] = []) throws(Failure) {
        self.url = url
        let reader = FolderReader(folder: url, extensions: Set(extensions))
        // Observation starts before the folder is read, so that a change in between causes another reading.
        let (watch, failure) = FolderWatch.make(url.path)
        guard let watch else {
            throw failure == ENOENT || failure == ENOTDIR
                ? .missing(path: url.path) : .unwatchable(path: url.path, errno: failure)
        }
        files = reader.files()
        self.watch = watch
        watch.start { [weak self] number, isRemoved in
            let files = isRemoved ? [] : reader.files()
            Task { @MainActor [weak self] in self?.apply(files, number, isRemoved) }
        }
    }

    isolated deinit {
        watch?.stop()
        for continuation in continuations.values { continuation.finish() }
    }

    /// The files after each change, including a change of a file's contents only. The sequence ends when the folder
    /// or this object no longer exists.
    public var changes: AsyncStream<[URL]> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            guard isPresent else { return continuation.finish() }
            lastContinuationID += 1
            let id = lastContinuationID
            continuations[id] = continuation
            continuation.onTermination = { [weak self] _ in Task { @MainActor [weak self] in self?.continuations[id] = nil } }
        }
    }

    private func apply(_ newFiles: [URL], _ number: Int, _ isRemoved: Bool) {
        guard isPresent, number > lastChangeNumber else { return }
        lastChangeNumber = number
        files = newFiles
        for continuation in continuations.values { continuation.yield(newFiles) }
        guard isRemoved else { return }
        isPresent = false
        watch?.stop()
        for continuation in continuations.values { continuation.finish() }
        continuations = [:]
    }
}
