/// A reference to a localizable string, which is looked up when it is shown.
///
/// ```swift
/// let title: LocalizedStringResource = "Order \(2) kebabs"
/// let text = String(localized: title)
/// ```
/// - Source: https://developer.apple.com/documentation/foundation/localizedstringresource
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The place of the translations.
    public enum BundleDescription: Hashable, Sendable {
        /// The main bundle.
        case main
        /// The bundle with a URL.
        case atURL(URL)
    }

    /// The key in the table.
    public let key: String
    /// The text without a translation, with the interpolated values.
    public let defaultValue: String.LocalizationValue
    /// The name of the `.strings` file; `nil` for `Localizable`.
    public let table: String?
    /// The locale of formatted numbers.
    public var locale: Locale
    /// The place of the translations.
    public let bundle: BundleDescription

    /// Creates a reference whose key is the text.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, which is also the text if the table has no entry.
    ///   - table: The name of the `.strings` file; `nil` for `Localizable`.
    ///   - locale: The locale of formatted numbers.
    ///   - bundle: The place of the translations.
    ///   - comment: A note for translators.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Creates a reference whose key differs from the text.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Creates a reference from a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

    /// Creates a reference from a literal with interpolations.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension String {
    /// Creates a string by looking up a reference in its translations.
    public init(localized resource: LocalizedStringResource) {
        let bundle: Bundle? =
            switch resource.bundle {
            case .main: .main
            case .atURL(let url): Bundle(url: url)
            }
        self = resource.defaultValue.text(key: resource.key, resource.table, bundle, resource.locale)
    }
}
