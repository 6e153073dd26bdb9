/// The first stored property of every class whose objects are attribute values of attributed strings.
///
/// `NSMutableAttributedString.addAttribute` compares the old and the new value with `CFEqual`. `CFEqual` reads the
/// word after an object's header as Core Foundation's flags. Without a type number in bits 8 to 17, it treats the
/// object as corrupt and stops the process. With any type number it recognises the Swift class and calls `isEqual`.
/// Swift lays out stored properties in order, and `NSObject` has none. Observed in Foundation of Swift 6.3.1.
struct CFTypeMarker: Sendable {
    private let flags: UInt = 0x3FF00
}
