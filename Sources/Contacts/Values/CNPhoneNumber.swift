public import Foundation

/// A telephone number as the user wrote it.
///
/// - Source: https://developer.apple.com/documentation/contacts/cnphonenumber
open class CNPhoneNumber: NSObject, NSCopying {
    private let text: String

    /// Creates a number with its text.
    public init(stringValue string: String) {
        text = string
    }

    /// The text.
    open var stringValue: String { text }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }

    open override var hash: Int { stringValue.hashValue }

    /// The class, without the data of the person.
    open override var description: String { "<\(type(of: self))>" }
}

extension CNPhoneNumber {
    /// The digits, without the sign and zeros before them.
    private var significantDigits: Substring {
        String(stringValue.compactMap(\.wholeNumberValue).map { Character("\($0)") }).drop { $0 == "0" }
    }

    /// The number of last digits that two forms of a number have in common at least, if one has a country code.
    private static let commonDigits = 7

    /// Returns whether two texts are the same number, with or without the country code.
    func matches(_ other: CNPhoneNumber) -> Bool {
        let (first, second) = (significantDigits, other.significantDigits)
        if first == second { return !first.isEmpty }
        let (short, long) = first.count < second.count ? (first, second) : (second, first)
        return short.count >= Self.commonDigits && long.hasSuffix(short)
    }
}
