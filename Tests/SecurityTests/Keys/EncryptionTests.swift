import Foundation
import Security
import Testing

/// Encryption and key exchange, also with data of other programs.
@Suite struct EncryptionTests {
    @Test func dataOfOtherProgramsIsDecrypted() throws {
        let rsa = try #require(KeyTools.rsaPrivate)
        let curve = try #require(KeyTools.curvePrivate)
        let message = KeyTools.message
        #expect(SecKeyCreateDecryptedData(rsa, .rsaEncryptionOAEPSHA256, KeyFixtures.rsaEncrypted as CFData, nil) == message)
        #expect(SecKeyCreateDecryptedData(rsa, .rsaEncryptionOAEPSHA256AESGCM, KeyFixtures.rsaWrapped as CFData, nil) == message)
        for algorithm in [SecKeyAlgorithm.eciesEncryptionStandardX963SHA256AESGCM, .eciesEncryptionCofactorX963SHA256AESGCM] {
            #expect(SecKeyCreateDecryptedData(curve, algorithm, KeyFixtures.curveEncrypted as CFData, nil) == message)
        }
        let variable = SecKeyAlgorithm.eciesEncryptionCofactorVariableIVX963SHA256AESGCM
        #expect(SecKeyCreateDecryptedData(curve, variable, KeyFixtures.curveEncryptedVariable as CFData, nil) == message)
    }

    @Test(arguments: KeyTools.rsaEncryptions)
    func encryptionOfRSAIsReversible(algorithm: SecKeyAlgorithm) throws { try check(#require(KeyTools.rsaPrivate), algorithm) }

    @Test(arguments: KeyTools.curveEncryptions, [256, 384, 521])
    func encryptionOfCurvesIsReversible(algorithm: SecKeyAlgorithm, bitCount: Int) throws {
        try check(#require(KeyTools.newCurveKey(bitCount)), algorithm)
    }

    private func check(_ key: SecKey, _ algorithm: SecKeyAlgorithm) throws {
        let publicKey = try #require(SecKeyCopyPublicKey(key))
        #expect(SecKeyIsAlgorithmSupported(key, .decrypt, algorithm) && SecKeyIsAlgorithmSupported(publicKey, .encrypt, algorithm))
        #expect(!SecKeyIsAlgorithmSupported(key, .encrypt, algorithm) && !SecKeyIsAlgorithmSupported(publicKey, .decrypt, algorithm))
        for message in [Data(), KeyTools.message] {
            let encrypted = try #require(SecKeyCreateEncryptedData(publicKey, algorithm, message as CFData, nil))
            #expect(SecKeyCreateDecryptedData(key, algorithm, encrypted, nil) == message)
            #expect(SecKeyCreateEncryptedData(publicKey, algorithm, message as CFData, nil) != encrypted)
            guard algorithm != .rsaEncryptionPKCS1 else { continue }
            var changed = encrypted
            changed[changed.count - 1] ^= 1
            for wrong in [Data(), changed, Data(encrypted.dropLast()), Data(count: encrypted.count)] {
                let error = KeyTools.failure { SecKeyCreateDecryptedData(key, algorithm, wrong as CFData, $0) }
                #expect(error?.code == Int(errSecParam))
            }
        }
    }

    @Test func rawEncryptionPutsZerosInFront() throws {
        let publicKey = try #require(KeyTools.rsaPublic)
        let key = try #require(KeyTools.rsaPrivate)
        let encrypted = try #require(SecKeyCreateEncryptedData(publicKey, .rsaEncryptionRaw, KeyTools.message as CFData, nil))
        let decrypted = try #require(SecKeyCreateDecryptedData(key, .rsaEncryptionRaw, encrypted, nil))
        #expect(decrypted == Data(count: 128 - KeyTools.message.count) + KeyTools.message)
    }

    @Test func dataThatIsTooLongIsAnError() throws {
        let key = try #require(KeyTools.rsaPublic)
        let limits: [(SecKeyAlgorithm, Int)] = [(.rsaEncryptionPKCS1, 117), (.rsaEncryptionOAEPSHA1, 86), (.rsaEncryptionOAEPSHA256, 62)]
        for (algorithm, limit) in limits {
            #expect(SecKeyCreateEncryptedData(key, algorithm, Data(count: limit) as CFData, nil)?.count == 128)
            let error = KeyTools.failure { SecKeyCreateEncryptedData(key, algorithm, Data(count: limit + 1) as CFData, $0) }
            #expect(error?.code == Int(errSecParam))
        }
        // 1,024 bits have no room for two digests of SHA-512.
        #expect(!SecKeyIsAlgorithmSupported(key, .encrypt, .rsaEncryptionOAEPSHA512))
        #expect(SecKeyCreateEncryptedData(key, .rsaEncryptionOAEPSHA1AESGCM, Data(count: 100_000) as CFData, nil)?.count == 100_144)
    }

    @Test func bothSidesComputeTheSecretOfOtherPrograms() throws {
        let key = try #require(KeyTools.curvePrivate)
        let other = try #require(KeyTools.key(KeyFixtures.otherPublic, KeyTools.curve(kSecAttrKeyClassPublic)))
        let plain = SecKeyCopyKeyExchangeResult(key, .ecdhKeyExchangeStandard, other, [:] as CFDictionary, nil)
        #expect(plain == KeyFixtures.sharedSecret)
        let parameters: [String: Any] = [
            SecKeyKeyExchangeParameter.requestedSize.rawValue as String: 40,
            SecKeyKeyExchangeParameter.sharedInfo.rawValue as String: Data("info".utf8),
        ]
        let derived = SecKeyCopyKeyExchangeResult(key, .ecdhKeyExchangeStandardX963SHA256, other, parameters as CFDictionary, nil)
        #expect(derived == KeyFixtures.derivedSecret)
        let typed: [SecKeyKeyExchangeParameter: Any] = [.requestedSize: 40, .sharedInfo: Data("info".utf8)]
        #expect(SecKeyCopyKeyExchangeResult(key, .ecdhKeyExchangeCofactorX963SHA256, other, typed as CFDictionary, nil) == derived)
    }

    @Test func exchangesThatAreNotPossibleAreErrors() throws {
        let key = try #require(KeyTools.curvePrivate)
        let other = try #require(KeyTools.curvePublic)
        let larger = try #require(KeyTools.newCurveKey(384).flatMap(SecKeyCopyPublicKey))
        let size: [String: Any] = [SecKeyKeyExchangeParameter.requestedSize.rawValue: 16]
        func code(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ other: SecKey, _ parameters: [String: Any]) -> Int? {
            KeyTools.failure { SecKeyCopyKeyExchangeResult(key, algorithm, other, parameters as CFDictionary, $0) }?.code
        }
        let algorithm = SecKeyAlgorithm.ecdhKeyExchangeStandardX963SHA256
        #expect(code(key, algorithm, larger, size) == Int(errSecParam) && code(other, algorithm, other, size) == Int(errSecParam))
        #expect(code(key, algorithm, other, [:]) == Int(errSecParam))
        for wrong in [0, -1, Int.max] {
            #expect(code(key, algorithm, other, [SecKeyKeyExchangeParameter.requestedSize.rawValue: wrong]) == Int(errSecParam))
        }
        #expect(try code(#require(KeyTools.rsaPrivate), algorithm, #require(KeyTools.rsaPublic), size) == Int(errSecParam))
    }
}
