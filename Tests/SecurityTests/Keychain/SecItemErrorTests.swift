import CaretTesting
import Foundation
import Testing

@testable import Security

/// Wrong requests, and a keychain that cannot be used.
@MainActor @Suite(.app) struct SecItemErrorTests {
    @Test func aRequestNeedsAKnownClass() async throws {
        _ = try await KeychainTools.launch()
        for dictionary in [[:], [kSecAttrAccount: "ada"], [kSecClass: 7]] as [CFDictionary] {
            #expect(SecItemAdd(dictionary, nil) == errSecParam && SecItemCopyMatching(dictionary, nil) == errSecParam)
            #expect(SecItemDelete(dictionary) == errSecParam)
            #expect(SecItemUpdate(dictionary, [kSecAttrLabel: "l"] as CFDictionary) == errSecParam)
        }
        #expect(SecItemAdd([kSecClass: "what"] as CFDictionary, nil) == errSecNoSuchClass)
        #expect(SecItemAdd([kSecClass: kSecClassIdentity] as CFDictionary, nil) == errSecParam)
    }

    @Test(arguments: [
        (kSecAttrAccount, 7 as any Sendable), (kSecAttrComment, true), (kSecAttrLabel, Date()), (kSecValueData, "secret"),
        (kSecAttrAccessible, "never"), (kSecAttrSynchronizable, "yes"), (kSecAttrAccessControl, "ak"), (kSecReturnData, "yes"),
        (kSecAttrIsInvisible, "yes"), (kSecAttrCreator, Data()), (kSecReturnAttributes, Data()), ("v_Other", 1), ("r_Other", true),
        ("u_Other", true), ("m_Other", true), (kSecUseAuthenticationContext, "context"), (kSecUseAuthenticationUI, true),
        (kSecValuePersistentRef, Data([1])), (kSecMatchItemList, "all"), (kSecUseOperationPrompt, 1),
    ]) func valuesOfWrongTypesAreRefused(key: String, value: any Sendable) async throws {
        let app = try await KeychainTools.launch()
        let dictionary = KeychainTools.password("ada", [key: value])
        #expect(SecItemAdd(dictionary, nil) == errSecParam && SecItemCopyMatching(dictionary, nil) == errSecParam)
        #expect(SecItemDelete(dictionary) == errSecParam && app.system.keychain.items.isEmpty)
    }

    @Test func attributesOfOtherClassesAreUnknown() async throws {
        _ = try await KeychainTools.launch()
        for key in [kSecAttrServer, kSecAttrApplicationTag, "nonsense"] {
            #expect(SecItemAdd(KeychainTools.password("ada", [key: "x"]), nil) == errSecNoSuchAttr)
        }
        KeychainTools.add("ada")
        #expect(SecItemUpdate(KeychainTools.password("ada"), [kSecAttrPath: "/"] as CFDictionary) == errSecNoSuchAttr)
    }

    @Test func keysOfOtherRequestsAreRefused() async throws {
        let app = try await KeychainTools.launch()
        KeychainTools.add("ada")
        for (key, value) in [(kSecMatchLimit, kSecMatchLimitAll), (kSecMatchCaseInsensitive, true)] as [(String, Any)] {
            #expect(SecItemAdd(KeychainTools.password("bob", [key: value]), nil) == errSecParam)
        }
        for (key, value) in [(kSecReturnData, true), (kSecMatchLimit, kSecMatchLimitOne)] as [(String, Any)] {
            #expect(SecItemDelete(KeychainTools.password("ada", [key: value])) == errSecParam)
            #expect(SecItemUpdate(KeychainTools.password("ada", [key: value]), [kSecAttrLabel: "l"] as CFDictionary) == errSecParam)
        }
        for update in [[:], [kSecClass: kSecClassKey], [kSecReturnData: true], [kSecMatchLimit: 2]] as [CFDictionary] {
            #expect(SecItemUpdate(KeychainTools.password("ada"), update) == errSecParam)
        }
        #expect(app.system.keychain.items.map(\.account) == ["ada"])
        #expect(SecItemDelete(KeychainTools.password("ada", [kSecMatchLimit: kSecMatchLimitAll])) == errSecSuccess)
    }

    @Test func aDictionaryThatSavedAnItemAlsoRemovesIt() async throws {
        _ = try await KeychainTools.launch()
        let save = KeychainTools.password("ada", [kSecValueData: Data("1".utf8)])
        #expect(SecItemDelete(save) == errSecItemNotFound && SecItemAdd(save, nil) == errSecSuccess)
        let again = KeychainTools.password("ada", [kSecValueData: Data("2".utf8)])
        #expect(SecItemDelete(again) == errSecSuccess && SecItemAdd(again, nil) == errSecSuccess)
        #expect(KeychainTools.read("ada") == (errSecSuccess, "2"))
    }

