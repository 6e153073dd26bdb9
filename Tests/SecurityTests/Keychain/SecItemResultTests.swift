import CaretTesting
import Foundation
import Testing

@testable import Security

/// The shapes of results, and the conditions of queries.
@MainActor @Suite(.app) struct SecItemResultTests {
    private func copy(_ more: [String: Any], _ account: String? = "ada") -> AnyObject? {
        var result: AnyObject?
        return SecItemCopyMatching(KeychainTools.password(account, more), &result) == errSecSuccess ? result : nil
    }

    @Test func eachKindOfResultHasItsType() async throws {
        _ = try await KeychainTools.launch()
        KeychainTools.add("ada", "1815", [kSecAttrLabel: "Countess"])
        #expect(copy([kSecReturnData: true]) as? Data == Data("1815".utf8) && copy([:]) == nil && copy([kSecReturnRef: true]) == nil)
        let attributes = try #require(copy([kSecReturnAttributes: true]) as? [String: Any])
        #expect(attributes[kSecAttrAccount] as? String == "ada" && attributes[kSecAttrLabel] as? String == "Countess")
        #expect(attributes[kSecAttrSynchronizable] as? Bool == false && attributes[kSecAttrCreationDate] is Date)
        #expect(attributes[kSecAttrAccessible] as? String == kSecAttrAccessibleWhenUnlocked)
        #expect(attributes[kSecAttrAccessControl] is SecAccessControl && attributes[kSecValueData] == nil && attributes[kSecClass] == nil)
        let reference = try #require(copy([kSecReturnPersistentRef: true]) as? Data)
        let both = try #require(copy([kSecReturnData: true, kSecReturnPersistentRef: true]) as? [String: Any])
        #expect(Set(both.keys) == [kSecValueData, kSecValuePersistentRef, kSecClass])
        #expect(both[kSecValuePersistentRef] as? Data == reference && both[kSecClass] as? String == kSecClassGenericPassword)
        var result: AnyObject?
        #expect(SecItemCopyMatching([kSecValuePersistentRef: reference, kSecReturnData: true] as CFDictionary, &result) == errSecSuccess)
        #expect(result as? Data == Data("1815".utf8))
        #expect(SecItemCopyMatching([kSecClass: kSecClassKey, kSecValuePersistentRef: reference] as CFDictionary, nil) == errSecParam)
        #expect(SecItemUpdate([kSecValuePersistentRef: reference] as CFDictionary, [kSecAttrLabel: "x"] as CFDictionary) == errSecSuccess)
        #expect(SecItemDelete([kSecValuePersistentRef: reference] as CFDictionary) == errSecSuccess)
        #expect(SecItemDelete([kSecValuePersistentRef: reference] as CFDictionary) == errSecItemNotFound)
    }

    @Test func addingReturnsResults() async throws {
        _ = try await KeychainTools.launch()
        var result: CFTypeRef?
        let more: [String: Any] = [kSecValueData: Data("s".utf8), kSecReturnAttributes: true, kSecReturnData: true]
        #expect(SecItemAdd(KeychainTools.password("ada", more), &result) == errSecSuccess)
        let attributes = try #require(result as? [String: Any])
        #expect(attributes[kSecAttrAccount] as? String == "ada" && attributes[kSecValueData] as? Data == Data("s".utf8))
        #expect(SecItemAdd(KeychainTools.password("bob", [kSecReturnPersistentRef: true]), &result) == errSecSuccess)
        let list: [String: Any] = [kSecMatchItemList: [result as? Data]]
        #expect(KeychainTools.accounts(KeychainTools.password(nil, list)) == ["bob"])
    }

    @Test func theLimitDecidesAboutTheArray() async throws {
        _ = try await KeychainTools.launch()
        for account in ["a", "b", "c"] { KeychainTools.add(account, account) }
        func secrets(_ limit: Any) -> [Data]? { copy([kSecMatchLimit: limit, kSecReturnData: true], nil) as? [Data] }
        #expect(secrets(kSecMatchLimitAll) == ["a", "b", "c"].map { Data($0.utf8) } && secrets(2)?.count == 2 && secrets(9)?.count == 3)
        #expect(secrets(kSecMatchLimitOne) == nil && secrets(1) == nil)
        #expect(copy([kSecMatchLimit: 1, kSecReturnData: true], nil) as? Data == Data("a".utf8))
        #expect(copy([kSecMatchLimit: kSecMatchLimitAll], nil) == nil)
        for limit in [0, -1, "many", Data()] as [Any] {
            #expect(SecItemCopyMatching(KeychainTools.password(nil, [kSecMatchLimit: limit]), nil) == errSecParam)
        }
    }

