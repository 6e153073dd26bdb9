import CaretAuthenticationServices
import CaretTesting
import Testing

/// The closures of a request for an account.
@MainActor @Suite(.noLeaks) struct AuthorizationEventTests {
    private final class Screen: UIViewController, ASAuthorizationControllerDelegate {
        var calls: [String] = []

        func signIn(hasDelegate: Bool) -> [Subscription] {
            let controller = ASAuthorizationController(authorizationRequests: [ASAuthorizationAppleIDProvider().createRequest()])
            if hasDelegate { controller.delegate = self }
            let tokens = [
                controller.on(.didAuthorize, self) { screen, authorization in
                    screen.calls.append("\(authorization.credential is ASAuthorizationAppleIDCredential)")
                },
                controller.on(.didFail, self) { screen, error in
                    screen.calls.append("\((error as? ASAuthorizationError)?.code == .canceled)")
                },
            ]
            controller.performRequests()
            return tokens
        }

        func authorizationController(
            controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
        ) { calls.append("delegate") }

        func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
            calls.append("delegate's error")
        }
    }

    @Test(arguments: [true, false]) func closuresReceiveTheResult(hasDelegate: Bool) async throws {
        let screen = Screen()
        let app = try await TestApp.launch(showing: { screen })
        app.system.signIn.answer = .appleAccount(hidesEmail: false)
        _ = screen.signIn(hasDelegate: hasDelegate)
        try await app.settle()
        #expect(screen.calls == (hasDelegate ? ["delegate", "true"] : ["true"]))
        app.system.signIn.answer = .cancel
        _ = screen.signIn(hasDelegate: hasDelegate)
        try await app.settle()
        #expect(screen.calls == (hasDelegate ? ["delegate", "true", "delegate's error", "true"] : ["true", "true"]))
    }

    @Test func cancelledHandlersAreNotCalled() async throws {
        let screen = Screen()
        let app = try await TestApp.launch(showing: { screen })
        app.system.signIn.answer = .appleAccount(hidesEmail: false)
        for token in screen.signIn(hasDelegate: false) { token.cancel() }
        try await app.settle()
        #expect(screen.calls.isEmpty)
    }
}
