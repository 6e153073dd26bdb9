import Foundation

/// The value of an attribute of a keychain item.
public enum KeychainValue: Hashable, Codable, Sendable {
    /// A text.
    case string(String)
    /// Bytes.
    case data(Data)
    /// A whole number.
    case number(Int64)
    /// A truth value.
    case bool(Bool)
    /// A point in time.
    case date(Date)

    /// The text of a string, or of data in UTF-8; `nil` for other values.
    public var text: String? {
        switch self {
        case .string(let text): text
        case .data(let data): String(data: data, encoding: .utf8)
        case .number, .bool, .date: nil
        }
    }

    /// The value of a number or of a Boolean; `nil` for other values.
    public var number: Int64? {
        switch self {
        case .number(let number): number
        case .bool(let value): value ? 1 : 0
        case .string, .data, .date: nil
        }
    }

    /// The value of a date; `nil` for other values.
    public var date: Date? {
        if case .date(let date) = self { date } else { nil }
    }
}
