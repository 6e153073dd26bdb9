internal import SystemServices

/// The course of one request for an account: the choice of an account, and the credential.
@MainActor final class AccountSignInFlow {
    typealias Result = Swift.Result<ASAuthorization, ASAuthorizationError>

    /// A button of the alert.
    private struct Choice {
        let title: String
        let answer: SignInService.Answer

        var isAppleAccount: Bool { if case .appleAccount = answer { true } else { false } }
    }

    private let requests: [ASAuthorizationRequest]
    private weak var host: ApplicationHost?
    private let services = SystemServices.current
    /// Called with the result; `nil` after the end.
    private var completion: (@MainActor (Result) -> Void)?
    private var alert: Int?

    init(_ requests: [ASAuthorizationRequest]) {
        self.requests = requests
        host = ApplicationHost.current
    }

    private var appleRequest: ASAuthorizationAppleIDRequest? { requests.lazy.compactMap { $0 as? ASAuthorizationAppleIDRequest }.first }
    private var passwordRequest: ASAuthorizationPasswordRequest? {
        requests.lazy.compactMap { $0 as? ASAuthorizationPasswordRequest }.first
    }

    /// Starts the request.
    ///
    /// - Parameters:
    ///   - isImmediate: Whether the request fails as if it were cancelled if the device has no account for it.
    ///   - completion: Called once later.
    func start(isImmediate: Bool, completion: @escaping @MainActor (Result) -> Void) {
        self.completion = completion
        services.signIn.markUsed()
        let names = [appleRequest.map { _ in "an Apple Account" }, passwordRequest.map { _ in "a password" }].compactMap(\.self)
        services.requests.record("signIn", "asks for \(names.joined(separator: " or "))")
        WebSignInFlow.deferred {
            // The app may have cancelled the request meanwhile.
            guard self.completion != nil else { return }
            let choices = self.choices
            if let request = self.appleRequest, self.performWithoutAlert(request) { return }
            guard !choices.isEmpty else { return self.fail(isImmediate ? .canceled : .unknown) }
            self.apply(self.services.signIn.answer, among: choices)
        }
    }

    /// Ends the request with an error. Does nothing after the end.
    func fail(_ code: ASAuthorizationError.Code) { finish(.failure(ASAuthorizationError(code))) }

    /// The accounts for the requests, in the order of the requests.
    private var choices: [Choice] {
        requests.flatMap { request -> [Choice] in
            if request is ASAuthorizationPasswordRequest {
                return services.signIn.passwords.map { Choice(title: $0.user, answer: .password(user: $0.user)) }
            }
            guard let request = request as? ASAuthorizationAppleIDRequest, let account = services.signIn.account,
                request.user == nil || request.user == account.user
            else { return [] }
            let continuing = Choice(title: "Continue with Apple", answer: .appleAccount(hidesEmail: false))
            let sharesEmail = request.requestedScopes?.contains(.email) == true && services.signIn[account.user] != .authorized
            guard sharesEmail else { return [continuing] }
            return [continuing, Choice(title: "Continue and Hide My Email", answer: .appleAccount(hidesEmail: true))]
        }
    }

    /// Performs an operation that needs no answer of the person. Returns whether it was one.
    private func performWithoutAlert(_ request: ASAuthorizationAppleIDRequest) -> Bool {
        switch request.requestedOperation {
        case .operationLogout: fail(.notHandled)
        case .operationRefresh:
            if let account = services.signIn.account, request.user == account.user, services.signIn[account.user] == .authorized {
                finish(.success(authorize(account, for: request, hidesEmail: false)))
            } else {
                fail(.failed)
            }
        default: return false
        }
        return true
    }

    private func apply(_ answer: SignInService.Answer, among choices: [Choice]) {
        switch answer {
        case .ask: ask(choices)
        case .cancel: fail(.canceled)
        case .failure: fail(.failed)
        case .appleAccount(let hidesEmail):
            guard let request = appleRequest, let account = services.signIn.account,
                request.user == nil || request.user == account.user
            else { return reportImpossibleAnswer() }
            finish(.success(authorize(account, for: request, hidesEmail: hidesEmail)))
        case .password(let user):
            guard let request = passwordRequest, let password = services.signIn.passwords.first(where: { $0.user == user }) else {
                return reportImpossibleAnswer()
            }
            let credential = ASPasswordCredential(user: password.user, password: password.password)
            finish(.success(ASAuthorization(provider: request.provider, credential: credential)))
        }
    }

    private func ask(_ choices: [Choice]) {
        guard let host, completion != nil else { return fail(.notInteractive) }
        let name = PermissionRequests.appName
        let email = choices.contains { $0.isAppleAccount } ? services.signIn.account?.email : nil
        let hasPasswords = choices.contains { !$0.isAppleAccount }
        let texts = [
            email.map { "The Apple Account of this device is “\($0)”." }, hasPasswords ? "Names are those of saved passwords." : nil,
        ]
        let alert = SystemAlert(
            title: "Sign In to “\(name)”",
            message: texts.compactMap(\.self).joined(separator: " "),
            buttons: choices.map { SystemAlert.Button($0.title) } + [SystemAlert.Button("Cancel", style: .cancel)], preferredButton: 0)
        self.alert = host.systemAlerts.show(alert) { [weak self] index in
            guard let self, self.completion != nil else { return }
            self.alert = nil
            guard let index, choices.indices.contains(index) else { return self.fail(.canceled) }
            self.apply(choices[index].answer, among: choices)
        }
    }

    /// A test may choose an account that the requests do not permit, which a person cannot.
    private func reportImpossibleAnswer() {
        Diagnostics.report(
            "authenticationServices.answer",
            "The answer of app.system.signIn is an account that no request asks for or the device does not have. The sign-in fails.")
        fail(.failed)
    }

    private func authorize(_ account: AppleAccount, for request: ASAuthorizationAppleIDRequest, hidesEmail: Bool) -> ASAuthorization {
        let offered = hidesEmail ? account.relayEmail : account.email
        let (isFirst, email) = services.signIn.authorize(
            user: account.user, email: request.requestedScopes?.contains(.email) == true ? offered : nil)
        let scopes = isFirst ? request.requestedScopes ?? [] : []
        let credential = ASAuthorizationAppleIDCredential(
            user: account.user, state: request.state, authorizedScopes: scopes, authorizationCode: account.authorizationCode,
            identityToken: account.identityToken ?? UnsignedToken(account, nonce: request.nonce, email: email).data,
            email: scopes.contains(.email) ? email : nil,
            fullName: scopes.contains(.fullName) ? account.name : PersonNameComponents(),
            realUserStatus: isFirst ? .likelyReal : .unsupported)
        return ASAuthorization(provider: request.provider, credential: credential)
    }

    private func finish(_ result: Result) {
        guard let completion = exchange(&completion, with: nil) else { return }
        if let alert = exchange(&alert, with: nil) { host?.systemAlerts.withdraw(alert) }
        completion(result)
    }
}
