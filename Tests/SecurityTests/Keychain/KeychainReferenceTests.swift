import CaretTesting
import Foundation
import LocalAuthentication
import Testing

@testable import Security

/// Keys, certificates and identities in the keychain.
@MainActor @Suite(.app) struct KeychainReferenceTests {
    private let tag = Data("com.example.key".utf8)

    private func copy(_ query: [String: Any]) -> AnyObject? {
        var result: CFTypeRef?
        return SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess ? result : nil
    }

    private func identity() throws -> SecIdentity {
        var items: CFArray?
        let options = [kSecImportExportPassphrase: "secret"] as CFDictionary
        #expect(SecPKCS12Import(CertificateFixtures.identity, options, &items) == errSecSuccess)
        return try #require((items?.first as? [String: Any])?[kSecImportItemIdentity] as? SecIdentity)
    }

    @Test func aPermanentKeyIsFoundByItsTag() async throws {
        let app = try await KeychainTools.launch()
        let attributes: [String: Any] = [
            kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 256,
            kSecPrivateKeyAttrs: [kSecAttrIsPermanent: true, kSecAttrApplicationTag: tag] as [String: Any],
        ]
        let key = try #require(SecKeyCreateRandomKey(attributes as CFDictionary, nil))
        let query: [String: Any] = [kSecClass: kSecClassKey, kSecAttrApplicationTag: tag]
        let found = try #require(copy(query.merging([kSecReturnRef: true]) { $1 }))
        #expect(found as? SecKey == key && app.system.keychain.items.count == 1)
        let label = try #require((SecKeyCopyAttributes(key) ?? [:])[kSecAttrApplicationLabel] as? Data)
        let byLabel: [String: Any] = [
            kSecClass: kSecClassKey, kSecAttrApplicationLabel: label, kSecAttrKeyClass: kSecAttrKeyClassPrivate,
            kSecAttrKeyType: kSecAttrKeyTypeEC,
        ]
        #expect(copy(byLabel.merging([kSecReturnRef: true]) { $1 }) as? SecKey == key)
        let both = copy(query.merging([kSecReturnRef: true, kSecReturnAttributes: true]) { $1 }) as? [String: Any]
        #expect(both?[kSecValueRef] as? SecKey == key && both?[kSecAttrKeySizeInBits] as? Int == 256)
        #expect(copy(byLabel.merging([kSecReturnData: true]) { $1 }) as? Data == SecKeyCopyExternalRepresentation(key, nil))
        #expect(SecItemAdd([kSecValueRef: key] as CFDictionary, nil) == errSecDuplicateItem || app.system.keychain.items.count == 2)
        #expect(SecItemDelete([kSecClass: kSecClassKey, kSecValueRef: key] as CFDictionary) == errSecSuccess)
        #expect(copy(query) == nil && app.system.keychain.items.isEmpty)
        #expect(SecItemAdd([kSecClass: kSecClassCertificate, kSecValueRef: key] as CFDictionary, nil) == errSecParam)
        #expect(SecItemAdd([kSecClass: kSecClassKey, kSecValueRef: app] as CFDictionary, nil) == errSecParam)
    }

    @Test func aKeyThatStaysInTheKeychainHasNoData() async throws {
        _ = try await KeychainTools.launch()
        let attributes: [String: Any] = [
            kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 256, kSecAttrTokenID: kSecAttrTokenIDSecureEnclave,
            kSecPrivateKeyAttrs: [kSecAttrIsPermanent: true, kSecAttrApplicationTag: tag] as [String: Any],
        ]
        let key = try #require(SecKeyCreateRandomKey(attributes as CFDictionary, nil))
        let query = [kSecClass: kSecClassKey, kSecAttrApplicationTag: tag, kSecReturnData: true] as [String: Any]
        #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecDataNotAvailable)
        let found = copy([kSecClass: kSecClassKey, kSecAttrApplicationTag: tag, kSecReturnRef: true]) as? SecKey
        #expect(found == key && found.flatMap { SecKeyCopyExternalRepresentation($0, nil) } == nil)
        // No query makes the key extractable.
        let item = [kSecClass: kSecClassKey, kSecAttrApplicationTag: tag] as [String: Any]
        #expect(SecItemUpdate(item as CFDictionary, [kSecAttrIsExtractable: true] as CFDictionary) == errSecSuccess)
        #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecDataNotAvailable)
        #expect(SecItemDelete(item as CFDictionary) == errSecSuccess)
        let copy = item.merging([kSecValueRef: key, kSecAttrIsExtractable: true]) { $1 }
        #expect(SecItemAdd(copy as CFDictionary, nil) == errSecSuccess)
        #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecDataNotAvailable)
    }

