public import Foundation

/// A value that a page keeps.
public indirect enum PlaygroundValue: Hashable, Sendable, Codable {
    /// A list of values.
    case array([PlaygroundValue])
    /// Values by name.
    case dictionary([String: PlaygroundValue])
    /// A text.
    case string(String)
    /// Data.
    case data(Data)
    /// A time.
    case date(Date)
    /// A whole number.
    case integer(Int)
    /// A number.
    case floatingPoint(Double)
    /// A truth value.
    case boolean(Bool)
}
