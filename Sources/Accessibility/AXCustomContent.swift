/// One more fact about an object, for a person who asks for it: a name and a value.
///
/// > Difference from Apple: a browser's page reads all of it as the object's description, the important content first.
/// - Source: https://developer.apple.com/documentation/accessibility/axcustomcontent
@preconcurrency @MainActor open class AXCustomContent: NSObject {
    /// When it is read.
    ///
    /// - Source: https://developer.apple.com/documentation/accessibility/axcustomcontent/importance-swift.enum
    public enum Importance: UInt, Sendable {
        /// When the person asks.
        case `default`
        /// With the object, at once.
        case high
    }

    /// What it is, in the person's language.
    open var label: String { attributedLabel.string }
    /// ``label`` with attributes that say how it is spoken.
    public let attributedLabel: NSAttributedString
    /// What is so, in the person's language.
    open var value: String { attributedValue.string }
    /// ``value`` with attributes that say how it is spoken.
    public let attributedValue: NSAttributedString
    /// When it is read; when the person asks by default. Set it before the object has it.
    open var importance = Importance.default

    /// Makes it from words.
    public convenience init(label: String, value: String) {
        self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    /// Makes it from words with attributes that say how they are spoken.
    public init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString) {
        self.attributedLabel = attributedLabel
        self.attributedValue = attributedValue
        super.init()
    }
}

/// An object that describes more than its label, value and hint.
///
/// A view or an accessibility element declares the conformance and the property. Assistive technology reads the property when the
/// accessibility tree changes, or after a notification of `UIAccessibility.post`.
///
/// - Source: https://developer.apple.com/documentation/accessibility/axcustomcontentprovider
@preconcurrency @MainActor public protocol AXCustomContentProvider: NSObjectProtocol {
    /// What more is worth knowing, in order.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
