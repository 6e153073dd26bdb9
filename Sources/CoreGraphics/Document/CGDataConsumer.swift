/// The destination of the bytes of a document or an image.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgdataconsumer
public final class CGDataConsumer {
    private enum Target {
        case data(NSMutableData)
        case file(FileHandle)
        case callbacks(UnsafeMutableRawPointer?, CGDataConsumerCallbacks)
    }

    private let target: Target

    /// Creates a consumer that appends to `data`.
    public init?(data: CFMutableData) {
        target = .data(data)
    }

    /// Creates a consumer that writes a file and replaces an existing file. Returns `nil`, with a diagnostic, if the
    /// file cannot be written.
    public init?(url: CFURL) {
        guard FileManager.default.createFile(atPath: url.path, contents: nil), let handle = try? FileHandle(forWritingTo: url) else {
            Diagnostics.report("consumer.unwritable", "CGDataConsumer: no file can be written at \(url.path).")
            return nil
        }
        target = .file(handle)
    }

    /// Creates a consumer that passes bytes to a callback; `nil` without a callback.
    ///
    /// - Parameters:
    ///   - info: The first argument of the callbacks.
    ///   - cbks: The callbacks.
    public init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
        guard cbks.pointee.putBytes != nil else { return nil }
        target = .callbacks(info, cbks.pointee)
    }

    deinit {
        if case .callbacks(let info, let callbacks) = target { callbacks.releaseConsumer?(info) }
    }

    /// Writes bytes. Returns whether the destination accepted them.
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

/// A function that accepts the bytes of a consumer. Receives the consumer's `info`, the bytes and their number;
/// returns the number of accepted bytes.
public typealias CGDataConsumerPutBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int
/// A function that releases the `info` of a consumer.
public typealias CGDataConsumerReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a consumer.
public struct CGDataConsumerCallbacks {
    /// Receives bytes; required.
    public var putBytes: CGDataConsumerPutBytesCallback?
    /// Called once, when the consumer is deallocated.
    public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

    /// Creates a set of callbacks.
    public init(putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?) {
        (self.putBytes, self.releaseConsumer) = (putBytes, releaseConsumer)
    }
}
