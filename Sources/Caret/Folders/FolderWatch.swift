import Glibc
import Synchronization

/// Observes the changes of one folder with `inotify(7)`.
final class FolderWatch {
    /// The size of the buffer for events, 64 KB.
    private static let bufferSize = 65_536

    private let descriptor: Int32
    private let queue = DispatchQueue(label: "caret.folder")
    private let path: String
    private var source: (any DispatchSourceRead)?

    /// Starts observing a folder.
    ///
    /// - Returns: The observer, or the value of `errno` if the folder cannot be observed.
    static func make(_ path: String) -> (watch: FolderWatch?, failure: Int32) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return (nil, errno) }
        let events = [
            IN_CLOSE_WRITE, IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO, IN_DELETE_SELF, IN_MOVE_SELF, IN_ONLYDIR,
        ]
        let mask = events.reduce(UInt32(0)) { $0 | UInt32($1) }
        guard inotify_add_watch(descriptor, path, mask) >= 0 else {
            let failure = errno
            close(descriptor)
            return (nil, failure)
        }
        return (FolderWatch(descriptor, path), 0)
    }

    private init(_ descriptor: Int32, _ path: String) {
        self.descriptor = descriptor
        self.path = path
    }

    /// Calls a closure on a private queue after relevant changes. Consecutive changes are coalesced into one call.
    ///
    /// - Parameter body: Receives the number of the call, counted from 1, and whether the folder no longer exists.
    func start(_ body: @escaping @Sendable (_ number: Int, _ isRemoved: Bool) -> Void) {
        let readSource = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        let counter = Mutex(0)
        readSource.setEventHandler { [descriptor, path] in
            let change = Self.read(descriptor, path)
            guard change != .none else { return }
            let number = counter.withLock {
                $0 += 1
                return $0
            }
            body(number, change == .removed)
        }
        readSource.setCancelHandler { [descriptor] in close(descriptor) }
        source = readSource
        readSource.activate()
    }

    /// Stops observing. Calls of the closure that are in progress still complete.
    func stop() {
        source?.cancel()
        source = nil
    }

    deinit { stop() }

    private enum Change {
        case none, files, removed
    }

    /// Reads all pending events.
    private static func read(_ descriptor: Int32, _ path: String) -> Change {
        var result = Change.none
        withUnsafeTemporaryAllocation(byteCount: bufferSize, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
            while true {
                let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
                guard count > 0 else { return }
                var offset = 0
                while offset + MemoryLayout<inotify_event>.size <= count {
                    let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                    let start = offset + MemoryLayout<inotify_event>.size
                    offset = start + Int(event.len)
                    let name = String(decoding: buffer[start..<min(offset, count)].prefix { $0 != 0 }, as: UTF8.self)
                    switch change(event.mask, "\(path)/\(name)") {
                    case .removed: result = .removed
                    case .files where result == .none: result = .files
                    default: break
                    }
                }
            }
        }
        return result
    }

    private static func change(_ mask: UInt32, _ file: String) -> Change {
        func has(_ events: Int...) -> Bool { events.contains { mask & UInt32($0) != 0 } }
        if has(Int(IN_DELETE_SELF), Int(IN_MOVE_SELF), Int(IN_IGNORED), Int(IN_UNMOUNT)) { return .removed }
        // A new file is still empty, and another event follows when it has been written. A link is complete at once.
        if mask & UInt32(IN_CREATE) != 0 { return isLink(file) ? .files : .none }
        return .files
    }

    private static func isLink(_ file: String) -> Bool {
        var status = stat()
        guard lstat(file, &status) == 0 else { return false }
        return status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1
    }
}
