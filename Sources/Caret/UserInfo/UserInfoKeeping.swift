import Foundation

/// How an object holds a value that is kept with it.
public struct UserInfoKeeping<Value>: Sendable {
    enum Kind {
        case strong, weak, copy
    }

    let kind: Kind

    /// Until the object is freed, or the value replaced. A value that holds the object itself keeps both for ever: use `.weak` then.
    public static var strong: Self { Self(kind: .strong) }
}

extension UserInfoKeeping where Value: AnyObject {
    /// As long as somebody else holds the value; then there is none.
    public static var weak: Self { Self(kind: .weak) }
}

extension UserInfoKeeping where Value: NSCopying {
    /// As a copy, made when the value is set: what becomes of the original later does not matter.
    ///
    /// Foundation's mutable classes make immutable copies, so that a key is to be declared for `NSString`, not for `NSMutableString`.
    public static var copy: Self { Self(kind: .copy) }
}
