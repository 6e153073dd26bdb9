/// The bytes of an image: a file that is opened when needed, or memory.
package enum ImageBytes: Sendable {
    case file(path: String, count: Int)
    case memory(Data, name: String)

    /// Inspects a file without opening it. The file must be regular and not empty, because reading a pipe could block
    /// forever.
    package init(path: String) throws(ImageError) {
        var info = stat()
        guard stat(path, &info) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { throw .missing(name: path) }
            throw .unreadable(name: path, reason: Self.systemReason())
        }
        switch info.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .isFolder(name: path)
        default: throw .unreadable(name: path, reason: "it is not a plain file")
        }
        guard info.st_size > 0 else { throw .empty(name: path) }
        self = .file(path: path, count: Int(info.st_size))
    }

    package init(_ data: Data, name: String) throws(ImageError) {
        guard !data.isEmpty else { throw .empty(name: name) }
        self = .memory(data, name: name)
    }

    /// The name in errors.
    package var name: String {
        switch self {
        case .file(let path, _): path
        case .memory(_, let name): name
        }
    }

    package var count: Int {
        switch self {
        case .file(_, let count): count
        case .memory(let data, _): data.count
        }
    }

    /// The additional memory for reading all bytes, in bytes.
    var memoryToLoad: Int {
        if case .file(_, let count) = self { count } else { 0 }
    }

    /// Returns `count` bytes from `offset` on; fewer at the end.
    func read(at offset: Int, count: Int) throws(ImageError) -> [UInt8] {
        switch self {
        case .memory(let data, _):
            guard offset >= 0, offset < data.count, count > 0 else { return [] }
            let start = data.startIndex + offset
            return [UInt8](data[start..<min(data.endIndex, start + count)])
        case .file(let path, let size):
            guard offset >= 0, offset < size, count > 0 else { return [] }
            return try Self.read(path, at: offset, count: min(count, size - offset))
        }
    }

    /// Returns all bytes. The bytes of a file are read immediately.
    func data() throws(ImageError) -> Data {
        switch self {
        case .memory(let data, _): data
        case .file(let path, let size): Data(try Self.read(path, at: 0, count: size))
        }
    }

    /// Calls `body` with all bytes. The bytes of a file are in memory for the duration of the call.
    ///
    /// - Parameter end: Bytes that are appended. Data in memory that already end with them are passed unchanged.
    func withBytes<Value>(
        endingIn end: [UInt8] = [], _ body: (UnsafeRawBufferPointer) throws(ImageError) -> Value
    ) throws(ImageError) -> Value {
        let result: Result<Value, ImageError>
        switch self {
        case .memory(let data, _) where data.suffix(end.count).elementsEqual(end):
            result = data.withUnsafeBytes { bytes in Self.attempt(bytes, body) }
        case .memory(let data, _):
            result = (data + end).withUnsafeBytes { bytes in Self.attempt(bytes, body) }
        case .file(let path, let size):
            let bytes = try Self.read(path, at: 0, count: size, end: end)
            result = bytes.withUnsafeBytes { bytes in Self.attempt(bytes, body) }
        }
        return try result.get()
    }

    /// Wraps a typed error in a `Result`, because `withUnsafeBytes` does not preserve the error's type.
    private static func attempt<Value>(
        _ bytes: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) throws(ImageError) -> Value
    ) -> Result<Value, ImageError> {
        do throws(ImageError) { return .success(try body(bytes)) } catch { return .failure(error) }
    }

    private static func read(_ path: String, at offset: Int, count: Int, end: [UInt8] = []) throws(ImageError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .unreadable(name: path, reason: systemReason()) }
        defer { close(descriptor) }
        var failure: String?
        var bytes = [UInt8](unsafeUninitializedCapacity: count + end.count) { buffer, filled in
            while filled < count {
                let readCount = pread(descriptor, buffer.baseAddress?.advanced(by: filled), count - filled, off_t(offset + filled))
                if readCount == 0 { return }
                if readCount > 0 {
                    filled += readCount
                } else if errno != EINTR {
                    failure = systemReason()
                    return
                }
            }
        }
        if let failure { throw .unreadable(name: path, reason: failure) }
        bytes += end
        return bytes
    }

    private static func systemReason() -> String { String(cString: strerror(errno)) }
}
