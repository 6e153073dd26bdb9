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

    @Test func aContextAsksOnAnotherThread() async throws {
        let app = try await KeychainTools.launch()
        app.system.biometrics.usageText = { "Open." }
        app.system.permissions[.faceID] = .granted
        #expect(add(.biometryAny) == errSecSuccess)
        async let reading = KeychainTools.onThread { KeychainTools.read("ada", [kSecUseAuthenticationContext: LAContext()]) }
        let limit = ContinuousClock.now + .seconds(10)
        while app.system.biometrics.evaluations.isEmpty, ContinuousClock.now < limit { await Task.yield() }
        try await app.settle()
        #expect(app.exists("Use a saved password."))
        try await app.tap("Match")
        try await app.settle()
        let (status, secret) = await reading
        #expect(status == errSecSuccess && secret == "1815")
    }

    @Test func theServiceAsksForRequestsWithoutAContext() async throws {
        let app = try await KeychainTools.launch()
        #expect(add(.biometryAny) == errSecSuccess)
        let asked = Mutex<[Bool]>([])
        app.system.keychain.prompter = { request in
            asked.withLock { $0.append(request.acceptsPasscode) }
            return .success
        }
        #expect(await KeychainTools.onThread { KeychainTools.read("ada").0 } == errSecSuccess)
        #expect(asked.withLock { $0 } == [false] && reading() == errSecInteractionNotAllowed)
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
