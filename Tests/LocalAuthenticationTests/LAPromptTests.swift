import CaretTesting
import Testing

@testable import LocalAuthentication
@testable import SystemServices

/// The prompts that the person at the window answers.
@MainActor @Suite(.app) struct LAPromptTests {
    private let recorder = ReplyRecorder()
    private let context = LAContext()

    private func launch(_ kind: BiometricsService.Kind) async throws -> (app: TestApp, device: BiometricsService) {
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.system.biometrics.usageText = { "Your diary is private." }
        app.system.biometrics.kind = kind
        try await app.settle()
        return (app, app.system.biometrics)
    }

    private func evaluate(_ policy: LAPolicy, in app: TestApp) async throws {
        recorder.evaluate(context, policy)
        try await app.settle()
    }

    private func choose(_ title: String, in app: TestApp) async throws {
        try await app.tap(Query(stringLiteral: title))
        try await app.settle()
    }

    @Test func thePersonMatchesTheFaceAfterThePermission() async throws {
        let (app, device) = try await launch(.faceID)
        try await evaluate(.deviceOwnerAuthenticationWithBiometrics, in: app)
        #expect(app.exists("Don’t Allow") && !app.exists("Match"))
        try await choose("OK", in: app)
        #expect(app.exists("Open your diary.") && app.application.applicationState == .inactive)
        try await choose("Match", in: app)
        #expect(recorder.codes == [nil] && !app.exists("Match"))
        #expect(app.application.applicationState == .active)
        #expect(device.failureCount == 0)
        try await evaluate(.deviceOwnerAuthenticationWithBiometrics, in: app)
        #expect(app.exists("Match") && app.exists("Do Not Match"))
        try await choose("Cancel", in: app)
        #expect(recorder.codes == [nil, .userCancel])
    }

    @Test func aPersonWhoDeniesThePermissionEntersThePasscode() async throws {
        let (app, _) = try await launch(.faceID)
        try await evaluate(.deviceOwnerAuthenticationWithBiometrics, in: app)
        try await choose("Don’t Allow", in: app)
        #expect(recorder.codes == [.biometryNotAvailable])
        try await evaluate(.deviceOwnerAuthentication, in: app)
        #expect(app.exists("Correct Passcode"))
        try await choose("Wrong Passcode", in: app)
        #expect(app.exists("Wrong Passcode, Try Again"))
        try await choose("Correct Passcode", in: app)
        #expect(recorder.codes == [.biometryNotAvailable, nil])
    }

    @Test func theFallbackAppearsAfterTheFirstFailure() async throws {
        let (app, device) = try await launch(.touchID)
        context.localizedFallbackTitle = "Use My Password"
        context.localizedCancelTitle = "Not Now"
        try await evaluate(.deviceOwnerAuthenticationWithBiometrics, in: app)
        #expect(!app.exists("Use My Password") && !app.exists("Cancel") && app.exists("Not Now"))
        try await choose("Do Not Match", in: app)
        try await choose("Use My Password", in: app)
        #expect(recorder.codes == [.userFallback] && device.failureCount == 1)
        try await evaluate(.deviceOwnerAuthentication, in: app)
        try await choose("Do Not Match", in: app)
        try await choose("Use My Password", in: app)
        try await choose("Not Now", in: app)
        #expect(recorder.codes == [.userFallback, .userCancel])
    }

    @Test func theEmptyFallbackTitleRemovesTheButton() async throws {
        let (app, device) = try await launch(.touchID)
        for (title, isVisible) in [("", false), (nil, true)] {
            context.localizedFallbackTitle = title
            try await evaluate(.deviceOwnerAuthenticationWithBiometrics, in: app)
            try await choose("Do Not Match", in: app)
            #expect(app.exists("Try Again") && app.exists("Enter Password") == isVisible)
            try await choose("Cancel", in: app)
        }
        context.localizedFallbackTitle = ""
        device.answer = .fallback
        try await evaluate(.deviceOwnerAuthenticationWithBiometrics, in: app)
        #expect(recorder.codes == [.userCancel, .userCancel, .userCancel])
        #expect(app.diagnostics.map(\.code) == ["localAuthentication.fallback"])
    }

