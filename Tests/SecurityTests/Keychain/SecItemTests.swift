import CaretTesting
import Foundation
import Testing

@testable import Security

/// Adding, finding, changing and removing items.
@MainActor @Suite(.app) struct SecItemTests {
    @Test func theLifeOfAPassword() async throws {
        let app = try await KeychainTools.launch()
        #expect(app.system.keychain.items.isEmpty && app.system.keychain.storage == .memory)
        #expect(KeychainTools.add("ada", "1815") == errSecSuccess)
        #expect(KeychainTools.add("ada", "other") == errSecDuplicateItem && KeychainTools.add("ada", service: "mail") == errSecSuccess)
        #expect(KeychainTools.read("ada") == (errSecSuccess, "1815"))
        #expect(app.system.keychain.password(service: "login", account: "ada") == "1815")
        let update = [kSecValueData: Data("1852".utf8), kSecAttrComment: "born in London"] as [String: Any] as CFDictionary
        #expect(SecItemUpdate(KeychainTools.password("ada"), update) == errSecSuccess)
        let item = try #require(app.system.keychain.items.first)
        #expect(item.password == "1852" && item.attributes["icmt"] == .string("born in London") && item.service == "login")
        #expect(item.accessible == "ak" && !item.isSynchronizable && item.accessGroup == app.system.keychain.accessGroups[0])
        #expect(SecItemDelete(KeychainTools.password("ada")) == errSecSuccess)
        #expect(SecItemDelete(KeychainTools.password("ada")) == errSecItemNotFound)
        #expect(SecItemUpdate(KeychainTools.password("ada"), update) == errSecItemNotFound)
        #expect(KeychainTools.read("ada") == (errSecItemNotFound, nil) && app.system.keychain.items.map(\.service) == ["mail"])
    }

    @Test func eachTestBeginsWithAnEmptyKeychain() async throws {
        for _ in 0..<2 {
            let app = try await KeychainTools.launch()
            #expect(app.system.keychain.items.isEmpty)
            KeychainTools.add("ada")
            #expect(app.system.keychain.items.count == 1)
        }
    }

    @Test func theKeysOfAClassIdentifyItsItems() async throws {
        let app = try await KeychainTools.launch()
        func site(_ more: [String: Any] = [:]) -> OSStatus {
            let base: [String: Any] = [kSecClass: kSecClassInternetPassword, kSecAttrServer: "example.com", kSecAttrAccount: "ada"]
            return SecItemAdd(base.merging(more) { $1 } as CFDictionary, nil)
        }
        #expect(site() == errSecSuccess && site() == errSecDuplicateItem)
        #expect(site([kSecAttrLabel: "other", kSecAttrComment: "c"]) == errSecDuplicateItem)
        #expect(site([kSecAttrPath: ""]) == errSecDuplicateItem && site([kSecAttrPort: 0]) == errSecDuplicateItem)
        let others: [[String: Any]] = [
            [kSecAttrPort: 443], [kSecAttrPath: "/a"], [kSecAttrProtocol: kSecAttrProtocolHTTPS], [kSecAttrSecurityDomain: "d"],
            [kSecAttrAuthenticationType: kSecAttrAuthenticationTypeHTTPBasic], [kSecAttrSynchronizable: true],
        ]
        for other in others { #expect(site(other) == errSecSuccess && site(other) == errSecDuplicateItem) }
        #expect(app.system.keychain.items.count == 7)
        app.system.keychain.accessGroups.append("group")
        #expect(site([kSecAttrAccessGroup: "group"]) == errSecSuccess)
        // An update cannot make two items equal.
        let port = [kSecAttrPort: 443] as CFDictionary
        let query = [kSecClass: kSecClassInternetPassword, kSecAttrPort: 0, kSecAttrPath: "/a"] as [String: Any] as CFDictionary
        #expect(SecItemUpdate(query, port) == errSecSuccess)
        #expect(SecItemUpdate(query, port) == errSecItemNotFound)
        let back = [kSecAttrPath: ""] as CFDictionary
        let path = [kSecClass: kSecClassInternetPassword, kSecAttrPath: "/a"] as [String: Any] as CFDictionary
        #expect(SecItemUpdate(path, back) == errSecDuplicateItem)
    }

    @Test func keysAndCertificatesAreSeparate() async throws {
        let app = try await KeychainTools.launch()
        let tag = Data("com.example.key".utf8)
        let key = [kSecClass: kSecClassKey, kSecAttrApplicationTag: tag, kSecAttrKeyType: kSecAttrKeyTypeEC] as [String: Any]
        #expect(SecItemAdd(key.merging([kSecValueData: Data([1, 2, 3])]) { $1 } as CFDictionary, nil) == errSecSuccess)
        #expect(SecItemAdd(key as CFDictionary, nil) == errSecDuplicateItem)
        var result: CFTypeRef?
        #expect(SecItemCopyMatching(key.merging([kSecReturnData: true]) { $1 } as CFDictionary, &result) == errSecSuccess)
        #expect(result as? Data == Data([1, 2, 3]) && KeychainTools.accounts([kSecClass: kSecClassGenericPassword]).isEmpty)
        #expect(app.system.keychain.items.map(\.kind) == [.key])
    }

    @Test func datesAreThoseOfTheRequests() async throws {
        let app = try await KeychainTools.launch()
        let start = Date()
        KeychainTools.add("ada", "s", [kSecAttrCreationDate: Date.distantPast])
        let added = try #require(app.system.keychain.items.first)
        let created = try #require(added.creationDate)
        #expect(created >= start && created <= Date() && added.modificationDate == created)
        #expect(SecItemUpdate(KeychainTools.password("ada"), [kSecAttrLabel: "l"] as CFDictionary) == errSecSuccess)
        let changed = try #require(app.system.keychain.items.first)
        #expect(changed.creationDate == created && changed.modificationDate ?? .distantPast > created && changed.id == added.id)
    }

    @Test func itemsOfTenMegabytesWork() async throws {
        let app = try await KeychainTools.launch()
        let secret = Data(repeating: 7, count: 10_000_000)
        #expect(SecItemAdd(KeychainTools.password("big", [kSecValueData: secret]), nil) == errSecSuccess)
        var result: AnyObject?
        #expect(SecItemCopyMatching(KeychainTools.password("big", [kSecReturnData: true]), &result) == errSecSuccess)
        #expect(result as? Data == secret && app.system.keychain.items.first?.size == 10_000_000)
    }

    @Test func anyThreadMayUseTheKeychain() async throws {
        let app = try await KeychainTools.launch()
        let statuses = await withTaskGroup(of: [OSStatus].self) { group in
            for number in 0..<50 {
                group.addTask { [KeychainTools.add("a\(number % 25)"), KeychainTools.read("a\(number % 25)").0] }
            }
            var statuses: [OSStatus] = []
            for await part in group { statuses += part }
            return statuses
        }
        #expect(statuses.count { $0 == errSecDuplicateItem } == 25 && statuses.count { $0 == errSecSuccess } == 75)
        #expect(app.system.keychain.items.count == 25 && app.system.requests.requests(to: "keychain").count == 100)
    }
}
