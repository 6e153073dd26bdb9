import Foundation
import Security
import Testing

/// The creation of keys, their external representations and attributes.
@Suite struct KeyFormatTests {
    @Test(arguments: [256, 384, 521])
    func keysOfCurvesAreRestored(bitCount: Int) throws {
        let key = try #require(KeyTools.newCurveKey(bitCount))
        let publicKey = try #require(SecKeyCopyPublicKey(key))
        let size = (bitCount + 7) / 8
        let privateData = try #require(SecKeyCopyExternalRepresentation(key, nil) as Data?)
        let publicData = try #require(SecKeyCopyExternalRepresentation(publicKey, nil) as Data?)
        #expect(publicData.count == 1 + 2 * size && publicData.first == 4 && privateData.count == 1 + 3 * size)
        #expect(privateData.prefix(publicData.count) == publicData)
        #expect(SecKeyGetBlockSize(key) == size && SecKeyGetBlockSize(publicKey) == size)
        let restored = try #require(KeyTools.key(privateData, KeyTools.curve(kSecAttrKeyClassPrivate)))
        #expect(restored == key && restored != publicKey && Set([restored, key]).count == 1)
        #expect(SecKeyCopyExternalRepresentation(restored, nil) == privateData)
        #expect(KeyTools.key(publicData, KeyTools.curve(kSecAttrKeyClassPublic)) == publicKey)
    }

    @Test func keysOfRSAHaveTheFormatsOfPKCS1() throws {
        let key = try #require(KeyTools.rsaPrivate)
        #expect(SecKeyCopyExternalRepresentation(key, nil) == KeyFixtures.rsaPrivate)
        let publicKey = try #require(SecKeyCopyPublicKey(key))
        #expect(SecKeyCopyExternalRepresentation(publicKey, nil) == KeyFixtures.rsaPublic && publicKey == KeyTools.rsaPublic)
        #expect(KeyTools.key(KeyFixtures.rsaPublicInfo, KeyTools.rsa(kSecAttrKeyClassPublic)) == publicKey)
        #expect(SecKeyGetBlockSize(key) == 128)
    }

    @Test func newKeysOfRSASignAndHaveTheirSize() throws {
        let attributes: [String: Any] = [
            kSecAttrKeyType as String: kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits as String: NSNumber(value: 1024),
            kSecPrivateKeyAttrs as String: [kSecAttrIsPermanent as String: false, kSecAttrApplicationTag as String: Data("tag".utf8)],
        ]
        var error: Unmanaged<CFError>?
        guard let privateKey = SecKeyCreateRandomKey(attributes as CFDictionary, &error) else {
            throw try #require(error?.takeRetainedValue()) as Error
        }
        let representation = try #require(SecKeyCopyExternalRepresentation(privateKey, &error) as Data?)
        #expect(KeyTools.key(representation, KeyTools.rsa(kSecAttrKeyClassPrivate)) == privateKey)
        #expect(SecKeyGetBlockSize(privateKey) == 128)
        #expect(SecKeyCreateSignature(privateKey, .rsaSignatureMessagePKCS1v15SHA256, KeyTools.message as CFData, nil)?.count == 128)
    }

    @Test func pairsAreGenerated() throws {
        var publicKey: SecKey?
        var privateKey: SecKey?
        let attributes: [CFString: Any] = [kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: 256]
        #expect(SecKeyGeneratePair(attributes as CFDictionary, &publicKey, &privateKey) == errSecSuccess)
        #expect(try publicKey == SecKeyCopyPublicKey(#require(privateKey)))
        #expect(SecKeyGeneratePair([:], &publicKey, &privateKey) == errSecParam)
    }

    @Test func attributesDescribeTheKeyWithoutItsNumbers() throws {
        let key = try #require(KeyTools.rsaPrivate)
        let attributes = try #require(SecKeyCopyAttributes(key) as? [String: Any])
        #expect(attributes[kSecAttrKeyType as String] as? String == kSecAttrKeyTypeRSA as String)
        #expect(attributes[kSecAttrKeyClass as String] as? String == kSecAttrKeyClassPrivate as String)
        #expect(attributes[kSecAttrKeySizeInBits as String] as? Int == 1024)
        #expect(attributes[kSecAttrCanSign as String] as? Bool == true && attributes[kSecAttrCanVerify as String] as? Bool == false)
        let publicKey = try #require(KeyTools.rsaPublic)
        let publicAttributes = try #require(SecKeyCopyAttributes(publicKey))
        let label = try #require(attributes[kSecAttrApplicationLabel as String] as? Data)
        #expect(label.count == 20 && publicAttributes[kSecAttrApplicationLabel] as? Data == label)
        #expect(attributes.values.allSatisfy { ($0 as? Data).map { $0.count <= 20 } ?? true })
    }

    @Test func descriptionsContainNoNumbersOfTheKey() throws {
        let key = try #require(KeyTools.curvePrivate)
        let texts = ["\(key)", String(reflecting: key), String(describing: Mirror(reflecting: key).children.map(\.value))]
        var dumped = ""
        dump(key, to: &dumped)
        for text in texts + [dumped] { #expect(!text.contains("0x") && text.count < 120) }
        #expect("\(key)" == "<SecKeyRef key type: ECPrivateKey, block size: 256 bits>")
    }

    @Test func aKeyOfTheEnclaveSignsAndCannotBeExported() throws {
        let attributes: [String: Any] = [
            kSecAttrKeyType as String: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits as String: 256,
            kSecAttrTokenID as String: kSecAttrTokenIDSecureEnclave,
        ]
        let key = try #require(SecKeyCreateRandomKey(attributes as CFDictionary, nil))
        #expect(KeyTools.failure { SecKeyCopyExternalRepresentation(key, $0) }?.code == Int(errSecUnimplemented))
        #expect(SecKeyCreateSignature(key, .ecdsaSignatureMessageX962SHA256, KeyTools.message, nil) != nil)
        #expect(try SecKeyCopyExternalRepresentation(#require(SecKeyCopyPublicKey(key)), nil) != nil)
    }
}
