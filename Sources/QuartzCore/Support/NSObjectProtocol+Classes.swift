import Foundation

/// Class tests that Foundation on Linux does not declare.
///
/// The methods also work on existentials, because every delegate protocol is an `NSObjectProtocol`.
extension NSObjectProtocol {
    /// Returns whether the object is an instance of a class or of one of its subclasses.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobjectprotocol/iskind(of:)
    public func isKind(of aClass: AnyClass) -> Bool {
        var type: AnyClass? = Swift.type(of: self)
        while let current = type {
            if current == aClass { return true }
            type = _getSuperclass(current)
        }
        return false
    }

    /// Returns whether the object is an instance of exactly this class.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobjectprotocol/ismember(of:)
    public func isMember(of aClass: AnyClass) -> Bool { Swift.type(of: self) == aClass }

    /// Returns whether the object has the method of a selector.
    ///
    /// > Difference from Apple: a selector that was created from a name alone finds only methods in the class tables
    /// > that the SDK's rewriter writes.
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)
    @preconcurrency @MainActor public func responds(to aSelector: Selector?) -> Bool { aSelector?.canPerform(self, with: []) ?? false }
}
