/// Additional information about an object that users can request: a label and a value.
///
/// > Difference from Apple: a browser's page reads all custom content as the object's description, content with
/// > high importance first.
/// - Source: https://developer.apple.com/documentation/accessibility/axcustomcontent
@preconcurrency @MainActor open class AXCustomContent: NSObject {
    /// The importance, which determines when the content is read.
    ///
    /// - Source: https://developer.apple.com/documentation/accessibility/axcustomcontent/importance-swift.enum
    public enum Importance: UInt, Sendable {
        /// The content is read when the user requests it.
        case `default`
        /// The content is read immediately, together with the object.
        case high
    }

    /// The localized label of the content.
    open var label: String { attributedLabel.string }
    /// ``label`` with attributes that specify how it is spoken.
    public let attributedLabel: NSAttributedString
    /// The localized value of the content.
    open var value: String { attributedValue.string }
    /// ``value`` with attributes that specify how it is spoken.
    public let attributedValue: NSAttributedString
    /// The importance; `.default` by default. Set it before adding the content to an object.
    open var importance = Importance.default

    /// Creates custom content from plain text.
    public convenience init(label: String, value: String) {
        self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    /// Creates custom content from text whose attributes specify how it is spoken.
    public init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString) {
        self.attributedLabel = attributedLabel
        self.attributedValue = attributedValue
        super.init()
    }
}

/// An object with custom content beyond its label, value and hint.
///
/// A view or an accessibility element declares the conformance and the property. Assistive technology reads the
/// property when the accessibility tree changes, or after a notification of `UIAccessibility.post`.
///
/// - Source: https://developer.apple.com/documentation/accessibility/axcustomcontentprovider
@preconcurrency @MainActor public protocol AXCustomContentProvider: NSObjectProtocol {
    /// The custom content, in order.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
