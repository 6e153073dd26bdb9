/// Copies bytes of a provider in their order: gets its `info`, room, and how many bytes there is room for; answers how many it wrote.
public typealias CGDataProviderGetBytesCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int) -> Int
/// Passes over bytes of a provider: gets its `info`, and how many; answers how many it passed over.
public typealias CGDataProviderSkipForwardCallback = (UnsafeMutableRawPointer?, Int64) -> Int64
/// Goes back to the first byte of a provider: gets its `info`.
public typealias CGDataProviderRewindCallback = (UnsafeMutableRawPointer?) -> Void
/// Frees the `info` of a provider.
public typealias CGDataProviderReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void
/// Answers where all bytes of a provider are: gets its `info`.
public typealias CGDataProviderGetBytePointerCallback = (UnsafeMutableRawPointer?) -> UnsafeRawPointer?
/// Says that nobody reads the bytes any more: gets the provider's `info`, and where they are.
public typealias CGDataProviderReleaseBytePointerCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void
/// Copies bytes of a provider from a place on: gets its `info`, room, the place, and how many bytes; answers how many it wrote.
public typealias CGDataProviderGetBytesAtPositionCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int64, Int) -> Int

/// What a provider calls whose bytes come in their order.
public struct CGDataProviderSequentialCallbacks {
    /// 0.
    public var version: UInt32
    /// Copies the next bytes.
    public var getBytes: CGDataProviderGetBytesCallback?
    /// Passes over bytes; never called here.
    public var skipForward: CGDataProviderSkipForwardCallback?
    /// Goes back to the first byte; called once, before the bytes are read.
    public var rewind: CGDataProviderRewindCallback?
    /// Called once, when the bytes are read.
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    /// Makes a list of what is called.
    public init(
        version: UInt32, getBytes: CGDataProviderGetBytesCallback?, skipForward: CGDataProviderSkipForwardCallback?,
        rewind: CGDataProviderRewindCallback?, releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        (self.version, self.getBytes, self.skipForward) = (version, getBytes, skipForward)
        (self.rewind, self.releaseInfo) = (rewind, releaseInfo)
    }
}

/// What a provider calls whose bytes can be read at any place.
public struct CGDataProviderDirectCallbacks {
    /// 0.
    public var version: UInt32
    /// Answers where all bytes are; where it does not, ``getBytesAtPosition`` is called.
    public var getBytePointer: CGDataProviderGetBytePointerCallback?
    /// Says that the bytes were read.
    public var releaseBytePointer: CGDataProviderReleaseBytePointerCallback?
    /// Copies bytes from a place on.
    public var getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?
    /// Called once, when the bytes are read.
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    /// Makes a list of what is called.
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
    /// The most bytes that are read of callbacks; what goes on for ever ends there.
    private static let most = 1 << 30

    /// Makes a provider of bytes that come in their order, all of which are read now.
    ///
    /// - Parameters:
    ///   - info: handed to the callbacks.
    ///   - callbacks: what gives the bytes; they end where none is written.
    /// - Returns: `nil` without a callback that gives bytes.
    public convenience init?(sequentialInfo info: UnsafeMutableRawPointer?, callbacks: UnsafePointer<CGDataProviderSequentialCallbacks>) {
        let calls = callbacks.pointee
        guard let getBytes = calls.getBytes else { return nil }
        calls.rewind?(info)
        var data = Data()
        var part = [UInt8](repeating: 0, count: 65_536)
        while data.count < Self.most {
            let count = part.withUnsafeMutableBytes { bytes in bytes.baseAddress.map { getBytes(info, $0, bytes.count) } ?? 0 }
            guard count > 0 else { break }
            data.append(contentsOf: part.prefix(min(count, part.count)))
        }
        calls.releaseInfo?(info)
        self.init(data: data)
    }

    /// Makes a provider of bytes that can be read at any place, all of which are read now.
    ///
    /// - Parameters:
    ///   - info: handed to the callbacks.
    ///   - size: how many bytes there are; 0 or more.
    ///   - callbacks: what gives the bytes.
    /// - Returns: `nil` for a negative size, and without a callback that gives bytes.
    public convenience init?(
        directInfo info: UnsafeMutableRawPointer?, size: Int64, callbacks: UnsafePointer<CGDataProviderDirectCallbacks>
    ) {
        let calls = callbacks.pointee
        guard size >= 0, size <= Self.most, calls.getBytePointer != nil || calls.getBytesAtPosition != nil else { return nil }
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
