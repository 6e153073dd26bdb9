/// Bytes that a picture is made of.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgdataprovider
public final class CGDataProvider: Sendable {
    private let bytes: Data

    /// Makes a provider of bytes in memory.
    public init?(data: CFData) { bytes = data }

    /// Makes a provider of a file's bytes, which are read now; `nil`, with a diagnostic, where that fails.
    public convenience init?(url: CFURL) {
        do { try self.init(data: Data(contentsOf: url)) } catch {
            Diagnostics.report("provider.unreadable", "CGDataProvider: \(url.path) cannot be read (\(error)).")
            return nil
        }
    }

    /// Makes a provider of a file's bytes, which are read now; `nil`, with a diagnostic, where that fails.
    public convenience init?(filename: String) { self.init(url: URL(fileURLWithPath: filename)) }

    /// Makes a provider of the caller's memory, which is copied now.
    ///
    /// - Parameters:
    ///   - info: handed to `releaseData`.
    ///   - data: `size` bytes.
    ///   - size: in bytes; 0 or more.
    ///   - releaseData: called once, before this returns, since nothing of the memory is needed any more.
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

/// Frees memory that a provider was made of: gets its `info`, where the memory is, and how many bytes it has.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
