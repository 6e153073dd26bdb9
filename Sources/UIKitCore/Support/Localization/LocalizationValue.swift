extension String {
    /// A text that is looked up in a table of translations, with the values that are put into it.
    ///
    /// A literal is its own key. In a literal with interpolations, each interpolation stands in the key as a format specifier: `"\(count) rows"`
    /// has the key `"%lld rows"`, and `"Hello, \(name)"` the key `"Hello, %@"`.
    /// - Source: https://developer.apple.com/documentation/swift/string/localizationvalue
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
        /// What is put in for a specifier.
        enum Argument: Hashable, Sendable {
            case text(String)
            case signed(Int64)
            case unsigned(UInt64)
            case number(Double)
        }

        /// The key, which is a format if there are arguments.
        let key: String
        let arguments: [Argument]

        /// Makes a value without interpolations.
        public init(_ value: String) { (key, arguments) = (value, []) }
        /// Makes a value of a literal.
        public init(stringLiteral value: String) { self.init(value) }
        /// Makes a value of a literal with interpolations.
        public init(stringInterpolation: StringInterpolation) {
            arguments = stringInterpolation.arguments
            key = arguments.isEmpty ? stringInterpolation.plain : stringInterpolation.format
        }
    }
}

extension String.LocalizationValue {
    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Hashable, Sendable {
        var plain = ""
        var format = ""
        var arguments: [Argument] = []

        /// Makes an empty collection.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds text, whose percent signs are doubled in the key.
        public mutating func appendLiteral(_ literal: String) {
            plain += literal
            format += literal.replacing("%", with: "%%")
        }

        /// Adds a text, as `%@`.
        public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }
        /// Adds a text, as `%@`.
        public mutating func appendInterpolation(_ substring: Substring) { append(.text(String(substring)), "%@") }
        /// Adds the description of an object, as `%@`.
        public mutating func appendInterpolation(_ object: NSObject) { append(.text(object.description), "%@") }
        /// Adds a number, as `%lld`.
        public mutating func appendInterpolation<Value: FixedWidthInteger & SignedInteger>(_ value: Value) {
            append(.signed(Int64(clamping: value)), "%lld")
        }
        /// Adds a number that is not negative, as `%llu`.
        public mutating func appendInterpolation<Value: FixedWidthInteger & UnsignedInteger>(_ value: Value) {
            append(.unsigned(UInt64(clamping: value)), "%llu")
        }
        /// Adds a number, as `%lf`.
        public mutating func appendInterpolation(_ value: Double) { append(.number(value), "%lf") }
        /// Adds a number, as `%lf`.
        public mutating func appendInterpolation(_ value: CGFloat) { append(.number(Double(value)), "%lf") }
        /// Adds a number, as `%f`.
        public mutating func appendInterpolation(_ value: Float) { append(.number(Double(value)), "%f") }
        /// Adds a whole number with a specifier of its own, such as `"%03lld"`.
        public mutating func appendInterpolation(_ value: Int, specifier: String) { append(.signed(Int64(value)), specifier) }
        /// Adds a number with a specifier of its own, such as `"%.1f"`.
        public mutating func appendInterpolation(_ value: Double, specifier: String) { append(.number(value), specifier) }
        /// Adds what a format style makes of a value, as `%@`.
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
