/// Where a document's or picture's bytes go.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgdataconsumer
public final class CGDataConsumer {
    private enum Target {
        case data(NSMutableData)
        case file(FileHandle)
        case callbacks(UnsafeMutableRawPointer?, CGDataConsumerCallbacks)
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

    /// Hands bytes to a callback; `nil` without one.
    ///
    /// - Parameters:
    ///   - info: handed to the callbacks.
    ///   - cbks: what takes the bytes.
    public init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
        guard cbks.pointee.putBytes != nil else { return nil }
        target = .callbacks(info, cbks.pointee)
    }

    deinit {
        if case .callbacks(let info, let callbacks) = target { callbacks.releaseConsumer?(info) }
    }

    /// Whether the bytes could be taken.
    func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
        switch target {
        case .data(let data):
            if let base = bytes.baseAddress { data.append(base, length: bytes.count) }
            return true
        case .callbacks(let info, let callbacks):
            guard let base = bytes.baseAddress, let put = callbacks.putBytes else { return true }
            return put(info, base, bytes.count) == bytes.count
        case .file(let handle): return (try? handle.write(contentsOf: Data(bytes))) != nil
        }
    }
}

/// Takes bytes of a consumer: gets its `info`, the bytes, and how many; answers how many it took.
public typealias CGDataConsumerPutBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int
/// Frees the `info` of a consumer.
public typealias CGDataConsumerReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a consumer calls.
public struct CGDataConsumerCallbacks {
    /// Takes bytes; without it there is no consumer.
    public var putBytes: CGDataConsumerPutBytesCallback?
    /// Called once, when the consumer is gone.
    public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

    /// Makes a list of what is called.
    public init(putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?) {
        (self.putBytes, self.releaseConsumer) = (putBytes, releaseConsumer)
    }
}
