/// An image within text: the value of the attribute `.attachment`. The attachment replaces the character
/// ``character``.
///
/// - Source: https://developer.apple.com/documentation/uikit/nstextattachment
open class NSTextAttachment: NSObject, NSTextAttachmentContainer {
    private let typeMarker = CFTypeMarker()

    /// The character of attachments: U+FFFC, the object replacement character.
    public static let character = 0xFFFC

    /// The bytes of the attached file. If ``image`` is `nil` and the bytes are an image, that image is shown.
    /// Defaults to `nil`.
    open var contents: Data?
    /// The type of ``contents``. Defaults to `nil`.
    open var fileType: String?
    /// The image to show; a template image is drawn in the text's colour. Defaults to `nil`.
    open var image: UIImage?
    /// The bounds, in points, with the origin on the baseline and y upwards. An empty size, the default, uses the
    /// image's size.
    open var bounds = CGRect.zero
    /// The space on both sides, in points. Defaults to 0.
    open var lineLayoutPadding: CGFloat = 0

    /// Creates an attachment with the bytes of a file; without contents if `contentData` is `nil`.
    public required init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// Creates an empty attachment.
    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }

    /// Creates an attachment that shows an image.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Returns the image to draw in `imageBounds`. Called during layout.
    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? {
        image ?? contents.flatMap { UIImage(data: $0) }
    }

    /// Returns the bounds of the attachment, in points, with the origin on the baseline and y upwards. Called during
    /// layout.
    ///
    /// - Parameters:
    ///   - textContainer: The text container that is being laid out; `nil` outside of a container.
    ///   - lineFrag: The line's rectangle, as known before lines are broken: the container's width and the font's
    ///     line height.
    ///   - position: The position of the character on the baseline; zero before lines are broken.
    ///   - charIndex: The index of the attachment's character, in UTF-16 units.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        guard bounds.width == 0 && bounds.height == 0 else { return bounds }
        let image = image(forBounds: bounds, textContainer: textContainer, characterIndex: charIndex)
        return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
    }
}

/// An object that replaces a character in text.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// Returns the image to draw in `imageBounds`.
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage?
    /// Returns the bounds of the attachment, in points, with the origin on the baseline and y upwards.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}
