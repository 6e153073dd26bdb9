/// The first stored property of every class whose objects are values of attributed strings.
///
/// `NSMutableAttributedString.addAttribute` compares the old and the new value with `CFEqual`, which reads the word
/// after an object's header as Core Foundation's flags. Without a type number in bits 8 to 17, `CFEqual` takes the
/// object for a corrupt one and stops the process. With any number it recognises the Swift class and calls `isEqual`.
/// Swift lays out stored properties in order, and `NSObject` has none. Observed in Foundation of Swift 6.3.1.
struct CFTypeMarker: Sendable {
    private let flags: UInt = 0x3FF00
}
