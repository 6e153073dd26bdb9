/// A function that copies the next bytes of a provider. Receives the provider's `info`, a buffer and the buffer's
/// size; returns the number of copied bytes.
public typealias CGDataProviderGetBytesCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int) -> Int
/// A function that skips bytes of a provider. Receives the provider's `info` and the number of bytes; returns the
/// number of skipped bytes.
public typealias CGDataProviderSkipForwardCallback = (UnsafeMutableRawPointer?, Int64) -> Int64
/// A function that rewinds a provider to its first byte. Receives the provider's `info`.
public typealias CGDataProviderRewindCallback = (UnsafeMutableRawPointer?) -> Void
/// A function that releases the `info` of a provider.
public typealias CGDataProviderReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void
/// A function that returns the address of all bytes of a provider. Receives the provider's `info`.
public typealias CGDataProviderGetBytePointerCallback = (UnsafeMutableRawPointer?) -> UnsafeRawPointer?
/// A function that is called when the bytes are no longer read. Receives the provider's `info` and the address.
public typealias CGDataProviderReleaseBytePointerCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void
/// A function that copies bytes of a provider. Receives the provider's `info`, a buffer, the position and the number
/// of bytes; returns the number of copied bytes.
public typealias CGDataProviderGetBytesAtPositionCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int64, Int) -> Int

/// The callbacks of a provider with sequential access.
public struct CGDataProviderSequentialCallbacks {
    /// The version, 0.
    public var version: UInt32
    /// Copies the next bytes.
    public var getBytes: CGDataProviderGetBytesCallback?
    /// Skips bytes; never called here.
    public var skipForward: CGDataProviderSkipForwardCallback?
    /// Rewinds to the first byte; called once, before reading.
    public var rewind: CGDataProviderRewindCallback?
    /// Called once, after reading.
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    /// Creates a set of callbacks.
    public init(
        version: UInt32, getBytes: CGDataProviderGetBytesCallback?, skipForward: CGDataProviderSkipForwardCallback?,
        rewind: CGDataProviderRewindCallback?, releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        (self.version, self.getBytes, self.skipForward) = (version, getBytes, skipForward)
        (self.rewind, self.releaseInfo) = (rewind, releaseInfo)
    }
}

/// The callbacks of a provider with random access.
public struct CGDataProviderDirectCallbacks {
    /// The version, 0.
    public var version: UInt32
    /// Returns the address of all bytes. If it returns `nil`, ``getBytesAtPosition`` is called.
    public var getBytePointer: CGDataProviderGetBytePointerCallback?
    /// Called after the bytes were read.
    public var releaseBytePointer: CGDataProviderReleaseBytePointerCallback?
    /// Copies bytes from a position.
    public var getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?
    /// Called once, after reading.
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    /// Creates a set of callbacks.
    public init(
        version: UInt32, getBytePointer: CGDataProviderGetBytePointerCallback?,
        releaseBytePointer: CGDataProviderReleaseBytePointerCallback?, getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?,
        releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        (self.version, self.getBytePointer, self.releaseBytePointer) = (version, getBytePointer, releaseBytePointer)
        (self.getBytesAtPosition, self.releaseInfo) = (getBytesAtPosition, releaseInfo)
    }
}

extension CGDataProvider {
    /// The maximum number of bytes that are read from callbacks.
    private static let maximumSize = 1 << 30

    /// Creates a provider with sequential access. All bytes are read immediately.
    ///
    /// - Parameters:
    ///   - info: The first argument of the callbacks.
    ///   - callbacks: The callbacks. The data end at the first call that copies no byte.
    /// - Returns: `nil` without a callback that copies bytes.
    public convenience init?(sequentialInfo info: UnsafeMutableRawPointer?, callbacks: UnsafePointer<CGDataProviderSequentialCallbacks>) {
        let calls = callbacks.pointee
        guard let getBytes = calls.getBytes else { return nil }
        calls.rewind?(info)
        var data = Data()
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while data.count < Self.maximumSize {
            let count = chunk.withUnsafeMutableBytes { bytes in bytes.baseAddress.map { getBytes(info, $0, bytes.count) } ?? 0 }
            guard count > 0 else { break }
            data.append(contentsOf: chunk.prefix(min(count, chunk.count)))
        }
        calls.releaseInfo?(info)
        self.init(data: data)
    }

    /// Creates a provider with random access. All bytes are read immediately.
    ///
    /// - Parameters:
    ///   - info: The first argument of the callbacks.
    ///   - size: The number of bytes, at least 0.
    ///   - callbacks: The callbacks.
    /// - Returns: `nil` for a negative size, and without a callback that provides bytes.
    public convenience init?(
        directInfo info: UnsafeMutableRawPointer?, size: Int64, callbacks: UnsafePointer<CGDataProviderDirectCallbacks>
    ) {
        let calls = callbacks.pointee
        guard size >= 0, size <= Self.maximumSize, calls.getBytePointer != nil || calls.getBytesAtPosition != nil else { return nil }
        defer { calls.releaseInfo?(info) }
        self.init(data: Self.bytes(info, Int(size), calls))
    }

    private static func bytes(_ info: UnsafeMutableRawPointer?, _ size: Int, _ calls: CGDataProviderDirectCallbacks) -> Data {
        if let pointer = calls.getBytePointer?(info) {
            defer { calls.releaseBytePointer?(info, pointer) }
            return Data(bytes: pointer, count: size)
        }
        guard let getBytes = calls.getBytesAtPosition else { return Data() }
        var bytes = [UInt8](repeating: 0, count: size)
        let count = bytes.withUnsafeMutableBytes { bytes in bytes.baseAddress.map { getBytes(info, $0, 0, bytes.count) } ?? 0 }
        return Data(bytes.prefix(max(0, count)))
    }
}
