import UIKitEngines

/// The numbers of nibs.
enum NibNumbers {
    /// 1e9: more than any screen has of anything. Sums and products of such numbers stay finite.
    static let largest = 1e9

    /// A number that a screen may have; `nil` for other words, for what is infinite or no number, and beyond a thousand million.
    static func read(_ text: String) -> Double? {
        guard let number = Double(text), abs(number) <= largest else { return nil }
        return number
    }

    /// Turns what nibs have numbers for into the number types that properties have.
    static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value else { return Any?.none as? Value }
        if let value = value as? Value { return value }
        guard let number = value as? Double else { return nil }
        let forms: [Any] = [number, CGFloat(number), Float(number), Int(exactly: number) as Any, UInt(exactly: number) as Any, number != 0]
        return forms.lazy.compactMap { $0 as? Value }.first
    }
}

extension NibSession {
    /// A number among an element's attributes; `nil` without it, and, with a report, where it is none that a screen may have.
    func number(_ element: NibElement, _ attribute: String) -> CGFloat? {
        guard let text = element[attribute] else { return nil }
        if let number = NibNumbers.read(text) { return CGFloat(number) }
        skip(element, "\(attribute) is \"\(text)\"", why: "it should be a number that a screen may have")
        return nil
    }

    /// The priority of a number: one outside of `least`…1000 is reported, and the nearest one taken.
    func priority(_ number: CGFloat, from least: CGFloat, _ element: NibElement, _ name: String) -> UILayoutPriority {
        let nearest = min(max(number, least), 1000)
        if nearest != number {
            skip(
                element, "\(name) is \(Double(number))",
                why: "priorities go from \(Int(least)) to 1000; \(Int(nearest)) takes its place")
        }
        return UILayoutPriority(rawValue: Float(nearest))
    }
}
