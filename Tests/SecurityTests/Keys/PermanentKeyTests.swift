import CaretTesting
import Foundation
import Security
import Testing

/// New keys in the keychain.
@MainActor @Suite(.app) struct PermanentKeyTests {
    private let tag = Data("com.example.keys.mine".utf8)

    private func newKey(_ more: [String: Any] = [:], privateAttributes: [String: Any] = [:]) throws -> SecKey {
        let own: [String: Any] = [kSecAttrIsPermanent as String: true, kSecAttrApplicationTag as String: tag]
        let attributes: [String: Any] = [
            kSecAttrKeyType as String: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits as String: 256,
            kSecPrivateKeyAttrs as String: own.merging(privateAttributes) { $1 },
        ]
        var error: Unmanaged<CFError>?
        guard let key = SecKeyCreateRandomKey(attributes.merging(more) { $1 } as CFDictionary, &error) else {
            throw try #require(error?.takeRetainedValue()) as Error
        }
        return key
    }

    private func storedKey(_ more: [String: Any] = [:]) -> SecKey? {
        let query: [String: Any] = [
            kSecClass as String: kSecClassKey, kSecAttrApplicationTag as String: tag,
            kSecAttrKeyType as String: kSecAttrKeyTypeECSECPrimeRandom, kSecReturnRef as String: true,
        ]
        var item: CFTypeRef?
        let status = SecItemCopyMatching(query.merging(more) { $1 } as CFDictionary, &item)
        return status == errSecSuccess ? item as? SecKey : nil
    }

    @Test func aPermanentKeyIsFoundByItsTag() async throws {
        let app = try await KeychainTools.launch()
        let key = try newKey()
        let stored = try #require(storedKey())
        #expect(stored == key)
        let signature = try #require(SecKeyCreateSignature(stored, .ecdsaSignatureMessageX962SHA256, KeyTools.message as CFData, nil))
        let publicKey = try #require(SecKeyCopyPublicKey(key))
        #expect(SecKeyVerifySignature(publicKey, .ecdsaSignatureMessageX962SHA256, KeyTools.message as CFData, signature, nil))
        #expect(storedKey([kSecAttrKeyClass as String: kSecAttrKeyClassPublic]) == nil)
        // The log of requests contains no key.
        let representation = try #require(SecKeyCopyExternalRepresentation(key, nil) as Data?)
        let log = app.system.requests.all.map { "\($0)" }.joined()
        #expect(!log.isEmpty && !log.contains(representation.base64EncodedString()))
    }

    @Test func otherKeysAreNotStored() async throws {
        _ = try await KeychainTools.launch()
        _ = try newKey(privateAttributes: [kSecAttrIsPermanent as String: false])
        #expect(storedKey() == nil)
    }

    @Test func thePublicKeyIsStoredOnRequest() async throws {
        _ = try await KeychainTools.launch()
        let attributes: [String: Any] = [kSecAttrIsPermanent as String: true, kSecAttrApplicationTag as String: tag]
        let key = try newKey([kSecPublicKeyAttrs as String: attributes])
        #expect(storedKey([kSecAttrKeyClass as String: kSecAttrKeyClassPublic]) == SecKeyCopyPublicKey(key))
        #expect(storedKey([kSecAttrKeyClass as String: kSecAttrKeyClassPrivate]) == key)
    }

    @Test func aKeyOfTheEnclaveCannotBeExportedLater() async throws {
        _ = try await KeychainTools.launch()
        let key = try newKey([kSecAttrTokenID as String: kSecAttrTokenIDSecureEnclave])
        let stored = try #require(storedKey())
        #expect(stored == key && SecKeyCopyExternalRepresentation(stored, nil) == nil)
    }

    @Test func aFailureOfTheKeychainIsAnError() async throws {
        _ = try await KeychainTools.launch()
        let group: [String: Any] = [kSecAttrAccessGroup as String: "group.of.another.app"]
        let error = #expect(throws: NSError.self) { try newKey(privateAttributes: group) }
        #expect(error?.code == Int(errSecMissingEntitlement) && error?.domain == NSOSStatusErrorDomain)
        #expect(storedKey() == nil)
    }
}
