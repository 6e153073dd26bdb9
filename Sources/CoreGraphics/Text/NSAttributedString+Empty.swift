import Foundation

extension NSAttributedString {
    /// Creates an empty string, for `NSAttributedString()` and `NSMutableAttributedString()`.
    ///
    /// The parameter is necessary because an extension cannot override `init()` of `NSObject`.
    public convenience init(_: Void = ()) { self.init(string: "") }
}
