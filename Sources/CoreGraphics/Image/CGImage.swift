import Synchronization

/// A picture: a rectangle of pixels that never changes.
///
/// Pixels are sRGB with 8 bits for each of red, green, blue and alpha, colours multiplied by their alpha; the image of a bitmap context
/// tells of them, and hands out bytes, in that one's layout and space. May be shared between threads. An image mask has no colours: it is a
/// stencil through which the fill colour is seen.
///
/// > Difference from Apple: every image holds its pixels decoded. To get a picture at a smaller size than its file has, ask for
/// > a thumbnail of a `UIImage` or use the image cache, which decode at the size asked for. The bytes of a file's picture come as blue, green,
/// > red and alpha, where Apple's of most files are red, green, blue and alpha: read ``bitmapInfo`` before bytes.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: Sendable, Hashable {
    /// The decoded pixels: premultiplied, the first row on top. Of an image mask, black with the alpha that is painted.
    package let buffer: PixelBuffer
    /// Whether every pixel is known to be opaque, so that whatever lies below the image need not be drawn.
    package let isOpaque: Bool
    /// Whether the image has an alpha channel, opaque as every pixel may be: files that have one keep it.
    package let hasAlpha: Bool
    /// Whether the image is a stencil without colours.
    public let isMask: Bool
    /// Whether the image is drawn with colours between those of its pixels where it is scaled; `true` unless its maker said otherwise.
    public let shouldInterpolate: Bool
    /// How the image says that its bytes are laid out; `nil` for as they are.
    let told: ToldLayout?
    private let foundInk = Mutex<PixelRect?>(nil)

    /// Makes an image of pixels that nobody writes from now on.
    ///
    /// - Parameter hasAlpha: whether there is an alpha channel; by default if not every pixel is opaque.
    package convenience init(
        buffer: PixelBuffer, isOpaque: Bool, hasAlpha: Bool? = nil, isMask: Bool = false, shouldInterpolate: Bool = true
    ) {
        self.init(
            buffer: buffer, isOpaque: isOpaque, hasAlpha: hasAlpha, isMask: isMask, shouldInterpolate: shouldInterpolate, told: nil)
    }

    init(
        buffer: PixelBuffer, isOpaque: Bool, hasAlpha: Bool? = nil, isMask: Bool, shouldInterpolate: Bool, told: ToldLayout?
    ) {
        self.hasAlpha = hasAlpha ?? !isOpaque
        self.told = told
        self.buffer = buffer
        self.isOpaque = isOpaque
        self.isMask = isMask
        self.shouldInterpolate = shouldInterpolate
    }

    /// The smallest rectangle around all pixels that are not transparent, in pixels; empty if there are none. Found once.
    package var ink: PixelRect {
        foundInk.withLock { found in
            let ink = found ?? buffer.ink
            found = ink
            return ink
        }
    }

    /// The number of columns, in pixels; 1 or more.
    public var width: Int { buffer.width }

    /// The number of rows, in pixels; 1 or more.
    public var height: Int { buffer.height }

    /// The distance from one row's first byte to the next row's, in bytes.
    public var bytesPerRow: Int { told?.bytesPerRow(of: buffer) ?? buffer.bytesPerRow }

    /// The size of one colour component; 8 bits, or as in the context that made the image.
    public var bitsPerComponent: Int { told?.layout.bitsPerComponent ?? 8 }

    /// The size of one pixel; 32 bits, or as in the context that made the image.
    public var bitsPerPixel: Int { (told?.layout.bytesPerPixel ?? 4) * 8 }

    /// What the components mean: sRGB, or as in the context that made the image; nothing in an image mask.
    public var colorSpace: CGColorSpace? {
        if let told { return told.space }
        return isMask ? nil : .rgb
    }

    /// Where alpha stands in a pixel: first, multiplied into the colours, or without meaning in an image without alpha; or as in the context
    /// that made the image.
    public var alphaInfo: CGImageAlphaInfo {
        if let told { return told.layout.alphaInfo }
        if isMask { return .alphaOnly }
        return hasAlpha ? .premultipliedFirst : .noneSkipFirst
    }

    /// How the pixels are laid out: blue, green, red, alpha, a byte each, or as in the context that made the image.
    public var bitmapInfo: CGBitmapInfo {
        told?.layout.bitmapInfo ?? CGBitmapInfo(rawValue: alphaInfo.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    }

    /// The order of the pixels' bytes: 32 bits, the lowest first, or as in the context that made the image.
    public var byteOrderInfo: CGImageByteOrderInfo { told?.layout.bitmapInfo.order ?? .order32Little }

    /// How components share the bits of a pixel: each has bytes of its own.
    public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }

    /// What samples stand for; `nil`, since the pixels are what they were decoded to.
    public var decode: UnsafePointer<CGFloat>? { nil }

    /// The image with its components meant in another space, and converted from that to sRGB.
    ///
    /// - Returns: `nil` of a mask, and for a space with another number of components.
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgimage/copy(colorspace:)
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard !isMask, space.model == .rgb, colorSpace?.model == .rgb else { return nil }
        guard let profile = space.profile else { return self }
        let result = buffer.copy()
        PixelConversion(profile).apply(to: result)
        return CGImage(buffer: result, isOpaque: isOpaque, hasAlpha: hasAlpha, shouldInterpolate: shouldInterpolate)
    }

    /// What to keep where colours are cut; always the default.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

    /// A copy of the pixels' bytes, row by row.
    public var dataProvider: CGDataProvider? {
        CGDataProvider(data: told?.bytes(of: buffer) ?? buffer.withBytes { Data($0) })
    }

    /// The same image; images never change, so it is this one.
    public func copy() -> CGImage? { self }

    /// Two images are equal if they are the same object.
    public static func == (one: CGImage, other: CGImage) -> Bool { one === other }

    /// Feeds which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
