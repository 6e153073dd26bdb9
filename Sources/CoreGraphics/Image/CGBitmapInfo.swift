/// The position of alpha in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha.
    case none = 0
    /// Alpha is last, and colours are premultiplied.
    case premultipliedLast = 1
    /// Alpha is first, and colours are premultiplied.
    case premultipliedFirst = 2
    /// Alpha is last, and colours are not premultiplied.
    case last = 3
    /// Alpha is first, and colours are not premultiplied.
    case first = 4
    /// The last component is unused.
    case noneSkipLast = 5
    /// The first component is unused.
    case noneSkipFirst = 6
    /// Alpha without colours.
    case alphaOnly = 7
}

/// The byte order of a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits of ``CGBitmapInfo`` that specify the byte order.
    case orderMask = 0x7000
    /// The default order: big-endian.
    case orderDefault = 0
    /// 16-bit units, little-endian.
    case order16Little = 0x1000
    /// 32-bit units, little-endian.
    case order32Little = 0x2000
    /// 16-bit units, big-endian.
    case order16Big = 0x3000
    /// 32-bit units, big-endian.
    case order32Big = 0x4000
}

/// The layout of a pixel whose components are not whole bytes, such as 5-6-5.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
    /// The bits of ``CGBitmapInfo`` that specify the packing.
    case mask = 0xF0000
    /// Each component has the specified number of bits.
    case packed = 0
    /// Five bits for each component, in 16 bits.
    case RGB555 = 0x10000
    /// Five bits for red and blue, six for green, in 16 bits.
    case RGB565 = 0x20000
    /// Ten bits for each component, in 32 bits.
    case RGB101010 = 0x30000
    /// Ten bits for each component with an extended range, in 32 bits.
    case RGBCIF10 = 0x40000
}

/// The layout of a pixel's bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The bits: the position of alpha in the lowest bits, followed by the number format, the byte order and the
    /// packing.
    public let rawValue: UInt32

    /// Creates the set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits of a ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that specify floating-point components.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// The components are floating-point numbers of 16 or 32 bits.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits of a ``CGImageByteOrderInfo``.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// 16-bit units, little-endian.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    /// 32-bit pixels or components, little-endian.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// 16-bit units, big-endian.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    /// 32-bit pixels or components, big-endian.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

    /// The position of alpha; `nil` for invalid bits.
    var alpha: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) }
    /// The byte order; `nil` for invalid bits.
    var order: CGImageByteOrderInfo? {
        let order = CGImageByteOrderInfo(rawValue: rawValue & Self.byteOrderMask.rawValue)
        return order == .orderMask ? nil : order
    }
    /// The packing; `nil` for invalid bits.
    var packing: CGImagePixelFormatInfo? { CGImagePixelFormatInfo(rawValue: rawValue & CGImagePixelFormatInfo.mask.rawValue) }
    var isFloat: Bool { contains(.floatComponents) }
    /// Whether bits are set that belong to none of these fields.
    var hasUnknownBits: Bool { rawValue & ~0xF711F != 0 }
}

/// The byte order of 16-bit units on this machine.
public let kCGBitmapByteOrder16Host = CGBitmapInfo.byteOrder16Little
/// The byte order of 32-bit units on this machine.
public let kCGBitmapByteOrder32Host = CGBitmapInfo.byteOrder32Little
