extension LAError {
    /// The former name of `biometryNotAvailable`.
    @available(*, deprecated, renamed: "biometryNotAvailable")
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    /// The former name of `biometryNotEnrolled`.
    @available(*, deprecated, renamed: "biometryNotEnrolled")
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    /// The former name of `biometryLockout`.
    @available(*, deprecated, renamed: "biometryLockout")
    public static var touchIDLockout: Code { .biometryLockout }
}

extension LAError.Code {
    /// The former name of `biometryNotAvailable`.
    @available(*, deprecated, renamed: "biometryNotAvailable")
    public static var touchIDNotAvailable: LAError.Code { .biometryNotAvailable }
    /// The former name of `biometryNotEnrolled`.
    @available(*, deprecated, renamed: "biometryNotEnrolled")
    public static var touchIDNotEnrolled: LAError.Code { .biometryNotEnrolled }
    /// The former name of `biometryLockout`.
    @available(*, deprecated, renamed: "biometryLockout")
    public static var touchIDLockout: LAError.Code { .biometryLockout }
}
