import Foundation

/// The ownership of a value that is stored with an object.
public struct UserInfoKeeping<Value>: Sendable {
    enum Kind {
        case strong, weak, copy
    }

    let kind: Kind

    /// A strong reference, until the object is deallocated or the value is replaced. A value that retains the object
    /// creates a cycle; use `.weak` for such a value.
    public static var strong: Self { Self(kind: .strong) }
}

extension UserInfoKeeping where Value: AnyObject {
    /// A weak reference; the value is `nil` once it is deallocated.
    public static var weak: Self { Self(kind: .weak) }
}

extension UserInfoKeeping where Value: NSCopying {
    /// A copy, made when the value is set, so that later changes of the original have no effect.
    ///
    /// Foundation's mutable classes make immutable copies, so declare a key for `NSString`
    /// instead of `NSMutableString`.
    public static var copy: Self { Self(kind: .copy) }
}
