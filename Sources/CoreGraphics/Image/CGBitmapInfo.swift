/// Where alpha stands in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is none.
    case none = 0
    /// Last, multiplied into the colours.
    case premultipliedLast = 1
    /// First, multiplied into the colours.
    case premultipliedFirst = 2
    /// Last, on its own.
    case last = 3
    /// First, on its own.
    case first = 4
    /// Last, and without meaning.
    case noneSkipLast = 5
    /// First, and without meaning.
    case noneSkipFirst = 6
    /// There is nothing else.
    case alphaOnly = 7
}

/// How the bytes of a pixel are laid out.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The alpha's place in the low bits, the byte order above.
    public let rawValue: UInt32

    /// Makes the set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits that hold a ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// 32-bit pixels, the lowest byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// 32-bit pixels, the highest byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
