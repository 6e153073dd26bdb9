/// Numbers in messages and descriptions, which must not stop the program whatever the number is.
package enum NumberText {
    /// A whole number without its fraction; another number, a huge one, infinity and NaN as Swift prints it.
    package static func describe(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
    }
}
