import CaretTesting
import LocalAuthentication
import Testing

@testable import SystemServices

/// The state of the sensor, and the evaluations that a test answers.
@MainActor @Suite(.app) struct LAContextTests {
    private let recorder = ReplyRecorder()
    private let context = LAContext()

    private func launch() async throws -> (app: TestApp, device: BiometricsService) {
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.system.biometrics.usageText = { "Your diary is private." }
        app.system.permissions[.faceID] = .granted
        return (app, app.system.biometrics)
    }

    private func code(_ policy: LAPolicy, _ context: LAContext = LAContext()) -> Int {
        var error: NSError?
        let canEvaluate = context.canEvaluatePolicy(policy, error: &error)
        #expect(canEvaluate == (error == nil))
        #expect(error == nil || error?.domain == LAErrorDomain)
        return error?.code ?? 0
    }

    @Test func theStateOfTheDeviceDecidesWhetherAPolicyCanBeEvaluated() async throws {
        let (app, device) = try await launch()
        let (sensor, owner) = (LAPolicy.deviceOwnerAuthenticationWithBiometrics, LAPolicy.deviceOwnerAuthentication)
        #expect(code(sensor) == 0 && code(owner) == 0)
        device.isLockedOut = true
        #expect(code(sensor) == LAError.biometryLockout.rawValue && code(owner) == 0)
        device.isLockedOut = false
        device.isEnrolled = false
        #expect(code(sensor) == LAError.biometryNotEnrolled.rawValue && code(owner) == 0)
        device.isPasscodeSet = false
        #expect(code(sensor) == LAError.passcodeNotSet.rawValue && code(owner) == LAError.passcodeNotSet.rawValue)
        device.kind = .none
        #expect(code(sensor) == LAError.biometryNotAvailable.rawValue)
        device.kind = .faceID
        device.isPasscodeSet = true
        device.isEnrolled = true
        app.system.permissions[.faceID] = .denied
        #expect(code(sensor) == LAError.biometryNotAvailable.rawValue && code(owner) == 0)
        device.kind = .touchID
        #expect(code(sensor) == 0)
        #expect(context.canEvaluatePolicy(sensor, error: nil))
    }

