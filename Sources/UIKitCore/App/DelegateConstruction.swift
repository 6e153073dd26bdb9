/// Makes delegates whose class is known at run time only.
@MainActor package enum DelegateConstruction {
    /// Declares the initialiser as required, so that it may be called through a metatype; it has the same place in the table of every
    /// class below `NSObject`, and the right override runs. See the decision about constructing the app delegate.
    ///
    /// Visible beyond the module on purpose: of a private or an internal class the compiler knows that nothing overrides the
    /// initialiser, calls it directly, and hands out objects whose own properties were never set.
    package class Constructible: NSObject {
        package required override init() { super.init() }
    }

    /// A new object of the class by its `init()`; `nil` if the class is not below `NSObject`.
    package static func make(_ type: AnyClass) -> NSObject? {
        guard let type = type as? NSObject.Type else { return nil }
        return unsafeBitCast(type, to: Constructible.Type.self).init()
    }
}
