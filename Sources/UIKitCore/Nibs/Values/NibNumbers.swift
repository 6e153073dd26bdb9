import UIKitEngines

/// The numbers of nibs.
enum NibNumbers {
    /// The largest number, 1e9, above any length on a screen. Sums and products of such numbers are finite.
    static let largest = 1e9

    /// Returns the number in a string. Returns `nil` for other strings, and for numbers that are infinite, NaN or
    /// above the limit.
    static func read(_ text: String) -> Double? {
        guard let number = Double(text), abs(number) <= largest else { return nil }
        return number
    }

    /// Converts a nib's number to the type of a property.
    static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value else { return Any?.none as? Value }
        if let value = value as? Value { return value }
        guard let number = value as? Double else { return nil }
        let conversions: [Any] = [
            number, CGFloat(number), Float(number), Int(exactly: number) as Any, UInt(exactly: number) as Any, number != 0,
        ]
        return conversions.lazy.compactMap { $0 as? Value }.first
    }
}

extension NibSession {
    /// Returns the number in an attribute of an element; `nil` if the attribute is missing. An invalid number is
    /// reported, and also returned as `nil`.
    func number(_ element: NibElement, _ attribute: String) -> CGFloat? {
        guard let text = element[attribute] else { return nil }
        if let number = NibNumbers.read(text) { return CGFloat(number) }
        skip(element, "\(attribute) is \"\(text)\"", why: "it should be a number that a screen may have")
        return nil
    }

    /// Returns a priority; a number outside `minimum`…1000 is reported and clamped.
    func priority(_ number: CGFloat, from minimum: CGFloat, _ element: NibElement, _ name: String) -> UILayoutPriority {
        let clampedNumber = min(max(number, minimum), 1000)
        if clampedNumber != number {
            skip(
                element, "\(name) is \(Double(number))",
                why: "priorities go from \(Int(minimum)) to 1000; \(Int(clampedNumber)) takes its place")
        }
        return UILayoutPriority(rawValue: Float(clampedNumber))
    }
}
