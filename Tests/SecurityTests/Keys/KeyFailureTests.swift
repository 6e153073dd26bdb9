import Foundation
import Security
import Testing

/// Data that is not a key, and attributes that are not valid.
@Suite struct KeyFailureTests {
    private func failure(_ data: Data, _ attributes: [String: Any]) -> NSError? {
        KeyTools.failure { SecKeyCreateWithData(data as CFData, attributes as CFDictionary, $0) }
    }

    @Test func dataThatIsNoKeyIsAnError() throws {
        for attributes in [
            KeyTools.rsa(kSecAttrKeyClassPrivate), KeyTools.rsa(kSecAttrKeyClassPublic), KeyTools.curve(kSecAttrKeyClassPrivate),
            KeyTools.curve(kSecAttrKeyClassPublic),
        ] {
            for data in [Data(), Data([0x30]), Data([4]), Data(repeating: 4, count: 65), Data(repeating: 4, count: 97)] {
                let error = try #require(failure(data, attributes))
                #expect(error.domain == NSOSStatusErrorDomain && error.code == Int(errSecParam))
                #expect(error.localizedDescription.hasSuffix("key creation from data failed"))
            }
        }
    }

    @Test func keysOfAnotherKindAreErrors() {
        #expect(KeyTools.key(KeyFixtures.rsaPrivate, KeyTools.rsa(kSecAttrKeyClassPublic)) == nil)
        #expect(KeyTools.key(KeyFixtures.rsaPublic, KeyTools.rsa(kSecAttrKeyClassPrivate)) == nil)
        #expect(KeyTools.key(KeyFixtures.rsaPrivateInfo, KeyTools.rsa(kSecAttrKeyClassPrivate)) == nil)
        #expect(KeyTools.key(KeyFixtures.rsaPrivate, KeyTools.curve(kSecAttrKeyClassPrivate)) == nil)
        #expect(KeyTools.key(KeyFixtures.rsaPrivate + [0], KeyTools.rsa(kSecAttrKeyClassPrivate)) == nil)
        #expect(KeyTools.key(KeyFixtures.rsaPublic + [0], KeyTools.rsa(kSecAttrKeyClassPublic)) == nil)
    }

    @Test func everyShortenedOrChangedKeyIsHandled() {
        for count in 0..<KeyFixtures.rsaPrivate.count {
            #expect(KeyTools.key(KeyFixtures.rsaPrivate.prefix(count), KeyTools.rsa(kSecAttrKeyClassPrivate)) == nil)
        }
        // Each operation with a wrong private exponent takes a hundredth of a second.
        for index in stride(from: 0, to: KeyFixtures.rsaPrivate.count, by: 5) {
            var data = KeyFixtures.rsaPrivate
            data[index] ^= 0x55
            // Some changes make another number, whose operations fail or have a wrong result.
            guard let key = KeyTools.key(data, KeyTools.rsa(kSecAttrKeyClassPrivate)) else { continue }
            _ = SecKeyCreateSignature(key, .rsaSignatureMessagePKCS1v15SHA256, KeyTools.message, nil)
            _ = SecKeyCreateDecryptedData(key, .rsaEncryptionOAEPSHA256, KeyFixtures.rsaEncrypted, nil)
        }
    }

    @Test func aPointBesideTheCurveIsAnError() {
        var point = KeyFixtures.curvePublic
        point[64] ^= 1
        #expect(KeyTools.key(point, KeyTools.curve(kSecAttrKeyClassPublic)) == nil)
        var key = KeyFixtures.curvePrivate
        key[96] ^= 1
        #expect(KeyTools.key(key, KeyTools.curve(kSecAttrKeyClassPrivate)) == nil)
        #expect(KeyTools.key(KeyFixtures.curvePublic + Data(count: 32), KeyTools.curve(kSecAttrKeyClassPrivate)) == nil)
    }

    @Test func attributesThatAreMissingOrWrongAreErrors() {
        #expect(failure(KeyFixtures.rsaPublic, [:])?.code == Int(errSecParam))
        #expect(failure(KeyFixtures.rsaPublic, KeyTools.rsa(kSecAttrKeyClassSymmetric))?.code == Int(errSecParam))
        let sizes: [(CFString, Any?)] = [
            (kSecAttrKeyTypeRSA, 0), (kSecAttrKeyTypeRSA, -1), (kSecAttrKeyTypeRSA, 100_000), (kSecAttrKeyTypeRSA, nil),
            (kSecAttrKeyTypeECSECPrimeRandom, 255), (kSecAttrKeyTypeECSECPrimeRandom, "text"), ("99" as CFString, 256),
        ]
        for (type, size) in sizes {
            var attributes: [String: Any] = [kSecAttrKeyType as String: type]
            attributes[kSecAttrKeySizeInBits as String] = size
            let error = KeyTools.failure { SecKeyCreateRandomKey(attributes as CFDictionary, $0) }
            #expect(error?.code == Int(errSecParam) && error?.domain == NSOSStatusErrorDomain)
        }
    }
}
