/// A part of what is searched for that is not text: a person, a place, a kind.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisearchtoken
@preconcurrency @MainActor open class UISearchToken: NSObject {
    /// What stands before the words; in points as large as the field's letters.
    final let icon: UIImage?
    /// The words.
    final let text: String
    /// What the token means to the app; `nil` by default.
    open var representedObject: Any?

    /// Makes a token that shows a picture, words, or both.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}

/// Keeps a token's place in the text of a field.
///
/// The view that shows it is the field's. Attachments belong to no actor; this one is made, measured and read on the main actor alone,
/// to which the texts of fields belong.
final class SearchTokenAttachment: NSTextAttachment {
    private let measure: @MainActor () -> CGSize
    let token: UISearchToken

    init(_ token: UISearchToken, measure: @escaping @MainActor () -> CGSize) {
        self.token = token
        self.measure = measure
        super.init(data: nil, ofType: nil)
    }

    required init(data contentData: Data?, ofType uti: String?) {
        preconditionFailure("SearchTokenAttachment: made of data; it is made of a token.")
    }

    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        let measure = measure
        return MainActor.assumeIsolated { CGRect(origin: CGPoint(x: 0, y: SearchTokenView.drop), size: measure()) }
    }
}
