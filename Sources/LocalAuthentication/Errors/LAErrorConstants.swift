/// The domain of errors, `LAError.errorDomain`.
public var LAErrorDomain: String { LAError.errorDomain }

/// The raw value of `LAError.Code.authenticationFailed`.
public var kLAErrorAuthenticationFailed: Int32 { -1 }

/// The raw value of `LAError.Code.userCancel`.
public var kLAErrorUserCancel: Int32 { -2 }

/// The raw value of `LAError.Code.userFallback`.
public var kLAErrorUserFallback: Int32 { -3 }

/// The raw value of `LAError.Code.systemCancel`.
public var kLAErrorSystemCancel: Int32 { -4 }

/// The raw value of `LAError.Code.passcodeNotSet`.
public var kLAErrorPasscodeNotSet: Int32 { -5 }

/// The raw value of `LAError.Code.biometryNotAvailable`.
public var kLAErrorBiometryNotAvailable: Int32 { -6 }

/// The raw value of `LAError.Code.biometryNotEnrolled`.
public var kLAErrorBiometryNotEnrolled: Int32 { -7 }

/// The raw value of `LAError.Code.biometryLockout`.
public var kLAErrorBiometryLockout: Int32 { -8 }

/// The raw value of `LAError.Code.appCancel`.
public var kLAErrorAppCancel: Int32 { -9 }

/// The raw value of `LAError.Code.invalidContext`.
public var kLAErrorInvalidContext: Int32 { -10 }

/// The raw value of `LAError.Code.notInteractive`.
public var kLAErrorNotInteractive: Int32 { -1004 }

/// The raw value of `LAError.Code.biometryNotAvailable`.
public var kLAErrorTouchIDNotAvailable: Int32 { -6 }

/// The raw value of `LAError.Code.biometryNotEnrolled`.
public var kLAErrorTouchIDNotEnrolled: Int32 { -7 }

/// The raw value of `LAError.Code.biometryLockout`.
public var kLAErrorTouchIDLockout: Int32 { -8 }
