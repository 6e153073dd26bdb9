/// An object with which other code can store values: every responder, gesture recognizer and bar item, and
/// any class that conforms.
///
/// ```swift
/// @MainActor final class Document: UserInfoHost {
///     let userInfoStorage = UserInfoStorage()
/// }
/// ```
///
/// The values belong to the object and are released with it. The storage uses neither the object's address nor
/// changes to its class, so that two libraries cannot interfere with each other.
@MainActor public protocol UserInfoHost: AnyObject {
    /// The storage of the values; one per object, for the object's lifetime.
    var userInfoStorage: UserInfoStorage { get }
}

extension UserInfoHost {
    /// The values that are stored with this object, by their keys.
    public var userInfo: UserInfo<Self> { UserInfo(host: self) }
}
