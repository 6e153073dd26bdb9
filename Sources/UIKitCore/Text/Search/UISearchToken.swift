/// A part of a search that is not text, such as a person, a place, or a kind.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisearchtoken
@preconcurrency @MainActor open class UISearchToken: NSObject {
    /// The icon before the text, as high as the field's font size in points.
    final let icon: UIImage?
    /// The text of the token.
    final let text: String
    /// The app's object for the token; `nil` by default.
    open var representedObject: Any?

    /// Creates a token with an icon, text, or both.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}

/// The attachment that represents a token in the text of a field.
///
/// A view of the field draws the token. Attachments are not isolated. This attachment is created, measured and read
/// on the main actor only, since the text of fields belongs to the main actor.
final class SearchTokenAttachment: NSTextAttachment {
    private let measure: @MainActor () -> CGSize
    let token: UISearchToken

    init(_ token: UISearchToken, measure: @escaping @MainActor () -> CGSize) {
        self.token = token
        self.measure = measure
        super.init(data: nil, ofType: nil)
    }

    required init(data contentData: Data?, ofType uti: String?) {
        preconditionFailure("SearchTokenAttachment: cannot be created from data. Create it from a token.")
    }

    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        let measure = measure
        return MainActor.assumeIsolated { CGRect(origin: CGPoint(x: 0, y: SearchTokenView.baselineOffset), size: measure()) }
    }
}
