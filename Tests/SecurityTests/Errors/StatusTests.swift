import Foundation
import Security
import Testing

/// The results, their numbers and messages.
@Suite struct StatusTests {
    @Test func resultsHaveApplesNumbers() {
        #expect(errSecSuccess == 0 && errSecUnimplemented == -4 && errSecParam == -50 && errSecAllocate == -108)
        #expect(errSecItemNotFound == -25300 && errSecDuplicateItem == -25299 && errSecAuthFailed == -25293)
        #expect(errSecInteractionNotAllowed == -25308 && errSecMissingEntitlement == -34018 && errSecUserCanceled == -128)
        #expect(errSecDecode == -26275 && errSecVerifyFailed == -67808 && errSecCertificateExpired == -67818)
        #expect(errSecHostNameMismatch == -67602 && errSecNotTrusted == -67843 && errSecUnsupportedKeySize == -67735)
    }

    @Test func everyResultHasAMessage() {
        #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) as String? == "The specified item could not be found in the keychain.")
        #expect(SecCopyErrorMessageString(errSecCertificateExpired, nil) == "The certificate has expired.")
        #expect(SecCopyErrorMessageString(12345, nil) == "OSStatus 12345")
        let status: OSStatus = errSecUnsupportedKeySize
        if let message = SecCopyErrorMessageString(status, nil) as String? { #expect(message.hasSuffix("supported.")) }
    }
}
