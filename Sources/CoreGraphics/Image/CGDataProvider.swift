/// The bytes of an image.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgdataprovider
public final class CGDataProvider: Sendable {
    private let bytes: Data

    /// Creates a provider of bytes in memory.
    public init?(data: CFData) { bytes = data }

    /// Creates a provider of a file's bytes, which are read immediately. Returns `nil`, with a diagnostic, if reading
    /// fails.
    public convenience init?(url: CFURL) {
        do { try self.init(data: Data(contentsOf: url)) } catch {
            Diagnostics.report("provider.unreadable", "CGDataProvider: \(url.path) cannot be read (\(error)).")
            return nil
        }
    }

    /// Creates a provider of a file's bytes, which are read immediately. Returns `nil`, with a diagnostic, if reading
    /// fails.
    public convenience init?(filename: String) { self.init(url: URL(fileURLWithPath: filename)) }

    /// Creates a provider of the caller's memory, which is copied immediately.
    ///
    /// - Parameters:
    ///   - info: The first argument of `releaseData`.
    ///   - data: The memory of `size` bytes.
    ///   - size: The number of bytes, at least 0.
    ///   - releaseData: A function that is called once, before the initialiser returns, because the memory is no
    ///     longer needed.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int, releaseData: CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        self.init(data: Data(bytes: data, count: size))
        releaseData(info, data, size)
    }

    /// The bytes.
    public var data: CFData? { bytes }
}

/// A function that releases the memory of a provider. Receives the provider's `info`, the address and the number of
/// bytes.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
