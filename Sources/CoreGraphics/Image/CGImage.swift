/// A picture: a rectangle of pixels that never changes.
///
/// Pixels are sRGB with 8 bits for each of red, green, blue and alpha, colours multiplied by their alpha. May be shared
/// between threads.
///
/// > Difference from Apple: every image holds its pixels decoded. To get a picture at a smaller size than its file has, ask for
/// > a thumbnail of a `UIImage` or use the image cache, which decode at the size asked for.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: Sendable {
    /// The decoded pixels: premultiplied, the first row on top.
    package let buffer: PixelBuffer
    /// Whether every pixel is known to be opaque, so that whatever lies below the image need not be drawn.
    package let isOpaque: Bool

    /// Makes an image of pixels that nobody writes from now on.
    package init(buffer: PixelBuffer, isOpaque: Bool) {
        self.buffer = buffer
        self.isOpaque = isOpaque
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
}
