public import Foundation

/// Formats a postal address in the form of its country.
///
/// - Source: https://developer.apple.com/documentation/contacts/cnpostaladdressformatter
open class CNPostalAddressFormatter: Formatter {
    /// Creates a formatter.
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The form; `.mailingAddress` by default.
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    /// Returns the lines of an address.
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        AddressLines(postalAddress).parts.map(\.text).joined()
    }

    /// Returns the lines with attributes on each part: ``CNPostalAddressPropertyAttribute`` and
    /// ``CNPostalAddressLocalizedPropertyNameAttribute``.
    ///
    /// - Parameters:
    ///   - postalAddress: The address.
    ///   - style: The style of the address.
    ///   - attributes: The attributes of the whole text; none by default.
    open class func attributedString(
        from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle,
        withDefaultAttributes attributes: [AnyHashable: Any] = [:]
    ) -> NSAttributedString {
        AttributedParts.string(AddressLines(postalAddress).parts, "", attributes) { key in
            [
                NSAttributedString.Key(CNPostalAddressPropertyAttribute): key,
                NSAttributedString.Key(CNPostalAddressLocalizedPropertyNameAttribute): LabelNames.title(ofKey: key),
            ]
        }
    }

    /// Returns the lines of an address in the form ``style``.
    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }

    /// Returns the lines in the form ``style`` with attributes on each part.
    open func attributedString(
        from postalAddress: CNPostalAddress, withDefaultAttributes attributes: [AnyHashable: Any] = [:]
    ) -> NSAttributedString {
        Self.attributedString(from: postalAddress, style: style, withDefaultAttributes: attributes)
    }

    /// Returns the lines of an object that is an address.
    open override func string(for object: Any?) -> String? { (object as? CNPostalAddress).map(string(from:)) }
}

/// The attribute of a formatted address whose value is the key of the part's property.
public let CNPostalAddressPropertyAttribute = "CNPostalAddressPropertyAttribute"
/// The attribute of a formatted address whose value is the name of the part's property.
public let CNPostalAddressLocalizedPropertyNameAttribute = "CNPostalAddressLocalizedPropertyNameAttribute"
