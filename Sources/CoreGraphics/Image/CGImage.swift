import Synchronization

/// An immutable image of pixels.
///
/// Pixels are premultiplied sRGB with 8 bits for red, green, blue and alpha. The image of a bitmap context describes
/// its pixels, and provides its bytes, in the context's layout and space. Images may be shared between threads. An
/// image mask has no colours and is painted in the fill colour.
///
/// > Difference from Apple: every image stores decoded pixels. To decode a file at a smaller size, use a thumbnail of
/// > a `UIImage` or the image cache. The bytes of a file's image are blue, green, red and alpha; Apple's are usually
/// > red, green, blue and alpha. Read ``bitmapInfo`` before the bytes.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: Sendable, Hashable {
    /// The decoded pixels: premultiplied, the top row first. For an image mask, black with the alpha to paint.
    package let buffer: PixelBuffer
    /// Whether every pixel is opaque, so that content below the image need not be drawn.
    package let isOpaque: Bool
    /// Whether the image has an alpha channel. The image of a file with an alpha channel has one even if every pixel
    /// is opaque.
    package let hasAlpha: Bool
    /// Whether the image is a mask without colours.
    public let isMask: Bool
    /// Whether scaling interpolates between pixels; `true` by default.
    public let shouldInterpolate: Bool
    /// The layout in which the image provides its bytes; `nil` for the layout of the stored pixels.
    let declaredLayout: DeclaredPixelLayout?
    private let cachedVisibleBounds = Mutex<PixelRect?>(nil)

    /// Creates an image from pixels that are not modified afterwards.
    ///
    /// - Parameter hasAlpha: Whether there is an alpha channel; by default `true` if the image is not opaque.
    package convenience init(
        buffer: PixelBuffer, isOpaque: Bool, hasAlpha: Bool? = nil, isMask: Bool = false, shouldInterpolate: Bool = true
    ) {
        self.init(
            buffer: buffer, isOpaque: isOpaque, hasAlpha: hasAlpha, isMask: isMask, shouldInterpolate: shouldInterpolate,
            declaredLayout: nil)
    }

    init(
        buffer: PixelBuffer, isOpaque: Bool, hasAlpha: Bool? = nil, isMask: Bool, shouldInterpolate: Bool,
        declaredLayout: DeclaredPixelLayout?
    ) {
        self.hasAlpha = hasAlpha ?? !isOpaque
        self.declaredLayout = declaredLayout
        self.buffer = buffer
        self.isOpaque = isOpaque
        self.isMask = isMask
        self.shouldInterpolate = shouldInterpolate
    }

    /// The bounding box of all pixels that are not transparent; empty if there are none. Computed once.
    package var visibleBounds: PixelRect {
        cachedVisibleBounds.withLock { cached in
            let bounds = cached ?? buffer.visibleBounds
            cached = bounds
            return bounds
        }
    }

    /// The number of columns, in pixels; at least 1.
    public var width: Int { buffer.width }

    /// The number of rows, in pixels; at least 1.
    public var height: Int { buffer.height }

    /// The distance between two rows, in bytes.
    public var bytesPerRow: Int { declaredLayout?.bytesPerRow(of: buffer) ?? buffer.bytesPerRow }

    /// The size of a component: 8 bits, or the value of the context that created the image.
    public var bitsPerComponent: Int { declaredLayout?.layout.bitsPerComponent ?? 8 }

    /// The size of a pixel: 32 bits, or the value of the context that created the image.
    public var bitsPerPixel: Int { (declaredLayout?.layout.bytesPerPixel ?? 4) * 8 }

    /// The space of the components: sRGB, or the value of the context that created the image; `nil` for an image
    /// mask.
    public var colorSpace: CGColorSpace? {
        if let declaredLayout { return declaredLayout.space }
        return isMask ? nil : .rgb
    }

    /// The position of alpha: first and premultiplied, or unused in an image without alpha, or the value of the
    /// context that created the image.
    public var alphaInfo: CGImageAlphaInfo {
        if let declaredLayout { return declaredLayout.layout.alphaInfo }
        if isMask { return .alphaOnly }
        return hasAlpha ? .premultipliedFirst : .noneSkipFirst
    }

    /// The layout of the pixels: blue, green, red and alpha, one byte each, or the value of the context that created
    /// the image.
    public var bitmapInfo: CGBitmapInfo {
        declaredLayout?.layout.bitmapInfo ?? CGBitmapInfo(rawValue: alphaInfo.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    }

    /// The byte order of the pixels: 32 bits, little-endian, or the value of the context that created the image.
    public var byteOrderInfo: CGImageByteOrderInfo { declaredLayout?.layout.bitmapInfo.order ?? .order32Little }

    /// The packing of the components: each component has its own bytes.
    public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }

    /// The decode array; `nil`, because the pixels are already decoded.
    public var decode: UnsafePointer<CGFloat>? { nil }

    /// Returns the image with its components reinterpreted in another space, and converted from that space to sRGB.
    ///
    /// - Returns: `nil` for a mask, and for a space that is not an RGB space.
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgimage/copy(colorspace:)
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard !isMask, space.model == .rgb, colorSpace?.model == .rgb else { return nil }
        guard let profile = space.profile else { return self }
        let result = buffer.copy()
        PixelConversion(profile).apply(to: result)
        return CGImage(buffer: result, isOpaque: isOpaque, hasAlpha: hasAlpha, shouldInterpolate: shouldInterpolate)
    }

    /// The treatment of colours outside of the gamut; always the default.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

    /// A copy of the pixels' bytes, row by row.
    public var dataProvider: CGDataProvider? {
        CGDataProvider(data: declaredLayout?.bytes(of: buffer) ?? buffer.withBytes { Data($0) })
    }

    /// Returns this image, because images are immutable.
    public func copy() -> CGImage? { self }

    /// Returns whether both are the same object.
    public static func == (one: CGImage, other: CGImage) -> Bool { one === other }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
