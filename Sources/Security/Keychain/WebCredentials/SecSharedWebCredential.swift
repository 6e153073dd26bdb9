public import CoreGraphics
internal import Dispatch
internal import LibSSL
internal import SystemServices

/// Adds, changes or removes a password of a website that the app shares with the browser.
///
/// The passwords are those of `app.system.keychain.sharedCredentials`. The answer to the request is
/// `app.system.keychain.sharedCredentialAnswer`.
///
/// > Difference from Apple: the app's entitlements are not checked, because programs here have none.
///
/// - Parameters:
///   - fqdn: The domain of the website.
///   - account: The name of the user.
///   - password: The password; `nil` to remove it.
///   - completionHandler: Called on a private queue with the error; `nil` after a success. `errSecUserCanceled` if the
///     person cancels, `errSecItemNotFound` if there is no password to remove, `errSecParam` for an empty domain or
///     account.
///
/// - Source: https://developer.apple.com/documentation/security/secaddsharedwebcredential(_:_:_:_:)
public func SecAddSharedWebCredential(
    _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping @Sendable (CFError?) -> Void
) {
    let request = SharedCredentialRequest()
    let status = request.set(password, server: fqdn, account: account)
    SharedCredentialRequest.queue.async { completionHandler(SharedCredentialRequest.error(status)) }
}

/// Asks the person for a password of a website that the app shares with the browser.
///
/// The passwords are those of `app.system.keychain.sharedCredentials`. The answer to the request is
/// `app.system.keychain.sharedCredentialAnswer`: by default, the person chooses the first password that fits.
///
/// - Parameters:
///   - fqdn: The domain of the website; `nil` for any.
///   - account: The name of the user; `nil` for any.
///   - completionHandler: Called on a private queue with an array of one dictionary, whose keys are `kSecAttrServer`,
///     `kSecAttrAccount` and ``kSecSharedPassword``. The array is empty after an error: `errSecItemNotFound` or
///     `errSecUserCanceled`.
///
/// - Source: https://developer.apple.com/documentation/security/secrequestsharedwebcredential(_:_:_:)
public func SecRequestSharedWebCredential(
    _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping @Sendable (CFArray?, CFError?) -> Void
) {
    let (credential, status) = SharedCredentialRequest().find(server: fqdn, account: account)
    SharedCredentialRequest.queue.async {
        let found = credential.map {
            [kSecAttrServer: $0.server, kSecAttrAccount: $0.account, kSecSharedPassword: $0.password]
        }
        completionHandler(found.map { [$0] } ?? [], SharedCredentialRequest.error(status))
    }
}

/// Returns a new random password for a website; `nil` if the system has no source of randomness.
///
/// The password has four groups of three characters, separated by hyphens. It contains at least one lower-case letter,
/// one capital letter and one digit. Letters and digits that look alike do not occur.
///
/// - Source: https://developer.apple.com/documentation/security/seccreatesharedwebcredentialpassword()
public func SecCreateSharedWebCredentialPassword() -> CFString? { SharedPassword.make() }
