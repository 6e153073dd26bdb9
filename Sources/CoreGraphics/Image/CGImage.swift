import Synchronization

/// A picture: a rectangle of pixels that never changes.
///
/// Pixels are sRGB with 8 bits for each of red, green, blue and alpha, colours multiplied by their alpha. May be shared
/// between threads. An image mask has no colours: it is a stencil through which the fill colour is seen.
///
/// > Difference from Apple: every image holds its pixels decoded. To get a picture at a smaller size than its file has, ask for
/// > a thumbnail of a `UIImage` or use the image cache, which decode at the size asked for.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: Sendable, Hashable {
    /// The decoded pixels: premultiplied, the first row on top. Of an image mask, black with the alpha that is painted.
    package let buffer: PixelBuffer
    /// Whether every pixel is known to be opaque, so that whatever lies below the image need not be drawn.
    package let isOpaque: Bool
    /// Whether the image is a stencil without colours.
    public let isMask: Bool
    /// Whether the image is drawn with colours between those of its pixels where it is scaled; `true` unless its maker said otherwise.
    public let shouldInterpolate: Bool
    private let foundInk = Mutex<PixelRect?>(nil)

    /// Makes an image of pixels that nobody writes from now on.
    package init(buffer: PixelBuffer, isOpaque: Bool, isMask: Bool = false, shouldInterpolate: Bool = true) {
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
    public var bytesPerRow: Int { buffer.bytesPerRow }

    /// The size of one colour component; always 8 bits.
    public var bitsPerComponent: Int { 8 }

    /// The size of one pixel; always 32 bits.
    public var bitsPerPixel: Int { 32 }

    /// What the components mean: sRGB, or nothing in an image mask.
    public var colorSpace: CGColorSpace? { isMask ? nil : .rgb }

    /// Where alpha stands in a pixel: first, multiplied into the colours, or without meaning in an opaque image.
    public var alphaInfo: CGImageAlphaInfo {
        if isMask { return .alphaOnly }
        return isOpaque ? .noneSkipFirst : .premultipliedFirst
    }

    /// How the pixels are laid out: blue, green, red, alpha, a byte each.
    public var bitmapInfo: CGBitmapInfo {
        CGBitmapInfo(rawValue: alphaInfo.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    }

    /// The order of the pixels' bytes: 32 bits, the lowest first.
    public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }

    /// How components share the bits of a pixel: each has bytes of its own.
    public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }

    /// What samples stand for; `nil`, since the pixels are what they were decoded to.
    public var decode: UnsafePointer<CGFloat>? { nil }

    /// The image with its components meant in another space, and converted from that to sRGB.
    ///
    /// - Returns: `nil` of a mask, and for a space with another number of components.
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgimage/copy(colorspace:)
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard !isMask, space.model == .rgb else { return nil }
        guard let profile = space.profile else { return self }
        let result = buffer.copy()
        PixelConversion(profile).apply(to: result)
        return with(result)
    }

    /// What to keep where colours are cut; always the default.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

    /// A copy of the pixels' bytes, row by row.
    public var dataProvider: CGDataProvider? {
        CGDataProvider(data: buffer.withBytes { Data($0) })
    }

    /// The same image; images never change, so it is this one.
    public func copy() -> CGImage? { self }

    /// Two images are equal if they are the same object.
    public static func == (one: CGImage, other: CGImage) -> Bool { one === other }

    /// Feeds which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
