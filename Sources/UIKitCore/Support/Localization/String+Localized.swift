extension String {
    /// Creates a string by looking up a value in a bundle's translations.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, which is also the text if the table has no entry.
    ///   - table: The name of the `.strings` file; `nil` for `Localizable`.
    ///   - bundle: The bundle; `nil` for the main bundle.
    ///   - locale: The locale of formatted numbers.
    ///   - comment: A note for translators.
    /// - Source: https://developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:)
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = keyAndValue.text(key: keyAndValue.key, table, bundle, locale)
    }

    /// Creates a string by looking up a key, different from the text, in a bundle's translations.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text if the table has no entry; also provides the interpolated values.
    ///   - table: The name of the `.strings` file; `nil` for `Localizable`.
    ///   - bundle: The bundle; `nil` for the main bundle.
    ///   - locale: The locale of formatted numbers.
    ///   - comment: A note for translators.
    /// - Source:
    ///   developer.apple.com/documentation/swift/string/init(localized:defaultvalue:table:bundle:locale:comment:)
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.text(key: "\(key)", table, bundle, locale)
    }
}

extension String.LocalizationValue {
    func text(key: String, _ table: String?, _ bundle: Bundle?, _ locale: Locale) -> String {
        let format = (bundle ?? .main).localizedString(forKey: key, value: self.key, table: table)
        if arguments.isEmpty { return format }
        return String(format: format, locale: locale, arguments: arguments.map(\.value))
    }
}

extension String.LocalizationValue.Argument {
    fileprivate var value: any CVarArg {
        switch self {
        case .text(let text): NSString(string: text)
        case .signed(let number): number
        case .unsigned(let number): number
        case .number(let number): number
        }
    }
}