    @Test func aPromptWithoutAFallbackHasThreeButtons() {
        let titles: [String?] = ["", nil, "Password"]
        for title in titles {
            let prompt = PolicyPrompt(
                accepted: [.sensor, .passcode], kind: .faceID, reason: "Two\nlines.", fallbackTitle: title, cancelTitle: nil)
            #expect(prompt.sensorAlert(isRetry: true).alert.buttons.count == (title == "" ? 3 : 4))
            #expect(prompt.line == "authenticates with Face ID or passcode: “Two lines.”")
        }
    }

    @Test func threeFailuresEndAnEvaluationAndFiveLockTheSensor() async throws {
        let (app, device) = try await launch(.touchID)
        try await evaluate(.deviceOwnerAuthenticationWithBiometrics, in: app)
        for _ in 1...3 { try await choose("Do Not Match", in: app) }
        #expect(recorder.codes == [.authenticationFailed] && device.failureCount == 3)
        try await evaluate(.deviceOwnerAuthenticationWithBiometrics, in: app)
        for _ in 1...2 { try await choose("Do Not Match", in: app) }
        #expect(recorder.codes == [.authenticationFailed, .biometryLockout])
        try await evaluate(.deviceOwnerAuthentication, in: app)
        for _ in 1...3 { try await choose("Wrong Passcode", in: app) }
        #expect(recorder.codes.last == .authenticationFailed && device.isLockedOut)
    }

    @Test func invalidatingRemovesThePrompt() async throws {
        let (app, _) = try await launch(.touchID)
        try await evaluate(.deviceOwnerAuthentication, in: app)
        let context = context
        await Task.detached { context.invalidate() }.value
        try await app.settle()
        #expect(!app.exists("Match") && recorder.codes == [.appCancel])
        #expect(app.application.applicationState == .active)
        context.invalidate()
        try await app.settle()
        #expect(recorder.codes == [.appCancel])
    }

    @Test func invalidatingAtOnceShowsNoPrompt() async throws {
        let (app, _) = try await launch(.touchID)
        recorder.evaluate(context, .deviceOwnerAuthentication)
        context.invalidate()
        try await app.settle()
        #expect(!app.exists("Match") && recorder.codes == [.appCancel])
    }

    @Test func theSystemCancelsInTheBackground() async throws {
        let (app, _) = try await launch(.touchID)
        try await evaluate(.deviceOwnerAuthentication, in: app)
        await app.enterBackground()
        try await app.settle()
        #expect(!app.exists("Match") && recorder.codes == [.systemCancel])
        try await evaluate(.deviceOwnerAuthentication, in: app)
        #expect(recorder.codes == [.systemCancel, .notInteractive])
    }

    @Test func theEndOfTheAppCancels() async throws {
        let (app, _) = try await launch(.touchID)
        try await evaluate(.deviceOwnerAuthentication, in: app)
        app.terminate()
        let next = try await launch(.touchID).app
        #expect(recorder.codes == [.systemCancel] && !next.exists("Match"))
    }

    @Test func aContextThatTheAppReleasesStillReplies() async throws {
        let (app, _) = try await launch(.touchID)
        weak var released: LAContext?
        do {
            let context = LAContext()
            released = context
            recorder.evaluate(context, .deviceOwnerAuthentication)
        }
        try await app.settle()
        try await choose("Match", in: app)
        #expect(recorder.codes == [nil] && released == nil)
    }

    @Test func promptsAreShownOneAfterAnother() async throws {
        let (app, _) = try await launch(.touchID)
        recorder.evaluate(context, .deviceOwnerAuthentication, reason: "First reason.")
        recorder.evaluate(context, .deviceOwnerAuthentication, reason: "Second reason.")
        try await app.settle()
        #expect(app.exists("First reason.") && !app.exists("Second reason."))
        try await choose("Match", in: app)
        #expect(app.exists("Second reason."))
        try await choose("Cancel", in: app)
        #expect(recorder.codes == [nil, .userCancel])
    }
}
