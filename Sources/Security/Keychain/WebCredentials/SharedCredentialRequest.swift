internal import CoreGraphics
internal import Dispatch
internal import SystemServices

/// A request of the app for a password of a website. Makes one line of the log.
struct SharedCredentialRequest {
    /// Calls the handlers of apps.
    static let queue = DispatchQueue(label: "caret.security.webcredentials")

    private let services = SystemServices.current
    private var service: KeychainService { services.keychain }

    /// Sets a password, or removes it if `nil`.
    func set(_ password: String?, server: String, account: String) -> OSStatus {
        service.markUsed()
        let status = change(password, server: server, account: account)
        services.requests.record("keychain", "\(password == nil ? "removes" : "shares") the password of “\(server)”\(Self.text(status))")
        return status
    }

    private func change(_ password: String?, server: String, account: String) -> OSStatus {
        if let failure = service.failure { return failure }
        guard !server.isEmpty, !account.isEmpty else { return errSecParam }
        guard service.sharedCredentialAnswer == .allow else { return errSecUserCanceled }
        let new = password.map { SharedWebCredential(server: server, account: account, password: $0) }
        return service.setSharedCredential(new, server: server, account: account) || password != nil ? errSecSuccess : errSecItemNotFound
    }

    /// Returns the password that the person chooses.
    func find(server: String?, account: String?) -> (credential: SharedWebCredential?, status: OSStatus) {
        service.markUsed()
        let result = choice(server: server, account: account)
        services.requests.record("keychain", "requests the password of “\(server ?? "any website")”\(Self.text(result.status))")
        return result
    }

    private func choice(server: String?, account: String?) -> (credential: SharedWebCredential?, status: OSStatus) {
        if let failure = service.failure { return (nil, failure) }
        let found = service.sharedCredentials.first {
            (server == nil || server == $0.server) && (account == nil || account == $0.account)
        }
        guard let found else { return (nil, errSecItemNotFound) }
        guard service.sharedCredentialAnswer == .allow else { return (nil, errSecUserCanceled) }
        return (found, errSecSuccess)
    }

    static func error(_ status: OSStatus) -> CFError? { status == errSecSuccess ? nil : SecurityError(status).error }

    private static func text(_ status: OSStatus) -> String { status == errSecSuccess ? ": done" : ": \(status)" }
}
