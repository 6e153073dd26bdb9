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

/// In which order the bytes of a pixel stand.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits of ``CGBitmapInfo`` that hold it.
    case orderMask = 0x7000
    /// As in a file: the highest byte first.
    case orderDefault = 0
    /// In units of 16 bits, the lowest byte first.
    case order16Little = 0x1000
    /// In units of 32 bits, the lowest byte first.
    case order32Little = 0x2000
    /// In units of 16 bits, the highest byte first.
    case order16Big = 0x3000
    /// In units of 32 bits, the highest byte first.
    case order32Big = 0x4000
}

/// How components that do not fill bytes share those of a pixel.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
    /// The bits of ``CGBitmapInfo`` that hold it.
    case mask = 0xF0000
    /// Each component has as many bits as are given for it.
    case packed = 0
    /// Five bits each, in 16.
    case RGB555 = 0x10000
    /// Five for red and blue, six for green.
    case RGB565 = 0x20000
    /// Ten bits each, in 32.
    case RGB101010 = 0x30000
    /// Ten bits each, in 32, that go beyond 0…1.
    case RGBCIF10 = 0x40000
}

/// How the bytes of a pixel are laid out.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The alpha's place in the low bits, the kind of numbers, the byte order and the packing above.
    public let rawValue: UInt32

    /// Makes the set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits that hold a ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that say whether components are floating-point numbers.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floating-point numbers, of 16 or 32 bits.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits that hold a ``CGImageByteOrderInfo``.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Units of 16 bits, the lowest byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    /// 32-bit pixels or components, the lowest byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// Units of 16 bits, the highest byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    /// 32-bit pixels or components, the highest byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

    /// Where alpha stands; `nil` for bits that mean nothing.
    var alpha: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) }
    /// The order of bytes; `nil` for bits that mean nothing.
    var order: CGImageByteOrderInfo? {
        let order = CGImageByteOrderInfo(rawValue: rawValue & Self.byteOrderMask.rawValue)
        return order == .orderMask ? nil : order
    }
    /// The packing; `nil` for bits that mean nothing.
    var packing: CGImagePixelFormatInfo? { CGImagePixelFormatInfo(rawValue: rawValue & CGImagePixelFormatInfo.mask.rawValue) }
    var isFloat: Bool { contains(.floatComponents) }
    /// Whether there are bits that belong to none of these.
    var hasUnknownBits: Bool { rawValue & ~0xF711F != 0 }
}

/// The order of 16-bit units on this machine.
public let kCGBitmapByteOrder16Host = CGBitmapInfo.byteOrder16Little
/// The order of 32-bit units on this machine.
public let kCGBitmapByteOrder32Host = CGBitmapInfo.byteOrder32Little
