import Foundation
import Security
import Testing

/// The import of keys with their certificates.
@Suite struct IdentityTests {
    private func items(_ data: Data, _ passphrase: String?) -> (status: OSStatus, item: [String: Any]?) {
        var items: CFArray?
        var options: [String: Any] = [:]
        options[kSecImportExportPassphrase as String] = passphrase
        let status = SecPKCS12Import(data as CFData, options as CFDictionary, &items)
        return (status, (items as? [[String: Any]])?.first)
    }

    @Test func anIdentityHasItsKeyAndChain() throws {
        let (status, item) = items(CertificateFixtures.identity, "secret")
        #expect(status == errSecSuccess)
        let identity = try #require(item?[kSecImportItemIdentity as String] as? SecIdentity)
        var certificate: SecCertificate?
        var key: SecKey?
        #expect(SecIdentityCopyCertificate(identity, &certificate) == errSecSuccess && certificate == CertificateTools.client)
        #expect(SecIdentityCopyPrivateKey(identity, &key) == errSecSuccess)
        #expect(try SecKeyCopyPublicKey(#require(key)) == CertificateTools.client.flatMap(SecCertificateCopyKey))
        let chain = try #require(item?[kSecImportItemCertChain as String] as? [SecCertificate])
        #expect(chain == [CertificateTools.client, CertificateTools.intermediate].compactMap { $0 } && chain.count == 2)
        #expect(item?[kSecImportItemLabel as String] as? String == "Client" && item?[kSecImportItemTrust as String] is SecTrust)
        #expect((item?[kSecImportItemKeyID as String] as? Data)?.count == 20)
        #expect(items(CertificateFixtures.identity, "secret").item?[kSecImportItemIdentity as String] as? SecIdentity == identity)
    }

    @Test func oldDataIsImportedIfItsCiphersExist() {
        let (status, item) = items(CertificateFixtures.oldIdentity, "secret")
        // The ciphers are in a module of OpenSSL that some systems do not have.
        #expect(status == errSecUnsupportedFormat || item?[kSecImportItemIdentity as String] is SecIdentity)
    }

    @Test func wrongPassphrasesAndDataAreErrors() {
        for passphrase in ["Secret", "", nil] { #expect(items(CertificateFixtures.identity, passphrase).status == errSecAuthFailed) }
        #expect(items(CertificateFixtures.oldIdentity, "wrong").status == errSecAuthFailed)
        #expect(items(Data(), "secret").status == errSecDecode && items(Data("text".utf8), "secret").status == errSecDecode)
        #expect(items(CertificateFixtures.server, "secret").status == errSecDecode)
        for count in stride(from: 1, to: CertificateFixtures.identity.count, by: 97) {
            #expect(items(CertificateFixtures.identity.prefix(count), "secret").status == errSecDecode)
        }
        #expect(items(CertificateFixtures.identity + [0], "secret").item == nil)
    }

    @Test(arguments: [[0], [1], [2], [0, 1, 2]]) func tooManyRoundsAreAnErrorBeforeTheDerivation(keys: [Int]) {
        var data = DerivationFixtures.rounds
        #expect(items(data, "secret").status == errSecSuccess)
        // 8,388,607 rounds for one key, or 2,000,000 for each of three, which are too many together.
        let replacement = Data([2, 3] + (keys.count == 1 ? [0x7F, 0xFF, 0xFF] : [0x1E, 0x84, 0x80]))
        var ranges: [Range<Int>] = []
        while let range = data.range(of: DerivationFixtures.number, in: (ranges.last?.upperBound ?? 0)..<data.count) {
            ranges.append(range)
        }
        #expect(ranges.count == 3)
        for key in keys where ranges.indices.contains(key) { data.replaceSubrange(ranges[key], with: replacement) }
        #expect(items(data, "secret").status == errSecDecode)
    }

    @Test func partsBehindDamagedOnesAreNotRead() throws {
        var data = DerivationFixtures.rounds
        // The identifier of a part with an encrypted key. A list of parts begins eight bytes before it.
        let name = try #require(data.range(of: Data([0x06, 0x0B, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x0C, 0x0A, 0x01, 0x02])))
        let list = name.lowerBound - 8
        #expect(data[list] == 0x30)
        data[list] = 0x31
        #expect(items(data, "secret").status == errSecDecode)
    }

    @Test func roundsInEncryptedContentAreLimitedToo() {
        #expect(items(DerivationFixtures.hidden, "secret").status == errSecDecode)
        #expect(items(DerivationFixtures.hidden, "wrong").status == errSecAuthFailed)
    }

    @Test func otherDerivationsAreNotSupported() {
        #expect(items(DerivationFixtures.scrypt, "secret").status == errSecUnsupportedFormat)
    }
}
