import Observation

/// The files of a folder, as they come and go.
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
/// The object is `@Observable`: lists, galleries and drawings that read ``files`` show the difference in the frame after a change. The folder
/// is read off the main actor. A file counts once it was written whole: half a picture that is still being copied is none.
///
/// > Note: the system tells of changes on this computer; those that others make in a folder of a network are seen with the next one here.
@MainActor @Observable public final class LiveFolder {
    /// Why there is nothing to watch.
    public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// There is no folder of that path.
        case missing(path: String)
        /// The system watches no more folders for this person, or does not let the folder be read.
        case unwatchable(path: String, errno: Int32)

        /// The reason in words.
        public var description: String {
            switch self {
            case .missing(let path): "there is no folder at \(path)"
            case .unwatchable(let path, let number): "\(path) cannot be watched: \(String(cString: strerror(number)))"
            }
        }
    }

    /// The folder.
    public let url: URL
    /// The files, in the order in which a person would count them; hidden files and folders are left out. Empty once the folder is gone.
    public private(set) var files: [URL]
    /// Whether the folder is still there, under its name.
    public private(set) var isPresent = true

    @ObservationIgnored private var watch: FolderWatch?
    @ObservationIgnored private var lastReading = 0
    @ObservationIgnored private var listeners: [Int: AsyncStream<[URL]>.Continuation] = [:]
    @ObservationIgnored private var lastListener = 0

    /// Reads a folder, and watches it as long as the object lives.
    ///
    /// - Parameters:
    ///   - url: of the folder itself; folders in it are not read.
    ///   - extensions: of the files that count, in small letters and without a period; all files for an empty list, the default.
    /// - Throws: ``Failure`` for a folder that is not there, or cannot be watched.
    public init(_ url: URL, extensions: [String] = []) throws(Failure) {
        self.url = url
        let reader = FolderReader(folder: url, extensions: Set(extensions))
        // Watched before it is read: what comes in between is read a second time.
        let (watch, failure) = FolderWatch.make(url.path)
        guard let watch else {
            throw failure == ENOENT || failure == ENOTDIR
                ? .missing(path: url.path) : .unwatchable(path: url.path, errno: failure)
        }
        files = reader.files()
        self.watch = watch
        watch.start { [weak self] number, isGone in
            let files = isGone ? [] : reader.files()
            Task { @MainActor [weak self] in self?.take(files, number, isGone) }
        }
    }

    isolated deinit {
        watch?.stop()
        for listener in listeners.values { listener.finish() }
    }

    /// The files after each change, also after one of a file's contents alone. Ends when the folder is gone, or the object.
    public var changes: AsyncStream<[URL]> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            guard isPresent else { return continuation.finish() }
            lastListener += 1
            let id = lastListener
            listeners[id] = continuation
            continuation.onTermination = { [weak self] _ in Task { @MainActor [weak self] in self?.listeners[id] = nil } }
        }
    }

    private func take(_ found: [URL], _ number: Int, _ isGone: Bool) {
        guard isPresent, number > lastReading else { return }
        lastReading = number
        files = found
        for listener in listeners.values { listener.yield(found) }
        guard isGone else { return }
        isPresent = false
        watch?.stop()
        for listener in listeners.values { listener.finish() }
        listeners = [:]
    }
}
