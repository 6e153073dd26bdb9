import Foundation
import LocalAuthentication
import Testing

/// The shape of errors and constants, as apps compare them.
struct LAErrorTests {
    private static let codes: [(LAError.Code, Int, Int32)] = [
        (.authenticationFailed, -1, kLAErrorAuthenticationFailed), (.userCancel, -2, kLAErrorUserCancel),
        (.userFallback, -3, kLAErrorUserFallback), (.systemCancel, -4, kLAErrorSystemCancel),
        (.passcodeNotSet, -5, kLAErrorPasscodeNotSet), (.biometryNotAvailable, -6, kLAErrorBiometryNotAvailable),
        (.biometryNotAvailable, -6, kLAErrorTouchIDNotAvailable), (.biometryNotEnrolled, -7, kLAErrorBiometryNotEnrolled),
        (.biometryNotEnrolled, -7, kLAErrorTouchIDNotEnrolled), (.biometryLockout, -8, kLAErrorBiometryLockout),
        (.biometryLockout, -8, kLAErrorTouchIDLockout), (.appCancel, -9, kLAErrorAppCancel), (.invalidContext, -10, kLAErrorInvalidContext),
        (.notInteractive, -1004, kLAErrorNotInteractive),
    ]

    @Test func codesHaveApplesNumbers() {
        for (code, number, constant) in Self.codes {
            #expect(code.rawValue == number && Int(constant) == number)
            let error = LAError(code) as NSError
            #expect(error.domain == "com.apple.LocalAuthentication" && error.code == number)
            #expect(error.localizedDescription == LAError(code).localizedDescription && error.localizedDescription.hasSuffix("."))
        }
        #expect(LAPolicy.deviceOwnerAuthenticationWithBiometrics.rawValue == 1 && LAPolicy.deviceOwnerAuthentication.rawValue == 2)
        #expect(LABiometryType.touchID.rawValue == 1 && LABiometryType.faceID.rawValue == 2)
    }

    @Test func anErrorOfFoundationIsConverted() {
        let error = NSError(domain: LAErrorDomain, code: -2, userInfo: ["key": "value"])
        let converted = LAError(_nsError: error)
        #expect(converted.code == .userCancel && converted.userInfo["key"] as? String == "value")
        #expect(LAError.Code.userCancel ~= error && LAError.Code.userCancel ~= converted)
        #expect(!(LAError.Code.userFallback ~= error))
        #expect(!(LAError.Code.userCancel ~= NSError(domain: "other", code: -2)))
        #expect(LAError(.userCancel, userInfo: [NSLocalizedDescriptionKey: "Text"]).localizedDescription == "Text")
    }
}
