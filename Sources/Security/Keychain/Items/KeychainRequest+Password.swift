internal import Foundation
internal import SystemServices

extension KeychainRequest {
    /// Returns the secret of an item, which a password of the app may encrypt.
    func secret(of item: KeychainItem, _ session: any KeychainSession, _ query: KeychainQuery) throws -> Data {
        let stored = try session.secret(of: item)
        guard Self.needsPassword(item) else { return stored }
        guard let secret = PasswordSeal.open(stored, password: try password(query)) else { throw SecurityError(errSecAuthFailed) }
        return secret
    }

    /// Encrypts the secret of a new or changed item, if its access control requires a password of the app.
    func seal(_ item: inout KeychainItem, _ query: KeychainQuery) throws(SecurityError) {
        guard Self.needsPassword(item) else { return }
        guard let sealed = PasswordSeal.seal(item.secret, password: try password(query)) else { throw SecurityError(errSecInternalError) }
        item.secret = sealed
    }

    static func needsPassword(_ item: KeychainItem) -> Bool {
        SecAccessControlCreateFlags(rawValue: item.accessControl?.flags ?? 0).contains(.applicationPassword)
    }

    /// The password of the context. Without one, iOS asks the person.
    private func password(_ query: KeychainQuery) throws(SecurityError) -> Data {
        guard let password = query.authenticator?.applicationPassword else {
            throw SecurityError(errSecInteractionNotAllowed)
        }
        return password
    }
}