    @Test func theSensorIsKnownAfterTheQuestion() async throws {
        let (_, device) = try await launch()
        #expect(context.biometryType == .none)
        device.isPasscodeSet = false
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
        #expect(context.biometryType == .faceID)
        device.kind = .touchID
        _ = context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil)
        #expect(context.biometryType == .touchID)
    }

    @Test(arguments: [
        (BiometricsService.Answer.success, nil), (.cancel, LAError.Code.userCancel), (.fallback, .userFallback),
        (.failure, .authenticationFailed),
    ])
    func theAnswerOfATestIsTheReply(answer: BiometricsService.Answer, code: LAError.Code?) async throws {
        let (app, device) = try await launch()
        device.answer = answer
        recorder.evaluate(context, .deviceOwnerAuthenticationWithBiometrics)
        #expect(recorder.codes.isEmpty)
        try await app.settle()
        #expect(recorder.codes == [code])
        #expect(recorder.isMain == [false])
        #expect(device.failureCount == (answer == .failure ? 1 : 0))
        #expect(device.evaluations.map(\.reason) == ["Open your diary."] && device.evaluations.map(\.acceptsPasscode) == [false])
        #expect(app.system.requests.requests(to: "biometrics").map(\.text) == ["authenticates with Face ID: “Open your diary.”"])
        #expect(app.system.requests.count == 1)
    }

    @Test func fiveFailuresLockTheSensorUntilThePasscode() async throws {
        let (app, device) = try await launch()
        device.answer = .failure
        for _ in 1...6 {
            recorder.evaluate(LAContext(), .deviceOwnerAuthenticationWithBiometrics)
            try await app.settle()
        }
        #expect(recorder.codes == Array(repeating: .authenticationFailed, count: 4) + [.biometryLockout, .biometryLockout])
        #expect(device.failureCount == 5 && device.isLockedOut)
        device.answer = .success
        device.passcodeAnswer = .success
        recorder.evaluate(context, .deviceOwnerAuthentication)
        try await app.settle()
        #expect(recorder.codes.last == .some(nil) && !device.isLockedOut)
        recorder.evaluate(context, .deviceOwnerAuthenticationWithBiometrics)
        try await app.settle()
        #expect(recorder.codes.count == 8 && recorder.codes.last == .some(nil))
    }

    @Test(arguments: [
        (BiometricsService.PasscodeAnswer.success, nil), (.cancel, LAError.Code.userCancel), (.failure, .authenticationFailed),
    ])
    func aDeviceOwnerMayEnterThePasscode(answer: BiometricsService.PasscodeAnswer, code: LAError.Code?) async throws {
        let (app, device) = try await launch()
        device.passcodeAnswer = answer
        for sensor in [BiometricsService.Answer.fallback, .failure] {
            device.answer = sensor
            recorder.evaluate(context, .deviceOwnerAuthentication)
            try await app.settle()
        }
        // Without a sensor the person is asked for the passcode at once.
        device.kind = .none
        recorder.evaluate(context, .deviceOwnerAuthentication)
        try await app.settle()
        #expect(recorder.codes == [code, code, code])
        device.isPasscodeSet = false
        recorder.evaluate(context, .deviceOwnerAuthentication)
        try await app.settle()
        #expect(recorder.codes.last == .passcodeNotSet)
    }

    @Test func anAppWithoutAReasonForFaceIDCannotUseIt() async throws {
        let (app, device) = try await launch()
        device.usageText = { "" }
        device.answer = .success
        device.passcodeAnswer = .success
        recorder.evaluate(context, .deviceOwnerAuthenticationWithBiometrics)
        try await app.settle()
        #expect(recorder.codes == [.biometryNotAvailable])
        #expect(app.diagnostics.map(\.code) == ["localAuthentication.usage"])
        recorder.evaluate(context, .deviceOwnerAuthentication)
        try await app.settle()
        #expect(recorder.codes.last == .some(nil))
        device.kind = .touchID
        recorder.evaluate(context, .deviceOwnerAuthenticationWithBiometrics)
        try await app.settle()
        #expect(recorder.codes.last == .some(nil) && app.diagnostics.count == 2)
    }

    @Test func aRecentUnlockOfTheDeviceCounts() async throws {
        let (app, device) = try await launch()
        device.answer = .cancel
        device.secondsSinceUnlock = 299
        for (duration, code) in [(0.0, LAError.Code.userCancel), (10, .userCancel), (300, nil), (1000, nil)] {
            context.touchIDAuthenticationAllowableReuseDuration = duration
            recorder.evaluate(context, .deviceOwnerAuthenticationWithBiometrics)
            try await app.settle()
            #expect(recorder.codes.last == .some(code), "\(duration)")
        }
        device.secondsSinceUnlock = 301
        recorder.evaluate(context, .deviceOwnerAuthenticationWithBiometrics)
        try await app.settle()
        #expect(recorder.codes.last == .userCancel)
    }

    @Test func withoutInteractionOnlyAnUnlockCounts() async throws {
        let (app, device) = try await launch()
        device.answer = .success
        context.interactionNotAllowed = true
        recorder.evaluate(context, .deviceOwnerAuthentication)
        context.touchIDAuthenticationAllowableReuseDuration = 10
        device.secondsSinceUnlock = 1
        recorder.evaluate(context, .deviceOwnerAuthentication)
        try await app.settle()
        #expect(recorder.codes == [.notInteractive, nil])
    }

    @Test func theDomainStateChangesWithTheEnrolment() async throws {
        let (app, device) = try await launch()
        device.answer = .success
        #expect(context.evaluatedPolicyDomainState == nil)
        recorder.evaluate(context, .deviceOwnerAuthenticationWithBiometrics)
        try await app.settle()
        let first = try #require(context.evaluatedPolicyDomainState)
        let other = LAContext()
        #expect(other.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil))
        #expect(other.evaluatedPolicyDomainState == first && first.count == 32)
        device.changeEnrolment()
        #expect(other.evaluatedPolicyDomainState == first)
        #expect(other.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil))
        let second = try #require(other.evaluatedPolicyDomainState)
        #expect(second != first)
        device.isEnrolled = false
        let last = LAContext()
        #expect(!last.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil))
        #expect(last.evaluatedPolicyDomainState == nil)
    }

    @Test func anInvalidContextFails() async throws {
        let (app, device) = try await launch()
        device.answer = .success
        #expect(context.setCredential(Data("secret".utf8), type: .applicationPassword))
        #expect(context.isCredentialSet(.applicationPassword))
        context.invalidate()
        #expect(code(.deviceOwnerAuthentication, context) == LAError.invalidContext.rawValue)
        #expect(!context.setCredential(Data("secret".utf8), type: .applicationPassword))
        #expect(!context.isCredentialSet(.applicationPassword))
        recorder.evaluate(context, .deviceOwnerAuthentication)
        try await app.settle()
        #expect(recorder.codes == [.invalidContext])
    }

    @Test func aCredentialIsRemovedByNil() {
        #expect(!context.isCredentialSet(.applicationPassword))
        #expect(context.setCredential(Data(), type: .applicationPassword))
        #expect(context.isCredentialSet(.applicationPassword))
        #expect(context.setCredential(nil, type: .applicationPassword))
        #expect(!context.isCredentialSet(.applicationPassword))
    }

    @Test func theAsyncFormThrowsTheError() async throws {
        let (_, device) = try await launch()
        device.answer = .success
        #expect(try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open."))
        device.answer = .cancel
        do {
            try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open.")
            Issue.record("The evaluation succeeded.")
        } catch LAError.userCancel {
        } catch { Issue.record("\(error)") }
    }

    @Test func evaluationsMayStartOnAnyThread() async throws {
        let (app, device) = try await launch()
        device.answer = .success
        let recorder = recorder
        await withTaskGroup { group in
            for _ in 0..<20 {
                group.addTask {
                    let context = LAContext()
                    _ = context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil)
                    recorder.evaluate(context, .deviceOwnerAuthentication)
                }
            }
        }
        try await app.settle()
        #expect(recorder.codes.count == 20 && recorder.codes.allSatisfy { $0 == nil })
    }

    @Test func anEmptyReasonIsAMistake() async {
        await #expect(processExitsWith: .failure) {
            LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { _, _ in }
        }
    }
}
