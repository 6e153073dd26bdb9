import Foundation

extension NSAttributedString {
    /// Creates a string with the attributes that UIKit supports.
    ///
    /// > Difference from Apple: attributes of other scopes are omitted.
    public convenience init(_ attrStr: AttributedString) {
        let text = TransientAttributedString(typed: attrStr)
        self.init(attributedString: text)
    }

    /// Creates a string with UIKit's attributes. Never throws.
    public convenience init(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
    ) throws { self.init(attrStr) }
}

extension TransientAttributedString {
    /// Creates a string with the attributes that UIKit supports.
    convenience init(typed text: AttributedString) {
        self.init(string: String(text.characters))
        var start = 0
        for run in text.runs {
            let length = text[run.range].utf16Count
            let attributes = run.attributes.dictionary
            if !attributes.isEmpty { addAttributes(attributes, range: NSRange(location: start, length: length)) }
            start += length
        }
    }
}

extension AttributedSubstring {
    fileprivate var utf16Count: Int { String(characters).utf16.count }
}

extension AttributedString {
    /// Creates a string with the typed attributes.
    ///
    /// > Difference from Apple: shadows, attachments and the app's custom attributes are omitted.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let text = nsStr.string as NSString
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            self += AttributedString(text.substring(with: range), attributes: AttributeContainer(attributes))
        }
    }

    /// Creates a string with UIKit's attributes. Never throws.
    public init(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
    ) throws { self.init(nsStr) }
}
