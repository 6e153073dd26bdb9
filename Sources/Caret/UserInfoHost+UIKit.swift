extension UIResponder: UserInfoHost {
    /// The storage of the values that other code stores with this responder.
    public var userInfoStorage: UserInfoStorage { Hooks.userInfoStorage(of: self) }
}

extension UIGestureRecognizer: UserInfoHost {
    /// The storage of the values that other code stores with this recognizer.
    public var userInfoStorage: UserInfoStorage { Hooks.userInfoStorage(of: self) }
}

extension UIBarItem: UserInfoHost {
    /// The storage of the values that other code stores with this item.
    public var userInfoStorage: UserInfoStorage { Hooks.userInfoStorage(of: self) }
}
