import CaretTesting
import Foundation
import Platform
import PrivateBus
import SystemServices
import TestFolders
import Testing

@testable import Security

/// The keychain in the desktop's secret service, over a message bus of the test.
@MainActor @Suite(.app, .enabled(if: PrivateBus.isAvailable, "There is no dbus-daemon on this machine."))
struct SecretServiceTests {
    private func store(
        _ service: FakeSecretService, _ application: String = "com.example.app", folder: URL? = nil, call: Int32 = 5_000,
        prompt: Int32 = 5_000
    ) throws -> SecretServiceKeychain {
        SecretServiceKeychain(
            application: application, folder: try folder ?? TestFolder.make(), busAddress: service.address,
            limits: SecretServiceLimits(call: call, prompt: prompt))
    }

    private func launch(_ store: any KeychainStore) async throws -> TestApp {
        let app = try await KeychainTools.launch()
        app.system.keychain.use(store)
        return app
    }

    @Test func theLifeOfAnItem() async throws {
        let service = try FakeSecretService()
        service.start()
        defer { service.end() }
        let app = try await launch(try store(service))
        #expect(app.system.keychain.storage == .secretService && KeychainTools.read("ada").0 == errSecItemNotFound)
        #expect(KeychainTools.add("ada", "hunter2", [kSecAttrGeneric: Data([0, 1])]) == errSecSuccess)
        #expect(KeychainTools.add("ada") == errSecDuplicateItem && KeychainTools.add("bob") == errSecSuccess)
        let item = try #require(service.state.withLock { $0.items["/collection/default/1"] })
        #expect(item.secret == Array("hunter2".utf8) && item.label == "com.example.app – login – ada")
        #expect(item.attributes["application"] == "com.example.app" && !item.attributes.values.contains { $0.contains("hunter2") })
        _ = try await launch(try store(service))
        #expect(KeychainTools.read("ada", [kSecAttrGeneric: Data([0, 1])]) == (errSecSuccess, "hunter2"))
        let update = [kSecValueData: Data("new".utf8), kSecAttrAccount: "eve"] as [String: Any] as CFDictionary
        #expect(SecItemUpdate(KeychainTools.password("ada"), update) == errSecSuccess)
        #expect(KeychainTools.read("eve").1 == "new" && KeychainTools.accounts(KeychainTools.password()) == ["eve", "bob"])
        #expect(service.state.withLock { $0.items["/collection/default/1"]?.label } == "com.example.app – login – eve")
        #expect(
            SecItemDelete(KeychainTools.password("eve")) == errSecSuccess && KeychainTools.accounts(KeychainTools.password()) == ["bob"])
        _ = try await launch(try store(service, "com.example.other"))
        #expect(KeychainTools.accounts(KeychainTools.password()).isEmpty)
    }

    @Test func largeItemsFit() async throws {
        let service = try FakeSecretService()
        service.start()
        defer { service.end() }
        _ = try await launch(try store(service))
        let secret = Data((0..<10_000_000).map { UInt8(truncatingIfNeeded: $0) })
        #expect(SecItemAdd(KeychainTools.password("big", [kSecValueData: secret]), nil) == errSecSuccess)
        var result: AnyObject?
        #expect(SecItemCopyMatching(KeychainTools.password("big", [kSecReturnData: true]), &result) == errSecSuccess)
        #expect(result as? Data == secret)
    }

    @Test(arguments: [
        (FakeSecretService.Person.unlocks, errSecSuccess), (.refuses, errSecUserCanceled), (.sleeps, errSecNotAvailable),
        (.crash, errSecNotAvailable),
    ]) func aLockedCollectionAsksThePerson(person: FakeSecretService.Person, status: OSStatus) async throws {
        let service = try FakeSecretService()
        service.start()
        defer { service.end() }
        _ = try await launch(try store(service, prompt: 200))
        KeychainTools.add("ada", "1815")
        service.state.withLock { ($0.isLocked, $0.person) = (true, person) }
        #expect(KeychainTools.read("ada") == (status, status == errSecSuccess ? "1815" : nil))
    }

    @Test func theFirstItemCreatesTheCollection() async throws {
        let service = try FakeSecretService()
        service.start()
        defer { service.end() }
        service.state.withLock { $0.hasCollection = false }
        _ = try await launch(try store(service))
        #expect(KeychainTools.add("ada") == errSecSuccess && service.state.withLock { $0.calls.contains("CreateCollection") })
        #expect(KeychainTools.add("bob") == errSecSuccess && service.state.withLock { $0.calls.count { $0 == "CreateCollection" } } == 1)
    }

    @Test(arguments: ["OpenSession", "SearchItems", "Get", "GetSecret"], [true, false])
    func aServiceThatGoesAwayOrHangsEndsTheRequest(method: String, hangs: Bool) async throws {
        let service = try FakeSecretService()
        service.start()
        defer { service.end() }
        let app = try await launch(try store(service, call: 300))
        KeychainTools.add("ada")
        service.state.withLock { if hangs { $0.unanswered = [method] } else { $0.fatal = [method] } }
        #expect(KeychainTools.read("ada").0 == errSecNotAvailable)
        #expect(app.diagnostics.contains { $0.code == "keychain.service" })
    }

    @Test func itemsOfOtherProgramsAreIgnored() async throws {
        let service = try FakeSecretService()
        service.start()
        defer { service.end() }
        let app = try await launch(try store(service))
        KeychainTools.add("ada")
        service.state.withLock { state in
            let broken = ["xdg:schema": SecretServiceItem.schema, "application": "com.example.app", "item": "{}"]
            state.items["/collection/default/other"] = FakeSecretService.Item(attributes: broken, secret: [])
        }
        #expect(app.system.keychain.items.map(\.account) == ["ada"])
    }

    @Test func anAppStaysWithItsStore() async throws {
        let service = try FakeSecretService()
        defer { service.end() }
        let limits = SecretServiceLimits(call: 300, prompt: 300)
        func chosen(_ container: AppContainer, hasBus: Bool = true) -> any KeychainStore {
            KeychainLocation.makeStore(container, hasBus: hasBus, busAddress: service.address, limits: limits)
        }
        // The bus has no service yet.
        let early = AppContainer(root: try TestFolder.make())
        #expect(chosen(early) is FileKeychain)
        _ = try await launch(chosen(early))
        KeychainTools.add("ada")
        service.start()
        #expect(chosen(early) is FileKeychain)
        let late = AppContainer(root: try TestFolder.make())
        #expect(chosen(late) is SecretServiceKeychain && chosen(late, hasBus: false) is FileKeychain)
        _ = try await launch(chosen(late))
        #expect(KeychainTools.read("ada").0 == errSecItemNotFound && chosen(late, hasBus: false) is FileKeychain)
        KeychainTools.add("ada")
        #expect(chosen(late, hasBus: false) is SecretServiceKeychain)
        #expect(KeychainLocation.makeStore() == nil)
    }
}
