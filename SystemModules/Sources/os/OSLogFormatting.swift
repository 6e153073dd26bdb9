/// The number of characters that a value fills, in a message.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isRight: Bool

    /// The value fills as many characters as it has.
    public static let none = OSLogStringAlignment(columns: 0, isRight: false)

    /// Fills with spaces on the left.
    public static func right(columns: Int) -> OSLogStringAlignment { .init(columns: columns, isRight: true) }
    /// Fills with spaces on the right.
    public static func left(columns: Int) -> OSLogStringAlignment { .init(columns: columns, isRight: false) }

    func padded(_ text: String) -> String {
        let spaces = String(repeating: " ", count: max(0, columns - text.count))
        return isRight ? spaces + text : text + spaces
    }
}

/// The form of a floating-point number in a message.
public struct OSLogFloatFormatting: Sendable {
    /// The format in C.
    let specifier: String

    /// Digits with a point, six of them after the point.
    public static let fixed = OSLogFloatFormatting(specifier: "%f")
    /// One digit before the point, and an exponent.
    public static let exponential = OSLogFloatFormatting(specifier: "%e")

    /// Digits with a number of them after the point.
    public static func fixed(precision: Int) -> OSLogFloatFormatting { .init(specifier: "%.\(max(0, precision))f") }
    /// One digit before the point, a number of digits after the point, and an exponent.
    public static func exponential(precision: Int) -> OSLogFloatFormatting { .init(specifier: "%.\(max(0, precision))e") }
}

/// The form of an integer in a message.
public struct OSLogIntegerFormatting: Sendable {
    let radix: Int
    let isUppercase: Bool

    /// Decimal digits.
    public static let decimal = OSLogIntegerFormatting(radix: 10, isUppercase: false)
    /// Hexadecimal digits.
    public static let hex = OSLogIntegerFormatting(radix: 16, isUppercase: false)
    /// Octal digits.
    public static let octal = OSLogIntegerFormatting(radix: 8, isUppercase: false)
}
