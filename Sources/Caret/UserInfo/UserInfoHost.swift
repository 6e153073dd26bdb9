/// An object with which other code can store values. These are all responders, gesture recognizers and bar items, and
/// instances of any class that conforms.
///
/// ```swift
/// @MainActor final class Document: UserInfoHost {
///     let userInfoStorage = UserInfoStorage()
/// }
/// ```
///
/// The object retains the values until it is deallocated. The storage depends neither on the
/// address of the object nor on changes of its class, so that two libraries cannot interfere with each other.
@MainActor public protocol UserInfoHost: AnyObject {
    /// The storage of the values. It must be the same during the object's lifetime.
    var userInfoStorage: UserInfoStorage { get }
}

extension UserInfoHost {
    /// The values that are stored with this object, by their keys.
    public var userInfo: UserInfo<Self> { UserInfo(host: self) }
}
