internal import CoreGraphics
internal import Foundation
internal import SystemServices

/// Conversions of values in the dictionaries of an app.
enum KeychainInput {
    /// Returns a value without optionals around it. On Apple's systems, bridging removes them.
    static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.wrapped.flatMap(unwrapped)
    }

    /// Returns the attribute's value; `nil` if its type is wrong.
    static func value(_ value: Any, _ kind: KeychainSchema.ValueKind) -> KeychainValue? {
        switch kind {
        case .text, .data:
            // Apple stores texts and data in the same columns.
            (value as? String).map(KeychainValue.string) ?? (value as? Data).map(KeychainValue.data)
        case .number: number(value).map(KeychainValue.number) ?? (value as? String).map(text)
        case .bool: number(value).map { KeychainValue.bool($0 != 0) }
        case .date: (value as? Date).map(KeychainValue.date)
        }
    }

    /// The value of a string for a number, such as the code "htps".
    private static func text(_ text: String) -> KeychainValue {
        guard let number = Int64(text), String(number) == text else { return .string(text) }
        return .number(number)
    }

    /// Returns the number of a Boolean, an integer or an `NSNumber`; `nil` for other values.
    static func number(_ value: Any) -> Int64? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Int64(clamping: value)
        case let value as NSNumber: value.int64Value
        default: nil
        }
    }

    /// Returns a Boolean.
    ///
    /// - Throws: `errSecParam` for other values.
    static func flag(_ value: Any) throws(SecurityError) -> Bool {
        guard let number = number(value) else { throw SecurityError(errSecParam) }
        return number != 0
    }

    /// Returns the value as Apple's functions return it: an object that Swift bridges.
    static func output(_ value: KeychainValue) -> Any {
        switch value {
        case .string(let text): text
        case .data(let data): data
        case .number(let number): NSNumber(value: number)
        case .bool(let value): NSNumber(value: value)
        case .date(let date): date
        }
    }
}

/// An optional, whatever its type.
private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { map { $0 } }
}
