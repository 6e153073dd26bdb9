import Foundation

/// A message with values that can be hidden.
///
/// > Difference from Apple: A value is hidden only if its privacy is `private` or `sensitive`. On iOS, text is also
/// > hidden by default unless a debugger is attached.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// The text, in which hidden values are `<private>`.
    let text: String

    /// Creates a message without values.
    public init(stringLiteral value: String) { text = value }

    /// Creates a message with values.
    public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    /// The parts of a message.
    public struct Interpolation: StringInterpolationProtocol {
        var text = ""

        /// Creates an empty message.
        public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

        /// Appends fixed text.
        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// Appends the description of a value.
        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
        ) {
            text += align.padded(privacy.isHidden ? "<private>" : String(describing: value()))
        }

        /// Appends a number with a format.
        public mutating func appendInterpolation<Value: CVarArg>(
            _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {
            text += align.padded(privacy.isHidden ? "<private>" : String(format: format.specifier, value()))
        }

        /// Appends an integer with a format.
        public mutating func appendInterpolation<Value: BinaryInteger>(
            _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {
            text += align.padded(privacy.isHidden ? "<private>" : String(value(), radix: format.radix, uppercase: format.isUppercase))
        }
    }
}

/// Whether a log shows a value.
public struct OSLogPrivacy: Sendable {
    let isHidden: Bool

    /// The value is shown.
    public static let auto = OSLogPrivacy(isHidden: false)
    /// The value is shown.
    public static let `public` = OSLogPrivacy(isHidden: false)
    /// The value is hidden.
    public static let `private` = OSLogPrivacy(isHidden: true)
    /// The value is hidden.
    public static let sensitive = OSLogPrivacy(isHidden: true)

    /// How a hidden value can be compared with others. Hidden values are the same text here.
    public enum Mask: Sendable {
        /// A hash of the value.
        case hash
        /// Nothing.
        case none
    }

    /// Hides the value.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// Hides the value.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
    /// Shows the value.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}
