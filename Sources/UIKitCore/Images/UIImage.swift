import Synchronization

/// An image: its pixels, their scale, and their orientation.
///
/// Images are immutable and may be used from any thread. An image from a file or from data first reads only the
/// header, and decodes its pixels when they are needed. To decode at the displayed size, and on a background
/// thread, use a thumbnail or an ``ImageCache``.
///
/// > Difference from Apple: The decoded pixels of an image from a file are kept until the image is deallocated.
/// - Source: https://developer.apple.com/documentation/uikit/uiimage
// The conformance is unchecked because the class is open. All stored properties are `let` and of Sendable types, or
// guarded by a lock, and subclasses cannot change them.
open class UIImage: NSObject, @unchecked Sendable {
    /// The pixels; `nil` for an empty image.
    let content: ImageContent?
    let details: ImageDetails
    /// The asset of an image that was not loaded from an asset; created by ``imageAsset``, or set by `join(_:)`.
    private let ownAsset = Mutex<UIImageAsset?>(nil)
    /// The accessibility properties; created when the first property is set.
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

    /// The number of pixels per point; 1 unless the file name or the caller specifies another.
    public var scale: CGFloat { details.scale }
    /// The orientation of the pixels, which is applied by drawing and by image views.
    public var imageOrientation: Orientation { details.orientation }
    /// The rendering mode; `.automatic` by default.
    public var renderingMode: RenderingMode { details.renderingMode }

    /// Creates an empty image of size zero.
    public override convenience init() {
        self.init(content: nil, scale: 1, orientation: .up)
    }

    /// Creates an image from pixels, with one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates an image from pixels.
    ///
    /// - Parameters:
    ///   - cgImage: The pixels.
    ///   - scale: The number of pixels per point; invalid values count as 1.
    ///   - orientation: The transform that turns the pixels upright.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(content: ImageContent(cgImage), scale: scale, orientation: orientation)
    }

    /// Creates an image from the file at `path`. Returns `nil`, with a diagnostic, if the file is not an image.
    ///
    /// Only the header is read at first. A suffix `@2x` or `@3x` before the file extension specifies the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let source = Self.source({ () throws(ImageError) in try ImageSource(url: URL(fileURLWithPath: path)) }) else { return nil }
        self.init(source, scale: Self.scale(ofName: path))
    }

    /// Creates an image from the bytes of a file, with one pixel per point. Returns `nil`, with a diagnostic, if the
    /// data is not an image.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image from the bytes of a file, with `scale` pixels per point. Returns `nil`, with a diagnostic, if
    /// the data is not an image.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let source = Self.source({ () throws(ImageError) in try ImageSource(data: data) }) else { return nil }
        self.init(source, scale: scale)
    }

    private convenience init(_ source: ImageSource, scale: CGFloat) {
        self.init(content: ImageContent(source), scale: scale, orientation: Orientation(source.header.orientation))
    }

    /// Creates the image of a literal: `#imageLiteral(resourceName: "Logo")`.
    ///
    /// - Parameter name: The name of an image in the main bundle, as for ``init(named:)``.
    /// - Precondition: The image exists.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) else {
            preconditionFailure("UIImage: there is no image \"\(name)\". Add it to a catalog or to the resources of the main bundle.")
        }
        self.init(content: image.content, details: image.details)
    }

    /// Decodes an image; returns `nil` for a damaged archive.
    ///
    /// > Difference from Apple: Archives of Apple's systems are not supported. Symbols and variants are archived as
    /// > their current pixels.
    public required convenience init?(coder: NSCoder) {
        guard let parts = ArchivedValues.decode(ArchivedImage.self, from: coder)?.parts else { return nil }
        self.init(content: parts.content, details: parts.details)
    }

    /// Encodes the image, with its pixels as PNG files.
    open func encode(with coder: NSCoder) {
        if let image = ArchivedImage(self) { ArchivedValues.encode(image, with: coder) }
    }

    /// The asset with the image's variants for other traits. For an image without variants, creates an asset
    /// that contains only this image. Other images can be registered in the asset.
    public var imageAsset: UIImageAsset? {
        if let asset = details.asset { return asset }
        return ownAsset.withLock { asset in
            if asset == nil { asset = UIImageAsset(of: self) }
            return asset
        }
    }

    /// The asset, if it exists already.
    var existingAsset: UIImageAsset? { details.asset ?? ownAsset.withLock { $0 } }

    /// Records the asset that the image belongs to, unless an asset is recorded already.
    func join(_ asset: UIImageAsset) {
        ownAsset.withLock { current in current = current ?? asset }
    }

    /// The size of the upright image, in points.
    public var size: CGSize {
        let pixels = pixelSize
        return details.symbol?.size ?? CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    }

    /// The pixels, decoded if necessary, with the tint colour if the image has one. The pixels are not turned upright.
    ///
    /// `nil` for an empty image, or if the file is damaged, missing, or too large to be decoded in full.
    open var cgImage: CGImage? { tinted(content?.image()) }

    /// Whether the images have the same content and equal properties, such as scale, orientation and tint colour.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return content === other.content && details == other.details
    }

    /// The hash value; equal images have equal hashes.
    open override var hash: Int {
        content.map { ObjectIdentifier($0).hashValue } ?? 0
    }

    /// The accessibility properties; `nil` before the first property was set.
    final var existingAccessibility: ImageAccessibility? { ownAccessibility.withLock { $0 } }

    /// The accessibility properties, created if necessary.
    @MainActor final var accessibility: ImageAccessibility {
        if let existingAccessibility { return existingAccessibility }
        let newAccessibility = ImageAccessibility()
        ownAccessibility.withLock { $0 = newAccessibility }
        return newAccessibility
    }
}
