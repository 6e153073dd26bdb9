import Foundation

extension NSAttributedString {
    /// Makes a string without characters: `NSAttributedString()`, `NSMutableAttributedString()`.
    ///
    /// The parameter is there since an extension cannot override `init()` of `NSObject`.
    public convenience init(_: Void = ()) { self.init(string: "") }
}