    @Test func attributesThatWereReadCanBeWritten() async throws {
        _ = try await KeychainTools.launch()
        KeychainTools.add("ada", "s", [kSecAttrAccessible: kSecAttrAccessibleAlways])
        var result: AnyObject?
        #expect(SecItemCopyMatching(KeychainTools.password("ada", [kSecReturnAttributes: true]), &result) == errSecSuccess)
        var attributes = try #require(result as? [String: Any])
        attributes[kSecAttrComment] = "new"
        #expect(SecItemUpdate(KeychainTools.password("ada"), attributes as CFDictionary) == errSecSuccess)
        #expect(KeychainTools.accounts(KeychainTools.password(nil, [kSecAttrComment: "new"])) == ["ada"])
        #expect(KeychainTools.accounts(KeychainTools.password(nil, [kSecAttrAccessible: kSecAttrAccessibleAlways])) == ["ada"])
    }

    @Test func aLockedDeviceProtectsItems() async throws {
        let app = try await KeychainTools.launch()
        KeychainTools.add("ada", "1")
        KeychainTools.add("bob", "2", [kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock])
        app.system.keychain.isLocked = true
        #expect(KeychainTools.read("ada") == (errSecInteractionNotAllowed, nil) && KeychainTools.read("bob").1 == "2")
        #expect(
            KeychainTools.add("cy") == errSecInteractionNotAllowed
                && KeychainTools.add(
                    "nobody", "3",
                    [
                        kSecAttrAccessible: kSecAttrAccessibleAlwaysThisDeviceOnly
                    ]) == errSecSuccess
        )
        #expect(SecItemUpdate(KeychainTools.password("ada"), [kSecAttrLabel: "l"] as CFDictionary) == errSecInteractionNotAllowed)
        #expect(SecItemUpdate(KeychainTools.password(), [kSecAttrLabel: "l"] as CFDictionary) == errSecInteractionNotAllowed)
        #expect(KeychainTools.accounts(KeychainTools.password()) == ["bob", "nobody"])
        #expect(SecItemCopyMatching(KeychainTools.password("ada"), nil) == errSecSuccess)
        #expect(SecItemDelete(KeychainTools.password("ada")) == errSecSuccess)
        app.system.keychain.isLocked = false
        #expect(KeychainTools.accounts(KeychainTools.password()) == ["bob", "nobody"] && KeychainTools.add("cy") == errSecSuccess)
    }

    @Test func aTestMakesAllRequestsFail() async throws {
        let app = try await KeychainTools.launch()
        app.system.keychain.failure = errSecNotAvailable
        #expect(KeychainTools.add("ada") == errSecNotAvailable && KeychainTools.read("ada").0 == errSecNotAvailable)
        app.system.keychain.failure = nil
        #expect(KeychainTools.add("ada") == errSecSuccess)
    }

    @Test func noSecretIsPrinted() async throws {
        let app = try await KeychainTools.launch()
        KeychainTools.add("ada\nadmin", service: "login", "hunter2", [kSecAttrGeneric: Data("hunter2".utf8)])
        _ = KeychainTools.read("ada\nadmin")
        _ = KeychainTools.read("bob")
        SecItemDelete(KeychainTools.password(nil, [kSecAttrComment: "hunter2"]))
        let log = app.system.requests.requests(to: "keychain").map(\.text)
        #expect(log[0] == "adds generic password “login” “ada admin”: done" && log[2] == "reads generic password “login” “bob”: -25300")
        let item = try #require(app.system.keychain.items.first)
        var dump = ""
        Swift.dump(item.description, to: &dump)
        let texts = [item.description, item.debugDescription, dump, "\(app.system.keychain.panelSection)"] + log
        #expect(texts.allSatisfy { !$0.contains("hunter2") } && log.count == 4)
        let row = try #require(app.system.keychain.panelSection.rows.last)
        #expect(row.title == "login: ada\nadmin" && row.value == "7 bytes")
        try #require(row.choices.first).choose()
        #expect(app.system.keychain.items.isEmpty && app.system.keychain.panelSection.rows.map(\.title).last == "Website Passwords")
    }

    @Test func thePanelChangesTheDevice() async throws {
        let app = try await KeychainTools.launch()
        #expect(app.system.keychain.panelSection.rows.isEmpty)
        KeychainTools.add("ada")
        let rows = app.system.keychain.panelSection.rows
        #expect(rows.map(\.title) == ["Storage", "Device", "Website Passwords", "login: ada"] && rows[0].value == "Memory")
        rows[1].choices[1].choose()
        rows[2].choices[1].choose()
        #expect(app.system.keychain.isLocked && app.system.keychain.sharedCredentialAnswer == .cancel)
        #expect(app.system.keychain.panelSection.rows.map(\.value)[1...2] == ["Locked", "Cancel"])
        rows[1].choices[0].choose()
        #expect(!app.system.keychain.isLocked && KeychainTools.read("ada").0 == errSecSuccess)
    }
}
