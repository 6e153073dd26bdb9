import Foundation

/// The types of detected data.
///
/// Foundation's constants of the same values are deprecated on Linux, since Foundation itself detects nothing there.
enum DetectedType {
    static let date = NSTextCheckingResult.CheckingType(rawValue: 1 << 3)
    static let address = NSTextCheckingResult.CheckingType(rawValue: 1 << 4)
    static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
    static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
    static let transitInformation = NSTextCheckingResult.CheckingType(rawValue: 1 << 12)

    /// All types that a detector accepts. Transit information is accepted, but never detected.
    static let all: NSTextCheckingResult.CheckingType = [date, address, link, phoneNumber, transitInformation]
}
