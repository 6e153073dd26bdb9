import Synchronization

/// A picture to be shown: pixels, how many of them make a point, and which way is up.
///
/// Never changes, and is usable from every thread. An image of a file or of data reads its header when it is made and its pixels
/// when they are first needed; ask for a thumbnail, or use an ``ImageCache``, to decode no more than is seen, and not on the main thread.
///
/// > Difference from Apple: pixels that a file's image has decoded stay with it as long as it lives.
/// - Source: https://developer.apple.com/documentation/uikit/uiimage
//
// Unchecked since the class is open: what is stored is `let`s of Sendable types or behind a lock, and subclasses get no way to change it.
open class UIImage: NSObject, @unchecked Sendable {
    /// The pixels; `nil` in an image of nothing.
    let content: ImageContent?
    let details: ImageDetails
    /// The asset of an image that came without one, made when somebody asks.
    private let ownAsset = Mutex<UIImageAsset?>(nil)
    /// The accessibility properties; made once one was set.
    private let ownAccessibility = Mutex<ImageAccessibility?>(nil)

    init(content: ImageContent?, details: ImageDetails) {
        self.content = content
        self.details = details
        super.init()
    }

    convenience init(
        content: ImageContent?, scale: CGFloat, orientation: Orientation, renderingMode: RenderingMode = .automatic
    ) {
        self.init(content: content, details: ImageDetails(scale: scale, orientation: orientation, renderingMode: renderingMode))
    }

    /// The pixels per point; 1 unless the file's name or the caller says otherwise.
    public var scale: CGFloat { details.scale }
    /// How the pixels must be turned to be upright. Drawing and image views do it.
    public var imageOrientation: Orientation { details.orientation }
    /// Whether the image is shown in its own colours; `.automatic` by default.
    public var renderingMode: RenderingMode { details.renderingMode }

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

    /// Makes the image of a literal: `#imageLiteral(resourceName: "Logo")`.
    ///
    /// - Parameter name: As in ``init(named:)``, in the main bundle.
    /// - Precondition: The image exists.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) else {
            preconditionFailure("UIImage: there is no image \"\(name)\". Add it to a catalog or to the resources of the main bundle.")
        }
        self.init(content: image.content, details: image.details)
    }

    /// Reads an image; `nil` from a broken archive.
    ///
    /// > Difference from Apple: archives of Apple's systems are not read. Symbols and variants for other traits are kept as the picture that
    /// > they are.
    public required convenience init?(coder: NSCoder) {
        guard let parts = ArchivedValues.decode(ArchivedImage.self, from: coder)?.parts else { return nil }
        self.init(content: parts.content, details: parts.details)
    }

    /// Writes the image down, its pixels as PNG files.
    open func encode(with coder: NSCoder) {
        if let image = ArchivedImage(self) { ArchivedValues.encode(image, with: coder) }
    }

    /// The variants of the image for other traits. An image that was not made from variants is the only one of its own asset, to which
    /// others can be registered.
    public var imageAsset: UIImageAsset? {
        if let asset = details.asset { return asset }
        return ownAsset.withLock { asset in
            if asset == nil { asset = UIImageAsset(of: self) }
            return asset
        }
    }

    /// The asset, unless the image is on its own.
    var knownAsset: UIImageAsset? { details.asset ?? ownAsset.withLock { $0 } }

    /// Has the image, which is in nobody's asset yet, belong to one.
    func join(_ asset: UIImageAsset) {
        ownAsset.withLock { own in own = own ?? asset }
    }

    /// The size of the upright image, in points.
    public var size: CGSize {
        let pixels = pixelSize
        return details.symbol?.metrics.size ?? CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    }

    /// The pixels as they are stored, not turned upright; decodes them if that has not happened yet.
    ///
    /// `nil` in an image of nothing, and if the file turns out to be damaged, gone, or too large to be decoded in full.
    open var cgImage: CGImage? { tinted(content?.image()) }

    /// Whether images have the same content, scale, orientation, mode and colour.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return content === other.content && details == other.details
    }

    /// Equal for equal images.
    open override var hash: Int {
        content.map { ObjectIdentifier($0).hashValue } ?? 0
    }

    /// The accessibility properties; `nil` before one was set.
    final var accessibilityIfMade: ImageAccessibility? { ownAccessibility.withLock { $0 } }

    /// The same, made now where it was not.
    @MainActor final var accessibility: ImageAccessibility {
        if let accessibilityIfMade { return accessibilityIfMade }
        let made = ImageAccessibility()
        ownAccessibility.withLock { $0 = made }
        return made
    }
}
