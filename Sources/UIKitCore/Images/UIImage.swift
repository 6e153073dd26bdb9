/// A picture to be shown: pixels, how many of them make a point, and which way is up.
///
/// Never changes, and is usable from every thread. An image of a file or of data reads its header when it is made and its pixels
/// when they are first needed; ask for a thumbnail, or use an ``ImageCache``, to decode no more than is seen, and not on the main thread.
///
/// > Difference from Apple: pixels that a file's image has decoded stay with it as long as it lives.
/// - Source: https://developer.apple.com/documentation/uikit/uiimage
//
// Unchecked since the class is open: what is stored is `let`s of Sendable types, and subclasses get no way to change them.
open class UIImage: NSObject, @unchecked Sendable {
    /// The pixels; `nil` in an image of nothing.
    let content: ImageContent?
    /// A colour that takes the place of the image's own; `nil` if it keeps them.
    let tint: UIColor?

    /// The pixels per point; 1 unless the file's name or the caller says otherwise.
    public let scale: CGFloat
    /// How the pixels must be turned to be upright. Drawing and image views do it.
    public let imageOrientation: Orientation
    /// Whether the image is shown in its own colours; `.automatic` by default.
    public let renderingMode: RenderingMode

    init(
        content: ImageContent?, scale: CGFloat, orientation: Orientation, renderingMode: RenderingMode = .automatic,
        tint: UIColor? = nil
    ) {
        self.content = content
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        imageOrientation = orientation
        self.renderingMode = renderingMode
        self.tint = tint
        super.init()
    }

    /// Makes an image of nothing, of size zero.
    public override convenience init() {
        self.init(content: nil, scale: 1, orientation: .up)
    }

    /// Makes an image of pixels, one to the point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Makes an image of pixels.
    ///
    /// - Parameters:
    ///   - cgImage: the pixels.
    ///   - scale: pixels per point; values that make no sense are taken as 1.
    ///   - orientation: how the pixels must be turned to be upright.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(content: ImageContent(cgImage), scale: scale, orientation: orientation)
    }

    /// Reads the header of the file at `path`; `nil`, with a diagnostic that says why, if it is no picture.
    ///
    /// A name that ends in `@2x` or `@3x` in front of the extension gives the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let source = Self.source({ () throws(ImageError) in try ImageSource(url: URL(fileURLWithPath: path)) }) else { return nil }
        self.init(source, scale: Self.scale(ofName: path))
    }

    /// Reads the header of a picture file in memory, one pixel to the point; `nil`, with a diagnostic, if it is no picture.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Reads the header of a picture file in memory; `nil`, with a diagnostic, if it is no picture. `scale` is pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let source = Self.source({ () throws(ImageError) in try ImageSource(data: data) }) else { return nil }
        self.init(source, scale: scale)
    }

    private convenience init(_ source: ImageSource, scale: CGFloat) {
        self.init(content: ImageContent(source), scale: scale, orientation: Orientation(source.header.orientation))
    }

    /// The size of the upright image, in points.
    public var size: CGSize {
        let pixels = pixelSize
        return CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    }

    /// The pixels as they are stored, not turned upright; decodes them if that has not happened yet.
    ///
    /// `nil` in an image of nothing, and if the file turns out to be damaged, gone, or too large to be decoded in full.
    open var cgImage: CGImage? { tinted(content?.image()) }

    /// Whether images have the same content, scale, orientation, mode and colour.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return content === other.content && scale == other.scale && imageOrientation == other.imageOrientation
            && renderingMode == other.renderingMode && tint == other.tint
    }

    /// Equal for equal images.
    open override var hash: Int {
        content.map { ObjectIdentifier($0).hashValue } ?? 0
    }
}
