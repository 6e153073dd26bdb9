import CaretTesting
import Foundation
import LocalAuthentication
import Synchronization
import Testing

@testable import Security

/// Items that require a proof of the person's identity.
@MainActor @Suite(.app) struct AccessControlTests {
    private func add(_ flags: SecAccessControlCreateFlags, _ account: String = "ada") -> OSStatus {
        let control = SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, flags, nil)
        return KeychainTools.add(account, "1815", [kSecAttrAccessControl: control as Any])
    }

    private func reading(_ more: [String: Any] = [:]) -> OSStatus { KeychainTools.read("ada", more).0 }

    @Test func theFlagsAreChecked() throws {
        var error: Unmanaged<CFError>?
        #expect(SecAccessControlCreateWithFlags(kCFAllocatorDefault, "never" as CFTypeRef, .userPresence, &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecParam))
        error = nil
        #expect(SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleAlways, [.or, .and], &error) == nil)
        #expect(error?.takeRetainedValue().domain == NSOSStatusErrorDomain)
        let unknown = SecAccessControlCreateFlags(rawValue: 1 << 20)
        #expect(SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleAlways, unknown, nil) == nil)
        let control = try #require(
            SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleAlways, [.biometryAny, .or, .devicePasscode], nil))
        #expect(control.description == "<SecAccessControlRef: dk;16402>")
    }

    @Test func theAnswerOfTheSensorDecides() async throws {
        let app = try await KeychainTools.launch()
        #expect(add(.biometryAny) == errSecSuccess)
        #expect(reading() == errSecInteractionNotAllowed && app.diagnostics.contains { $0.code == "keychain.prompt" })
        app.system.biometrics.answer = .success
        #expect(KeychainTools.read("ada", [kSecUseOperationPrompt: "Open."]) == (errSecSuccess, "1815"))
        #expect(app.system.biometrics.evaluations.map(\.reason) == ["Open."])
        app.system.biometrics.answer = .cancel
        #expect(reading() == errSecUserCanceled)
        app.system.biometrics.answer = .failure
        #expect(reading() == errSecAuthFailed && app.system.biometrics.failureCount == 1)
        app.system.biometrics.isLockedOut = true
        app.system.biometrics.answer = .success
        #expect(reading() == errSecAuthFailed)
        // Neither attributes nor removing need a proof, changing does.
        app.system.biometrics.answer = .cancel
        app.system.biometrics.isLockedOut = false
        #expect(KeychainTools.accounts(KeychainTools.password("ada")) == ["ada"])
        #expect(SecItemUpdate(KeychainTools.password("ada"), [kSecAttrLabel: "l"] as CFDictionary) == errSecUserCanceled)
        #expect(app.system.keychain.items.first?.label == nil && SecItemDelete(KeychainTools.password("ada")) == errSecSuccess)
    }

    @Test func thePasscodeServesWhereTheFlagsAllowIt() async throws {
        let app = try await KeychainTools.launch()
        let device = app.system.biometrics
        #expect(add(.userPresence) == errSecSuccess)
        (device.answer, device.passcodeAnswer) = (.failure, .success)
        #expect(reading() == errSecSuccess && device.failureCount == 0)
        device.kind = .none
        #expect(reading() == errSecSuccess)
        device.passcodeAnswer = .failure
        #expect(reading() == errSecAuthFailed)
        device.isPasscodeSet = false
        #expect(reading() == errSecItemNotFound && add(.userPresence, "bob") == errSecNotAvailable)
        (device.kind, device.isPasscodeSet, device.answer, device.passcodeAnswer) = (.faceID, true, .success, .cancel)
        SecItemDelete(KeychainTools.password("ada"))
        #expect(add([.biometryAny, .and, .devicePasscode]) == errSecSuccess && reading() == errSecUserCanceled)
        SecItemDelete(KeychainTools.password("ada"))
        #expect(add([.biometryAny, .or, .devicePasscode]) == errSecSuccess && reading() == errSecSuccess)
        SecItemDelete(KeychainTools.password("ada"))
        #expect(add(.devicePasscode) == errSecSuccess && reading() == errSecUserCanceled)
        #expect(add([], "eve") == errSecSuccess && KeychainTools.read("eve").1 == "1815")
    }

    @Test func aChangedEnrolmentMakesItemsInvalid() async throws {
        let app = try await KeychainTools.launch()
        app.system.biometrics.answer = .success
        #expect(add(.biometryCurrentSet) == errSecSuccess && add(.biometryAny, "bob") == errSecSuccess && reading() == errSecSuccess)
        app.system.biometrics.changeEnrolment()
        #expect(reading() == errSecItemNotFound && KeychainTools.read("bob").0 == errSecSuccess)
    }

    @Test func theSensorDoesNotReplaceThePasscode() async throws {
        let app = try await KeychainTools.launch()
        let device = app.system.biometrics
        (device.answer, device.passcodeAnswer) = (.success, .cancel)
        #expect(add([.devicePasscode, .or]) == errSecSuccess && reading() == errSecUserCanceled)
        #expect(add(.userPresence, "bob") == errSecSuccess && add([.biometryAny, .or, .devicePasscode], "eve") == errSecSuccess)
        let use = [kSecUseAuthenticationContext: LAContext()]
        #expect(KeychainTools.read("bob", use).0 == errSecSuccess)
        device.answer = .cancel
        #expect(KeychainTools.read("bob", use).0 == errSecSuccess && KeychainTools.read("eve", use).0 == errSecSuccess)
        #expect(reading(use) == errSecUserCanceled)
    }

    @Test func aChangeOfAnotherAttributeKeepsTheEnrolment() async throws {
        let app = try await KeychainTools.launch()
        let device = app.system.biometrics
        (device.answer, device.passcodeAnswer) = (.success, .success)
        #expect(add([.biometryCurrentSet, .or, .devicePasscode]) == errSecSuccess)
        device.changeEnrolment()
        #expect(SecItemUpdate(KeychainTools.password("ada"), [kSecAttrLabel: "l"] as CFDictionary) == errSecSuccess)
        device.passcodeAnswer = .cancel
        #expect(reading() == errSecUserCanceled)
    }

    @Test func promptsCanBeForbiddenOrSkipped() async throws {
        let app = try await KeychainTools.launch()
        app.system.biometrics.answer = .success
        #expect(add(.userPresence) == errSecSuccess && KeychainTools.add("bob", "2") == errSecSuccess)
        #expect(reading([kSecUseAuthenticationUI: kSecUseAuthenticationUIFail]) == errSecInteractionNotAllowed)
        #expect(reading([kSecUseNoAuthenticationUI: true]) == errSecInteractionNotAllowed)
        #expect(reading([kSecUseAuthenticationUI: kSecUseAuthenticationUISkip]) == errSecItemNotFound)
        #expect(reading([kSecUseAuthenticationUI: kSecUseAuthenticationUIAllow]) == errSecSuccess)
        let skip: [String: Any] = [kSecUseAuthenticationUI: kSecUseAuthenticationUISkip, kSecReturnData: true]
        #expect(KeychainTools.accounts(KeychainTools.password(nil, skip)) == ["bob"])
    }

    @Test func aContextIsTheProof() async throws {
        let app = try await KeychainTools.launch()
        #expect(add(.userPresence) == errSecSuccess)
        let context = LAContext()
        context.interactionNotAllowed = true
        let use: [String: Any] = [kSecUseAuthenticationContext: context]
        #expect(reading(use) == errSecInteractionNotAllowed)
        context.interactionNotAllowed = false
        app.system.biometrics.answer = .success
        #expect(reading(use) == errSecSuccess)
        app.system.biometrics.answer = .cancel
        #expect(reading(use) == errSecSuccess && reading() == errSecUserCanceled)
        context.invalidate()
        #expect(reading(use) == errSecAuthFailed)
        let other = LAContext()
        app.system.biometrics.usageText = { "Open." }
        app.system.permissions[.faceID] = .granted
        app.system.biometrics.answer = .success
        let isProved = try await other.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open.")
        #expect(isProved)
        app.system.biometrics.answer = .cancel
        #expect(reading([kSecUseAuthenticationContext: other]) == errSecSuccess)
    }

    @Test func theProofOfAContextMustBeOneThatTheItemAccepts() async throws {
        let app = try await KeychainTools.launch()
        let device = app.system.biometrics
        #expect(add(.biometryAny) == errSecSuccess && add(.devicePasscode, "bob") == errSecSuccess)
        #expect(add(.userPresence, "eve") == errSecSuccess && add([.biometryAny, .devicePasscode], "cy") == errSecSuccess)
        let context = LAContext()
        let use: [String: Any] = [kSecUseAuthenticationContext: context]
        (device.kind, device.answer, device.passcodeAnswer) = (.none, .cancel, .success)
        let isProved = try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open.")
        #expect(isProved)
        // The context has the passcode only.
        (device.kind, device.passcodeAnswer) = (.touchID, .failure)
        #expect(reading(use) == errSecUserCanceled && KeychainTools.read("cy", use).0 == errSecUserCanceled)
        #expect(KeychainTools.read("bob", use).0 == errSecSuccess && KeychainTools.read("eve", use).0 == errSecSuccess)
        // A proof of the keychain is added to that of the context.
        device.answer = .success
        #expect(reading(use) == errSecSuccess)
        device.answer = .cancel
        #expect(reading(use) == errSecSuccess && KeychainTools.read("cy", use).0 == errSecSuccess)
    }

    @Test func aProofServesAllRequirementsThatAcceptIt() async throws {
        let app = try await KeychainTools.launch()
        let device = app.system.biometrics
        (device.kind, device.passcodeAnswer) = (.none, .success)
        #expect(add([.userPresence, .and, .devicePasscode]) == errSecSuccess && reading() == errSecSuccess)
        #expect(device.evaluations.count == 1)
        (device.kind, device.answer) = (.touchID, .success)
        #expect(reading() == errSecSuccess && device.evaluations.count == 3)
    }

    @Test func aProvedContextNeedsNoPrompt() async throws {
        let app = try await KeychainTools.launch()
        let context = LAContext()
        let use: [String: Any] = [kSecUseAuthenticationContext: context]
        #expect(add(.biometryAny) == errSecSuccess && add(.devicePasscode, "bob") == errSecSuccess)
        app.system.biometrics.answer = .success
        #expect(reading(use) == errSecSuccess)
        context.interactionNotAllowed = true
        #expect(reading(use) == errSecSuccess && KeychainTools.read("bob", use).0 == errSecInteractionNotAllowed)
        #expect(reading(use.merging([kSecUseAuthenticationUI: kSecUseAuthenticationUIFail]) { $1 }) == errSecSuccess)
        let skip = use.merging([kSecUseAuthenticationUI: kSecUseAuthenticationUISkip, kSecReturnData: true]) { $1 }
        #expect(KeychainTools.accounts(KeychainTools.password(nil, skip)) == ["ada"])
    }

    /// Waits for what another thread does, at most ten seconds.
    private func wait(until condition: () -> Bool) async {
        let limit = ContinuousClock.now + .seconds(10)
        while !condition(), ContinuousClock.now < limit { await Task.yield() }
    }

    /// Taps buttons of the prompts that a request on another thread shows, one after another.
    private func answer(_ buttons: [String], in app: TestApp) async throws {
        for button in buttons {
            let limit = ContinuousClock.now + .seconds(10)
            while !app.exists(Query(stringLiteral: button)), ContinuousClock.now < limit {
                await Task.yield()
                try await app.settle()
            }
            try await app.tap(Query(stringLiteral: button))
            try await app.settle()
        }
    }

    @Test func thePasscodeAloneIsAskedForWithoutTheSensor() async throws {
        let app = try await KeychainTools.launch()
        #expect(add(.devicePasscode) == errSecSuccess)
        app.system.biometrics.secondsSinceUnlock = 0
        let context = LAContext()
        context.touchIDAuthenticationAllowableReuseDuration = 10
        async let reading = KeychainTools.onThread { KeychainTools.read("ada", [kSecUseAuthenticationContext: context]).0 }
        defer { context.invalidate() }
        try await answer(["Correct Passcode"], in: app)
        #expect(await reading == errSecSuccess && app.system.biometrics.evaluations.count == 1)
        #expect(app.system.requests.requests(to: "biometrics").map(\.text) == ["authenticates with passcode: “Use a saved password.”"])
        #expect(app.diagnostics.isEmpty)
    }

    @Test func aFailureOfTheSensorCountsOnceBeforeThePasscode() async throws {
        let app = try await KeychainTools.launch()
        (app.system.biometrics.kind, app.system.biometrics.answer) = (.touchID, .failure)
        #expect(add(.userPresence) == errSecSuccess)
        let context = LAContext()
        async let reading = KeychainTools.onThread { KeychainTools.read("ada", [kSecUseAuthenticationContext: context]).0 }
        defer { context.invalidate() }
        try await answer(["Cancel"], in: app)
        #expect(await reading == errSecUserCanceled && app.system.biometrics.failureCount == 1)
    }

    @Test func theReplyOfAnEvaluationMayWaitForThePrompt() async throws {
        let app = try await KeychainTools.launch()
        (app.system.biometrics.kind, app.system.biometrics.answer) = (.touchID, .success)
        #expect(add(.devicePasscode) == errSecSuccess)
        let context = LAContext()
        let status = Mutex<OSStatus?>(nil)
        context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open.") { _, _ in
            let result = KeychainTools.read("ada", [kSecUseAuthenticationContext: context]).0
            status.withLock { $0 = result }
        }
        // Not `settle`, which waits for the reply.
        await wait { app.system.biometrics.evaluations.count > 1 }
        context.invalidate()
        await wait { status.withLock { $0 != nil } }
        #expect(status.withLock { $0 } == errSecUserCanceled)
    }

    @Test func aContextAsksOnAnotherThread() async throws {
        let app = try await KeychainTools.launch()
        app.system.biometrics.usageText = { "Open." }
        app.system.permissions[.faceID] = .granted
        #expect(add(.biometryAny) == errSecSuccess)
        async let reading = KeychainTools.onThread { KeychainTools.read("ada", [kSecUseAuthenticationContext: LAContext()]) }
        await wait { !app.system.biometrics.evaluations.isEmpty }
        try await app.settle()
        #expect(app.exists("Use a saved password."))
        try await app.tap("Match")
        try await app.settle()
        let (status, secret) = await reading
        #expect(status == errSecSuccess && secret == "1815")
        #expect(await KeychainTools.onThread { KeychainTools.read("ada").0 } == errSecInteractionNotAllowed)
    }

    @Test func aPasswordOfTheAppEncryptsTheSecret() async throws {
        let app = try await KeychainTools.launch()
        let control = SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, .applicationPassword, nil) as Any
        func use(_ password: String) -> [String: Any] {
            let context = LAContext()
            context.setCredential(Data(password.utf8), type: .applicationPassword)
            return [kSecUseAuthenticationContext: context]
        }
        #expect(KeychainTools.add("ada", "1815", [kSecAttrAccessControl: control]) == errSecInteractionNotAllowed)
        #expect(KeychainTools.add("ada", "1815", use("open").merging([kSecAttrAccessControl: control]) { $1 }) == errSecSuccess)
        #expect(app.system.keychain.items.first?.secret.range(of: Data("1815".utf8)) == nil)
        #expect(KeychainTools.read("ada", use("open")) == (errSecSuccess, "1815"))
        #expect(KeychainTools.read("ada", use("shut")).0 == errSecAuthFailed && reading() == errSecInteractionNotAllowed)
        let update = [kSecValueData: Data("1852".utf8)] as CFDictionary
        #expect(SecItemUpdate(KeychainTools.password("ada"), update) == errSecInteractionNotAllowed)
        #expect(SecItemUpdate(KeychainTools.password("ada", use("new")), update) == errSecSuccess)
        #expect(KeychainTools.read("ada", use("new")).1 == "1852" && KeychainTools.read("ada", use("open")).0 == errSecAuthFailed)
        let free = [kSecAttrAccessible: kSecAttrAccessibleAlways] as CFDictionary
        #expect(SecItemUpdate(KeychainTools.password("ada"), free) == errSecParam)
    }

    @Test func conflictsAreRefused() async throws {
        _ = try await KeychainTools.launch()
        let control = SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, .userPresence, nil) as Any
        #expect(KeychainTools.add("a", "s", [kSecAttrAccessControl: control, kSecAttrAccessible: kSecAttrAccessibleAlways]) == errSecParam)
        #expect(KeychainTools.add("a", "s", [kSecAttrAccessControl: control, kSecAttrSynchronizable: true]) == errSecParam)
        #expect(KeychainTools.add("a") == errSecSuccess)
        #expect(SecItemUpdate(KeychainTools.password("a"), [kSecAttrAccessControl: control] as CFDictionary) == errSecSuccess)
        #expect(KeychainTools.read("a").0 == errSecInteractionNotAllowed)
    }
}
