/// Where a document's or picture's bytes go.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgdataconsumer
public final class CGDataConsumer {
    private enum Target {
        case data(NSMutableData)
        case file(FileHandle)
    }

    private let target: Target

    /// Collects bytes at the end of `data`.
    public init?(data: CFMutableData) {
        target = .data(data)
    }

    /// Writes a file, in place of one there may be; `nil`, with a diagnostic, where none can be written.
    public init?(url: CFURL) {
        guard FileManager.default.createFile(atPath: url.path, contents: nil), let handle = try? FileHandle(forWritingTo: url) else {
            Diagnostics.report("consumer.unwritable", "CGDataConsumer: no file can be written at \(url.path).")
            return nil
        }
        target = .file(handle)
    }

    /// Whether the bytes could be taken.
    func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
        switch target {
        case .data(let data):
            if let base = bytes.baseAddress { data.append(base, length: bytes.count) }
            return true
        case .file(let handle): return (try? handle.write(contentsOf: Data(bytes))) != nil
        }
    }
}
