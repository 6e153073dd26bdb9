/// An object that other code can keep values with: every responder, gesture recognizer and bar item, and any class of yours.
///
/// ```swift
/// @MainActor final class Document: UserInfoHost {
///     let userInfoStorage = UserInfoStorage()
/// }
/// ```
///
/// The values belong to the object and are freed with it. Nothing is looked up by the object's address, and the class is not changed
/// behind its back: there is no run time to ask for that, and two libraries cannot get into each other's way.
@MainActor public protocol UserInfoHost: AnyObject {
    /// Where the values are; one for each object, for as long as it lives.
    var userInfoStorage: UserInfoStorage { get }
}

extension UserInfoHost {
    /// The values that are kept with this object, by their keys.
    public var userInfo: UserInfo<Self> { UserInfo(host: self) }
}
