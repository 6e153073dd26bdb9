import AuthenticationServices
import CaretTesting
import Synchronization
import Testing

@testable import SystemServices

/// Signing in with the accounts of the device.
@MainActor @Suite(.app) struct AccountTests {
    private final class Screen: UIViewController, ASAuthorizationControllerDelegate {
        var credentials: [any ASAuthorizationCredential] = []
        var providers: [any ASAuthorizationProvider] = []
        var codes: [ASAuthorizationError.Code?] = []
        var apple: ASAuthorizationAppleIDCredential? { credentials.last as? ASAuthorizationAppleIDCredential }
        var password: ASPasswordCredential? { credentials.last as? ASPasswordCredential }

        func authorizationController(
            controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
        ) {
            credentials.append(authorization.credential)
            providers.append(authorization.provider)
        }

        func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
            codes.append((error as? ASAuthorizationError)?.code)
        }
    }

    private let screen = Screen()
    private let appleRequest = ASAuthorizationAppleIDProvider().createRequest()
    private let passwordRequest = ASAuthorizationPasswordProvider().createRequest()

    private func launch() async throws -> (app: TestApp, service: SignInService) {
        let screen = screen
        let app = try await TestApp.launch(showing: { screen })
        try await app.settle()
        return (app, app.system.signIn)
    }

    @discardableResult private func perform(
        _ requests: [ASAuthorizationRequest], _ options: ASAuthorizationController.RequestOptions = [], in app: TestApp
    ) async throws -> ASAuthorizationController {
        let controller = ASAuthorizationController(authorizationRequests: requests)
        controller.delegate = screen
        controller.performRequests(options: options)
        try await app.settle()
        return controller
    }

    private func choose(_ title: String, in app: TestApp) async throws {
        try await app.tap(Query(stringLiteral: title))
        try await app.settle()
    }

    private func claims(_ token: Data?) throws -> [String: String] {
        let parts = String(decoding: token ?? Data(), as: UTF8.self).split(separator: ".")
        let text = try #require(parts.dropFirst().first).replacing("-", with: "+").replacing("_", with: "/")
        let data = try #require(Data(base64Encoded: text + String(repeating: "=", count: (4 - text.count % 4) % 4)))
        return try JSONDecoder().decode([String: String].self, from: data)
    }

    @Test func aHiddenAddressStaysHidden() async throws {
        let (app, service) = try await launch()
        service.answer = .appleAccount(hidesEmail: true)
        appleRequest.requestedScopes = [.email]
        try await perform([appleRequest], in: app)
        let relay = try #require(service.account?.relayEmail)
        #expect(try claims(screen.apple?.identityToken)["email"] == relay)
        service.answer = .appleAccount(hidesEmail: false)
        try await perform([appleRequest], in: app)
        #expect(try claims(screen.apple?.identityToken)["email"] == relay)
    }

    @Test func anAddressThatTheAppDidNotAskForIsNotInTheToken() async throws {
        let (app, service) = try await launch()
        service.answer = .appleAccount(hidesEmail: false)
        try await perform([appleRequest], in: app)
        let claims = try claims(screen.apple?.identityToken)
        #expect(claims["email"] == nil && claims["sub"] == service.account?.user)
    }

    @Test func aCancelledRequestSignsNobodyIn() async throws {
        let (app, service) = try await launch()
        service.answer = .appleAccount(hidesEmail: false)
        let controller = ASAuthorizationController(authorizationRequests: [appleRequest])
        controller.delegate = screen
        controller.performRequests()
        controller.cancel()
        try await app.settle()
        #expect(screen.codes == [.canceled] && screen.credentials.isEmpty)
        #expect(try service[#require(service.account?.user)] == .notFound)
    }

    @Test func nameAndAddressAreSharedAtTheFirstSignInOnly() async throws {
        let (app, service) = try await launch()
        service.answer = .appleAccount(hidesEmail: false)
        appleRequest.requestedScopes = [.fullName, .email]
        appleRequest.state = "state"
        try await perform([appleRequest], in: app)
        let first = try #require(screen.apple)
        #expect(first.user == service.account?.user && first.state == "state" && first.email == "j.appleseed@example.com")
        #expect(first.fullName?.givenName == "John" && first.fullName?.familyName == "Appleseed" && first.realUserStatus == .likelyReal)
        #expect(first.authorizedScopes == [.fullName, .email] && first.authorizationCode == Data("code".utf8))
        #expect(screen.providers.last === appleRequest.provider)
        try await perform([appleRequest], in: app)
        let second = try #require(screen.apple)
        #expect(second !== first && second.user == first.user && second.email == nil && second.fullName?.givenName == nil)
        #expect(second.authorizedScopes.isEmpty && second.identityToken != nil && second.realUserStatus == .unsupported)
        #expect(app.system.requests.all.map(\.text) == ["asks for an Apple Account", "asks for an Apple Account"])
    }

    @Test func aRequestWithoutScopesSharesNothing() async throws {
        let (app, service) = try await launch()
        service.answer = .appleAccount(hidesEmail: true)
        try await perform([appleRequest], in: app)
        #expect(screen.apple?.email == nil && screen.apple?.fullName?.givenName == nil)
    }

    @Test func theTokenHasTheClaimsOfTheRequest() async throws {
        let (app, service) = try await launch()
        service.answer = .appleAccount(hidesEmail: true)
        appleRequest.requestedScopes = [.email]
        appleRequest.nonce = "nonce"
        try await perform([appleRequest], in: app)
        #expect(screen.apple?.email == "relay@privaterelay.example.com")
        let token = String(decoding: try #require(screen.apple?.identityToken), as: UTF8.self)
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        #expect(parts.count == 3 && parts[2].isEmpty)
        let claims = try claims(screen.apple?.identityToken)
        #expect(claims["sub"] == service.account?.user && claims["nonce"] == "nonce" && claims["iss"] == "https://appleid.apple.com")
        #expect(claims["email"] == "relay@privaterelay.example.com")
        service.account?.identityToken = Data("given".utf8)
        try await perform([appleRequest], in: app)
        #expect(screen.apple?.identityToken == Data("given".utf8))
    }

    @Test func thePersonChoosesAnAccount() async throws {
        let (app, service) = try await launch()
        service.passwords = [SavedPassword(user: "ann", password: "secret-1"), SavedPassword(user: "bob", password: "secret-2")]
        appleRequest.requestedScopes = [.email]
        try await perform([passwordRequest, appleRequest], in: app)
        #expect(app.exists("Continue with Apple") && app.exists("Continue and Hide My Email") && app.exists("ann"))
        try await choose("bob", in: app)
        #expect(screen.password?.user == "bob" && screen.password?.password == "secret-2")
        #expect(screen.providers.last === passwordRequest.provider)
        try await perform([appleRequest], in: app)
        #expect(!app.exists("ann"))
        try await choose("Continue and Hide My Email", in: app)
        #expect(screen.apple?.email == "relay@privaterelay.example.com")
        try await perform([appleRequest], in: app)
        #expect(!app.exists("Continue and Hide My Email"))
        try await choose("Cancel", in: app)
        #expect(screen.codes == [.canceled])
        #expect(!app.system.requests.all.map(\.text).joined().contains("secret"))
    }

    @Test(arguments: [(SignInService.Answer.cancel, ASAuthorizationError.Code.canceled), (.failure, .failed)])
    func theAnswerOfATestIsAnError(answer: SignInService.Answer, code: ASAuthorizationError.Code) async throws {
        let (app, service) = try await launch()
        service.answer = answer
        try await perform([appleRequest], in: app)
        #expect(screen.codes == [code] && screen.credentials.isEmpty && app.diagnostics.isEmpty)
    }

    @Test func aDeviceWithoutAccountsFails() async throws {
        let (app, service) = try await launch()
        service.account = nil
        try await perform([appleRequest, passwordRequest], in: app)
        try await perform([appleRequest, passwordRequest], .preferImmediatelyAvailableCredentials, in: app)
        #expect(screen.codes == [.unknown, .canceled])
        service.passwords = [SavedPassword(user: "ann", password: "1")]
        service.answer = .password(user: "ann")
        try await perform([appleRequest, passwordRequest], .preferImmediatelyAvailableCredentials, in: app)
        #expect(screen.password?.user == "ann")
    }

    @Test func anotherPersonCannotSignIn() async throws {
        let (app, service) = try await launch()
        service.answer = .appleAccount(hidesEmail: false)
        appleRequest.user = "other"
        try await perform([appleRequest], in: app)
        #expect(screen.codes == [.unknown])
        appleRequest.user = service.account?.user
        try await perform([appleRequest], in: app)
        #expect(screen.apple?.user == service.account?.user)
    }

    @Test func anImpossibleAnswerIsReported() async throws {
        let (app, service) = try await launch()
        service.answer = .password(user: "nobody")
        try await perform([appleRequest, passwordRequest], in: app)
        #expect(screen.codes == [.failed] && app.diagnostics.map(\.code) == ["authenticationServices.answer"])
    }

    @Test func refreshingNeedsASignInAndNoAlert() async throws {
        let (app, service) = try await launch()
        appleRequest.requestedOperation = .operationRefresh
        appleRequest.user = service.account?.user
        try await perform([appleRequest], in: app)
        #expect(screen.codes == [.failed])
        service[try #require(service.account?.user)] = .authorized
        try await perform([appleRequest], in: app)
        #expect(screen.apple?.user == service.account?.user && screen.codes.count == 1)
        appleRequest.requestedOperation = .operationLogout
        try await perform([appleRequest], in: app)
        #expect(screen.codes == [.failed, .notHandled])
    }

    @Test func cancellingRemovesTheAlert() async throws {
        let (app, _) = try await launch()
        let controller = try await perform([appleRequest], in: app)
        controller.performRequests()
        try await app.settle()
        #expect(app.system.requests.count == 1)
        controller.cancel()
        controller.cancel()
        try await app.settle()
        #expect(screen.codes == [.canceled] && !app.exists("Continue with Apple"))
        controller.performRequests()
        try await app.settle()
        #expect(app.exists("Continue with Apple"))
    }

    @Test func theStateOfAPersonIsKnownOnAPrivateQueue() async throws {
        let (app, service) = try await launch()
        let user = try #require(service.account?.user)
        let provider = ASAuthorizationAppleIDProvider()
        #expect(try await provider.credentialState(forUserID: user) == .notFound)
        service.answer = .appleAccount(hidesEmail: false)
        try await perform([appleRequest], in: app)
        let replies = Mutex<[(ASAuthorizationAppleIDProvider.CredentialState, Bool)]>([])
        provider.getCredentialState(forUserID: user) { state, error in
            replies.withLock { $0.append((state, Thread.isMainThread || error != nil)) }
        }
        try await app.settle()
        #expect(replies.withLock { $0.map(\.0) } == [.authorized] && replies.withLock { $0.map(\.1) } == [false])
        let posted = Mutex(0)
        let name = ASAuthorizationAppleIDProvider.credentialRevokedNotification
        let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in posted.withLock { $0 += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        service.revoke(user: user)
        try await app.settle()
        #expect(posted.withLock { $0 } == 1)
        #expect(try await provider.credentialState(forUserID: user) == .revoked)
        service[user] = .transferred
        #expect(try await provider.credentialState(forUserID: user) == .transferred)
    }

    @Test func noRequestsAreAMistake() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = ASAuthorizationController(authorizationRequests: [])
        }
    }
}
