/// The limits of a ``PictureLoader``. The memory for decoded pictures is limited by ``PictureLoader/memory``.
public struct PictureLimits: Hashable, Sendable {
    /// The maximum size of all downloaded files, in bytes; 256 MiB by default. The least recently used files are
    /// removed first.
    public var diskBytes = 256 << 20
    /// The maximum age of a downloaded picture; 30 days by default. An older picture is downloaded again, and its
    /// file is removed.
    public var age = Duration.seconds(30 * 86_400)
    /// The maximum length of one downloaded file, in bytes; 64 MiB by default.
    public var downloadBytes = 64 << 20
    /// The maximum number of pixels in a file; 250 million by default. A larger picture is not decoded, even for a
    /// small view.
    public var pixels = 250_000_000
    /// The maximum time without data from a server, rounded up to whole seconds; 60 seconds by default. The limit is
    /// read once, when the loader is made.
    public var timeout = Duration.seconds(60)

    /// Makes the default limits.
    public init() {}
}

extension Duration {
    var seconds: TimeInterval { self / .seconds(1) }
}
