/// The reason why an evaluation failed, or why a policy cannot be evaluated.
///
/// > Difference from Apple: An `NSError` is not cast to this type, because Swift on Linux cannot. Write
/// > `LAError(_nsError: error)`, or compare `error.code`. Errors that methods throw or pass to a reply are of this
/// > type.
///
/// - Source: https://developer.apple.com/documentation/localauthentication/laerror
public struct LAError: CustomNSError, Hashable, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// The person did not prove to be the owner of the device.
        case authenticationFailed = -1
        /// The person cancelled.
        case userCancel = -2
        /// The person chose the fallback button, whose action belongs to the app.
        case userFallback = -3
        /// The system cancelled, for example because the app entered the background.
        case systemCancel = -4
        /// The device has no passcode.
        case passcodeNotSet = -5
        /// The device has no sensor, or the person does not allow the app to use the sensor.
        case biometryNotAvailable = -6
        /// No face and no finger is enrolled.
        case biometryNotEnrolled = -7
        /// The sensor is locked after too many failures, until the person enters the passcode.
        case biometryLockout = -8
        /// The app invalidated the context during the evaluation.
        case appCancel = -9
        /// The context was invalidated before.
        case invalidContext = -10
        /// A prompt is required but forbidden, or there is no app in the foreground that could show it.
        case notInteractive = -1004
    }

    /// The error in the form of Foundation.
    public let _nsError: NSError

    /// Creates an error from one of Foundation, whose domain is ``errorDomain``.
    public init(_nsError error: NSError) { _nsError = error }

    /// Creates an error with a code. The description of the code is added to the information if it is missing.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        let description = [NSLocalizedDescriptionKey: code.text]
        _nsError = NSError(domain: Self.errorDomain, code: code.rawValue, userInfo: userInfo.merging(description) { given, _ in given })
    }

    /// The domain of the errors for Foundation.
    public static var errorDomain: String { "com.apple.LocalAuthentication" }
    /// The kind of error. A code that is not known counts as `authenticationFailed`.
    public var code: Code { Code(rawValue: _nsError.code) ?? .authenticationFailed }
    /// The raw value of the code.
    public var errorCode: Int { _nsError.code }
    /// The further information.
    public var userInfo: [String: Any] { _nsError.userInfo }
    /// The further information.
    public var errorUserInfo: [String: Any] { _nsError.userInfo }
    /// The description, one sentence.
    public var localizedDescription: String { _nsError.localizedDescription }
}

extension LAError {
    /// The person did not prove to be the owner of the device.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// The person cancelled.
    public static var userCancel: Code { .userCancel }
    /// The person chose the fallback button, whose action belongs to the app.
    public static var userFallback: Code { .userFallback }
    /// The system cancelled, for example because the app entered the background.
    public static var systemCancel: Code { .systemCancel }
    /// The device has no passcode.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// The device has no sensor, or the person does not allow the app to use the sensor.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// No face and no finger is enrolled.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// The sensor is locked after too many failures, until the person enters the passcode.
    public static var biometryLockout: Code { .biometryLockout }
    /// The app invalidated the context during the evaluation.
    public static var appCancel: Code { .appCancel }
    /// The context was invalidated before.
    public static var invalidContext: Code { .invalidContext }
    /// A prompt is required but forbidden, or there is no app in the foreground that could show it.
    public static var notInteractive: Code { .notInteractive }
}

extension LAError.Code {
    /// Returns whether an error has the code. Used by `catch LAError.userCancel`.
    public static func ~= (code: LAError.Code, error: any Error) -> Bool {
        if let error = error as? LAError { return error.code == code }
        let error = error as NSError
        return error.domain == LAError.errorDomain && error.code == code.rawValue
    }

    /// The description of the error, one sentence.
    var text: String {
        switch self {
        case .authenticationFailed: "The person did not prove to be the owner of the device."
        case .userCancel: "The person cancelled."
        case .userFallback: "The person chose the fallback button."
        case .systemCancel: "The system cancelled."
        case .passcodeNotSet: "The device has no passcode."
        case .biometryNotAvailable: "The device has no sensor that the app may use."
        case .biometryNotEnrolled: "No face and no finger is enrolled."
        case .biometryLockout: "The sensor is locked until the person enters the passcode."
        case .appCancel: "The app invalidated the context during the evaluation."
        case .invalidContext: "The context was invalidated before."
        case .notInteractive: "A prompt is required but cannot be shown."
        }
    }
}