    @Test func textsAreComparedExactlyUnlessTheQueryIgnoresCase() async throws {
        _ = try await KeychainTools.launch()
        KeychainTools.add("Ada")
        KeychainTools.add("ADA")
        KeychainTools.add("Zo\u{EB}")
        #expect(KeychainTools.accounts(KeychainTools.password("ada")).isEmpty && KeychainTools.add("ada") == errSecSuccess)
        #expect(KeychainTools.accounts(KeychainTools.password("aDa", [kSecMatchCaseInsensitive: true])) == ["Ada", "ADA", "ada"])
        #expect(KeychainTools.accounts(KeychainTools.password("Ada", [kSecMatchCaseInsensitive: false])) == ["Ada"])
        #expect(KeychainTools.accounts(KeychainTools.password("Zoe\u{308}")).isEmpty)
        // Data and text are different values, and come back as they were given.
        #expect(SecItemAdd(KeychainTools.password(nil, [kSecAttrAccount: Data("Ada".utf8)]), nil) == errSecSuccess)
        let query = KeychainTools.password(nil, [kSecAttrAccount: Data("Ada".utf8), kSecReturnAttributes: true])
        var result: AnyObject?
        #expect(SecItemCopyMatching(query, &result) == errSecSuccess)
        #expect((result as? [String: Any])?[kSecAttrAccount] as? Data == Data("Ada".utf8))
    }

    @Test func synchronisedItemsAreFoundOnRequestOnly() async throws {
        let app = try await KeychainTools.launch()
        KeychainTools.add("ada", "local")
        #expect(KeychainTools.add("ada", "cloud", [kSecAttrSynchronizable: kCFBooleanTrue as Any]) == errSecSuccess)
        #expect(KeychainTools.read("ada").1 == "local" && KeychainTools.read("ada", [kSecAttrSynchronizable: true]).1 == "cloud")
        let any: [String: Any] = [kSecAttrSynchronizable: kSecAttrSynchronizableAny]
        #expect(KeychainTools.accounts(KeychainTools.password("ada", any)).count == 2)
        #expect(SecItemDelete(KeychainTools.password("ada")) == errSecSuccess && app.system.keychain.items.map(\.password) == ["cloud"])
        #expect(SecItemDelete(KeychainTools.password("ada")) == errSecItemNotFound)
        #expect(SecItemDelete(KeychainTools.password("ada", any)) == errSecSuccess)
        #expect(SecItemAdd(KeychainTools.password("ada", any), nil) == errSecParam)
        let device: [String: Any] = [kSecAttrSynchronizable: true, kSecAttrAccessible: kSecAttrAccessibleWhenUnlockedThisDeviceOnly]
        #expect(SecItemAdd(KeychainTools.password("ada", device), nil) == errSecSuccess)
    }

    @Test func groupsOfOtherAppsAreForbidden() async throws {
        let app = try await KeychainTools.launch()
        let own = try #require(app.system.keychain.accessGroups.first)
        app.system.keychain.accessGroups = [own, "shared"]
        KeychainTools.add("ada", "own")
        #expect(KeychainTools.add("ada", "shared", [kSecAttrAccessGroup: "shared"]) == errSecSuccess)
        #expect(KeychainTools.read("ada", [kSecAttrAccessGroup: "shared"]).1 == "shared" && KeychainTools.read("ada").1 == "own")
        let foreign: [String: Any] = [kSecAttrAccessGroup: "foreign"]
        #expect(KeychainTools.add("ada", "x", foreign) == errSecMissingEntitlement)
        #expect(KeychainTools.read("ada", foreign).0 == errSecMissingEntitlement)
        #expect(SecItemUpdate(KeychainTools.password("ada"), foreign as CFDictionary) == errSecMissingEntitlement)
        #expect(SecItemDelete(KeychainTools.password("ada", foreign)) == errSecMissingEntitlement)
        app.system.keychain.accessGroups = ["shared"]
        #expect(KeychainTools.read("ada").1 == "shared")
        app.system.keychain.accessGroups = ["else"]
        #expect(KeychainTools.read("ada").0 == errSecItemNotFound)
    }
}
