extension UIResponder: UserInfoHost {
    /// Where the values are that other code keeps with this responder.
    public var userInfoStorage: UserInfoStorage { Hooks.userInfoStorage(of: self) }
}

extension UIGestureRecognizer: UserInfoHost {
    /// Where the values are that other code keeps with this recognizer.
    public var userInfoStorage: UserInfoStorage { Hooks.userInfoStorage(of: self) }
}

extension UIBarItem: UserInfoHost {
    /// Where the values are that other code keeps with this item.
    public var userInfoStorage: UserInfoStorage { Hooks.userInfoStorage(of: self) }
}
