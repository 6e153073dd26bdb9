/// Formats numbers for messages and descriptions. No value causes a trap.
package enum NumberText {
    /// Returns a whole number without a fraction; other numbers, huge ones, infinity and NaN in Swift's format.
    package static func describe(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
    }
}