    @Test func usingAKeyNeedsTheProof() async throws {
        let app = try await KeychainTools.launch()
        let control = SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, [.privateKeyUsage, .biometryAny], nil)
        let attributes: [String: Any] = [
            kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 256,
            kSecPrivateKeyAttrs: [kSecAttrIsPermanent: true, kSecAttrAccessControl: control as Any] as [String: Any],
        ]
        #expect(SecKeyCreateRandomKey(attributes as CFDictionary, nil) != nil)
        let query = [kSecClass: kSecClassKey, kSecReturnRef: true] as [String: Any] as CFDictionary
        app.system.biometrics.answer = .cancel
        #expect(SecItemCopyMatching(query, nil) == errSecUserCanceled)
        app.system.biometrics.answer = .success
        #expect(SecItemCopyMatching(query, nil) == errSecSuccess)
    }

    @Test func aCertificateHasTheAttributesOfItsContents() async throws {
        let app = try await KeychainTools.launch()
        let server = try #require(CertificateTools.server)
        #expect(
            SecItemAdd([kSecClass: kSecClassCertificate, kSecValueData: CertificateFixtures.server] as CFDictionary, nil) == errSecSuccess)
        #expect(SecItemAdd([kSecValueRef: server] as CFDictionary, nil) == errSecDuplicateItem)
        #expect(SecItemAdd([kSecClass: kSecClassCertificate, kSecValueData: Data([1])] as CFDictionary, nil) == errSecDecode)
        #expect(SecItemAdd([kSecClass: kSecClassCertificate] as CFDictionary, nil) == errSecParam)
        let item = try #require(app.system.keychain.items.first)
        #expect(item.label == SecCertificateCopySubjectSummary(server) && item.secret == CertificateFixtures.server)
        let serial = try #require(SecCertificateCopySerialNumberData(server, nil))
        let query: [String: Any] = [kSecClass: kSecClassCertificate, kSecAttrSerialNumber: serial, kSecReturnRef: true]
        #expect(copy(query) as? SecCertificate == server)
        #expect(copy([kSecClass: kSecClassCertificate, kSecAttrLabel: item.label ?? "", kSecReturnRef: true]) as? SecCertificate == server)
        #expect(copy([kSecClass: kSecClassIdentity, kSecReturnRef: true]) == nil)
    }

    @Test func anIdentityIsACertificateWithItsKey() async throws {
        let app = try await KeychainTools.launch()
        let identity = try identity()
        var reference: CFTypeRef?
        let add = [kSecValueRef: identity, kSecAttrLabel: "me", kSecReturnPersistentRef: true] as [String: Any]
        #expect(SecItemAdd(add as CFDictionary, &reference) == errSecSuccess)
        #expect(app.system.keychain.items.map(\.kind) == [.certificate, .key])
        #expect(copy([kSecClass: kSecClassIdentity, kSecReturnRef: true]) as? SecIdentity == identity)
        #expect(copy([kSecClass: kSecClassIdentity, kSecAttrLabel: "me", kSecReturnRef: true]) as? SecIdentity == identity)
        let persistent = try #require(reference as? Data)
        #expect(copy([kSecValuePersistentRef: persistent, kSecReturnRef: true]) as? SecIdentity == identity)
        #expect(copy([kSecClass: kSecClassIdentity, kSecValueRef: identity, kSecReturnData: true]) as? Data == CertificateFixtures.client)
        #expect(SecItemAdd([kSecValueRef: identity] as CFDictionary, nil) == errSecDuplicateItem)
        #expect(SecItemDelete([kSecClass: kSecClassIdentity, kSecValueRef: identity] as CFDictionary) == errSecSuccess)
        #expect(app.system.keychain.items.isEmpty)
    }
}
