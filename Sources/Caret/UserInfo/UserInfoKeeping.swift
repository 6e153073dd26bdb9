import Foundation

/// How a value that is stored with an object is retained.
public struct UserInfoKeeping<Value>: Sendable {
    enum Kind {
        case strong, weak, copy
    }

    let kind: Kind

    /// A strong reference, until the object is deallocated or the value is replaced. If the value retains the object,
    /// this creates a cycle; use `.weak` for such a value.
    public static var strong: Self { Self(kind: .strong) }
}

extension UserInfoKeeping where Value: AnyObject {
    /// A weak reference. The value is `nil` after it has been deallocated.
    public static var weak: Self { Self(kind: .weak) }
}

extension UserInfoKeeping where Value: NSCopying {
    /// A copy, made when the value is set, so that later changes of the original have no effect.
    ///
    /// The copies of Foundation's mutable classes are immutable. Declare a key for `NSString` instead of
    /// `NSMutableString`.
    public static var copy: Self { Self(kind: .copy) }
}
