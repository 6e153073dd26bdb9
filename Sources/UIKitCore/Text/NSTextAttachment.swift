/// A picture inside a text: what the attribute `.attachment` holds. It stands in place of the character ``character``.
///
/// - Source: https://developer.apple.com/documentation/uikit/nstextattachment
open class NSTextAttachment: NSObject, NSTextAttachmentContainer {
    private let mark = AttributeMark()

    /// The character that attachments stand in for: U+FFFC, the object replacement character.
    public static let character = 0xFFFC

    /// The file's bytes; a picture in them is shown where ``image`` is `nil`. Defaults to `nil`.
    open var contents: Data?
    /// The type of ``contents``. Defaults to `nil`.
    open var fileType: String?
    /// What is shown; a template takes the letters' colour. Defaults to `nil`.
    open var image: UIImage?
    /// In points, the origin on the baseline and y growing upwards. An empty size, the default, takes the image's.
    open var bounds = CGRect.zero
    /// In points, left free on both sides. Defaults to 0.
    open var lineLayoutPadding: CGFloat = 0

    /// Makes an attachment of a file's bytes, or of nothing yet.
    public required init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// Makes an attachment of nothing yet.
    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }

    /// Makes an attachment that shows an image.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// What is drawn in `imageBounds`. Asked when the text is set.
    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? {
        image ?? contents.flatMap { UIImage(data: $0) }
    }

    /// The room to take: in points, the origin on the baseline and y growing upwards. Asked when the text is set.
    ///
    /// - Parameters:
    ///   - textContainer: what is filled, if one is.
    ///   - lineFrag: the line's room as far as it is known: the container's width, and the height of the font.
    ///   - position: of the character on the baseline; zero before lines are broken.
    ///   - charIndex: the attachment's character, in UTF-16 units.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        guard bounds.width == 0 && bounds.height == 0 else { return bounds }
        let image = image(forBounds: bounds, textContainer: textContainer, characterIndex: charIndex)
        return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
    }
}

/// What takes the place of a character.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// What is drawn in `imageBounds`.
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage?
    /// The room to take: in points, the origin on the baseline and y growing upwards.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}
