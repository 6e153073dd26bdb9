internal import _FoundationICU

/// Formats a number with its unit in a locale. The International Components for Unicode, the library that Foundation
/// uses, do the formatting.
struct UnitPhrase {
    /// The text.
    var text: String
    /// The number in the text, in the displayed unit.
    var number: Double

    /// Formats a number.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - unit: The unit of the number, an identifier of ``UnitIdentifier``.
    ///   - options: Additional parts of a number skeleton, such as `unit-width-short usage/road`.
    ///   - locale: The locale's identifier.
    /// - Returns: `nil` if a part of the skeleton is unknown.
    init?(_ value: Double, unit: String, options: [String], locale: String) {
        var status = U_ZERO_ERROR
        let skeleton = Array((["unit/\(unit)"] + options).joined(separator: " ").utf16)
        guard let formatter = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), locale, &status) else { return nil }
        defer { swift_unumf_close(formatter) }
        guard let result = swift_unumf_openResult(&status) else { return nil }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        var letters = [UChar](repeating: 0, count: 256)
        let length = swift_unumf_resultToString(result, &letters, Int32(letters.count), &status)
        var digits = [CChar](repeating: 0, count: 64)
        let count = swift_unumf_resultToDecimalNumber(result, &digits, Int32(digits.count), &status)
        // Negative statuses are warnings, for example that the text of the parent locale is used.
        guard status.rawValue <= 0, length > 0, length <= letters.count, count > 0, count <= digits.count else { return nil }
        text = String(decoding: letters.prefix(Int(length)), as: UTF16.self)
        number = Double(String(decoding: digits.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)) ?? value
    }
}
