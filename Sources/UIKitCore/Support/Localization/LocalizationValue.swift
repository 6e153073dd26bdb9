extension String {
    /// A localizable string with its interpolated values.
    ///
    /// A literal is its own key. Each interpolation in a literal is a format specifier in the key. The key of
    /// `"\(count) rows"` is `"%lld rows"`, and that of `"Hello, \(name)"` is `"Hello, %@"`.
    /// - Source: https://developer.apple.com/documentation/swift/string/localizationvalue
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
        /// The value for a format specifier.
        enum Argument: Hashable, Sendable {
            case text(String)
            case signed(Int64)
            case unsigned(UInt64)
            case number(Double)
        }

        /// The key, which is a format if there are arguments.
        let key: String
        let arguments: [Argument]

        /// Creates a value without interpolations.
        public init(_ value: String) {
            key = value
            arguments = []
        }
        /// Creates a value from a literal.
        public init(stringLiteral value: String) { self.init(value) }
        /// Creates a value from a literal with interpolations.
        public init(stringInterpolation: StringInterpolation) {
            arguments = stringInterpolation.arguments
            key = arguments.isEmpty ? stringInterpolation.plainText : stringInterpolation.format
        }
    }
}

extension String.LocalizationValue {
    /// The collected segments of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Hashable, Sendable {
        var plainText = ""
        var format = ""
        var arguments: [Argument] = []

        /// Creates an empty interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends literal text. Percent signs are doubled in the key.
        public mutating func appendLiteral(_ literal: String) {
            plainText += literal
            format += literal.replacing("%", with: "%%")
        }

        /// Appends a string, as `%@`.
        public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }
        /// Appends a substring, as `%@`.
        public mutating func appendInterpolation(_ substring: Substring) { append(.text(String(substring)), "%@") }
        /// Appends the description of an object, as `%@`.
        public mutating func appendInterpolation(_ object: NSObject) { append(.text(object.description), "%@") }
        /// Appends a signed integer, as `%lld`.
        public mutating func appendInterpolation<Value: FixedWidthInteger & SignedInteger>(_ value: Value) {
            append(.signed(Int64(clamping: value)), "%lld")
        }
        /// Appends an unsigned integer, as `%llu`.
        public mutating func appendInterpolation<Value: FixedWidthInteger & UnsignedInteger>(_ value: Value) {
            append(.unsigned(UInt64(clamping: value)), "%llu")
        }
        /// Appends a number, as `%lf`.
        public mutating func appendInterpolation(_ value: Double) { append(.number(value), "%lf") }
        /// Appends a number, as `%lf`.
        public mutating func appendInterpolation(_ value: CGFloat) { append(.number(Double(value)), "%lf") }
        /// Appends a number, as `%f`.
        public mutating func appendInterpolation(_ value: Float) { append(.number(Double(value)), "%f") }
        /// Appends an integer with a custom specifier, such as `"%03lld"`.
        public mutating func appendInterpolation(_ value: Int, specifier: String) { append(.signed(Int64(value)), specifier) }
        /// Appends a number with a custom specifier, such as `"%.1f"`.
        public mutating func appendInterpolation(_ value: Double, specifier: String) { append(.number(value), specifier) }
        /// Appends a value formatted with a format style, as `%@`.
        public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
        where Style.FormatOutput == String {
            append(.text(format.format(value)), "%@")
        }

        private mutating func append(_ argument: Argument, _ specifier: String) {
            arguments.append(argument)
            format += specifier
        }
    }
}
