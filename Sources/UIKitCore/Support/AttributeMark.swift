/// The first stored property of every class whose objects are values of attributed strings.
///
/// `NSMutableAttributedString.addAttribute` compares the old value with the new one through `CFEqual`, which reads the word
/// behind an object's header as Core Foundation's flags. A word without a type number there (bits 8 to 17) makes it take the
/// object for a broken one and stop the process; with any number it sees that the class is Swift's and asks `isEqual`.
/// Swift lays stored properties out in their order, and `NSObject` has none. Seen in Foundation of Swift 6.3.1.
struct AttributeMark: Sendable {
    private let flags: UInt = 0x3FF00
}
