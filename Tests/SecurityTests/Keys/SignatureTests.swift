import Foundation
import Security
import Testing

/// Signatures, also those of other programs.
@Suite struct SignatureTests {
    @Test func signaturesOfOtherProgramsAreVerified() throws {
        let rsa = try #require(KeyTools.rsaPublic)
        let curve = try #require(KeyTools.curvePublic)
        let message = KeyTools.message as CFData
        #expect(SecKeyVerifySignature(rsa, .rsaSignatureMessagePKCS1v15SHA256, message, KeyFixtures.rsaSignature as CFData, nil))
        #expect(SecKeyVerifySignature(rsa, .rsaSignatureMessagePSSSHA256, message, KeyFixtures.rsaSignaturePSS as CFData, nil))
        #expect(SecKeyVerifySignature(curve, .ecdsaSignatureMessageX962SHA256, message, KeyFixtures.curveSignature as CFData, nil))
        #expect(
            SecKeyVerifySignature(curve, .ecdsaSignatureMessageRFC4754SHA256, message, KeyFixtures.curveSignaturePlain as CFData, nil))
        #expect(!SecKeyVerifySignature(rsa, .rsaSignatureMessagePSSSHA256, message, KeyFixtures.rsaSignature as CFData, nil))
        // The signature of PKCS #1 has no random part.
        let own = try SecKeyCreateSignature(#require(KeyTools.rsaPrivate), .rsaSignatureMessagePKCS1v15SHA256, message, nil)
        #expect(own == KeyFixtures.rsaSignature)
    }

    @Test(arguments: KeyTools.rsaSignatures)
    func signaturesOfRSAAreVerified(algorithm: SecKeyAlgorithm) throws {
        try check(#require(KeyTools.rsaPrivate), algorithm)
    }

    @Test(arguments: KeyTools.curveSignatures, [256, 384, 521])
    func signaturesOfCurvesAreVerified(algorithm: SecKeyAlgorithm, bitCount: Int) throws {
        try check(#require(KeyTools.newCurveKey(bitCount)), algorithm)
    }

    private func check(_ key: SecKey, _ algorithm: SecKeyAlgorithm) throws {
        let publicKey = try #require(SecKeyCopyPublicKey(key))
        #expect(SecKeyIsAlgorithmSupported(key, .sign, algorithm) && SecKeyIsAlgorithmSupported(publicKey, .verify, algorithm))
        #expect(!SecKeyIsAlgorithmSupported(publicKey, .sign, algorithm) && !SecKeyIsAlgorithmSupported(key, .encrypt, algorithm))
        let signature = try #require(SecKeyCreateSignature(key, algorithm, KeyTools.message as CFData, nil))
        #expect(SecKeyVerifySignature(publicKey, algorithm, KeyTools.message as CFData, signature, nil))
        let changed = KeyTools.failure { SecKeyVerifySignature(publicKey, algorithm, Data("B message".utf8), signature, $0) }
        #expect(changed?.code == Int(errSecVerifyFailed) && changed?.domain == NSOSStatusErrorDomain)
        for wrong in [Data(), signature.dropLast(), signature + [0], Data(count: signature.count)] {
            #expect(!SecKeyVerifySignature(publicKey, algorithm, KeyTools.message as CFData, Data(wrong) as CFData, nil))
        }
    }

    @Test(arguments: KeyTools.digests)
    func digestsMustHaveTheirLength(algorithm: SecKeyAlgorithm) throws {
        let key = try #require(KeyTools.rsaPrivate)
        let error = KeyTools.failure { SecKeyCreateSignature(key, algorithm, Data(count: 19) as CFData, $0) }
        #expect(error?.code == Int(errSecParam))
    }

    @Test func theDigestOfAMessageHasTheSignatureOfTheMessage() throws {
        let key = try #require(KeyTools.rsaPrivate)
        let digest = Data([
            0xE3, 0xB0, 0xC4, 0x42, 0x98, 0xFC, 0x1C, 0x14, 0x9A, 0xFB, 0xF4, 0xC8, 0x99, 0x6F, 0xB9, 0x24, 0x27, 0xAE, 0x41, 0xE4, 0x64,
            0x9B, 0x93, 0x4C, 0xA4, 0x95, 0x99, 0x1B, 0x78, 0x52, 0xB8, 0x55,
        ])
        let signature = SecKeyCreateSignature(key, .rsaSignatureDigestPKCS1v15SHA256, digest as CFData, nil)
        #expect(signature != nil && signature == SecKeyCreateSignature(key, .rsaSignatureMessagePKCS1v15SHA256, Data() as CFData, nil))
    }

    @Test func rawSignaturesHaveTheSizeOfTheModulus() throws {
        let key = try #require(KeyTools.rsaPrivate)
        let block = Data([0]) + Data(repeating: 0x21, count: 127)
        let signature = try #require(SecKeyCreateSignature(key, .rsaSignatureRaw, block as CFData, nil))
        #expect(try SecKeyVerifySignature(#require(KeyTools.rsaPublic), .rsaSignatureRaw, block as CFData, signature, nil))
        #expect(SecKeyCreateSignature(key, .rsaSignatureRaw, KeyTools.message as CFData, nil) == nil)
        // A number larger than the modulus.
        #expect(SecKeyCreateSignature(key, .rsaSignatureRaw, Data(repeating: 0xFF, count: 128) as CFData, nil) == nil)
    }

    @Test func algorithmsOfAnotherKeyAreErrors() throws {
        let rsa = try #require(KeyTools.rsaPrivate)
        let curve = try #require(KeyTools.curvePrivate)
        let unknown = SecKeyAlgorithm(rawValue: "algid:sign:RSA:message-PKCS1v15:SHA3")
        for (key, algorithm) in [
            (rsa, SecKeyAlgorithm.ecdsaSignatureMessageX962SHA256), (curve, .rsaSignatureMessagePKCS1v15SHA256), (rsa, unknown),
            (rsa, SecKeyAlgorithm(rawValue: "")), (rsa, .rsaEncryptionPKCS1), (rsa, .rsaSignatureMessagePSSSHA512),
        ] {
            #expect(!SecKeyIsAlgorithmSupported(key, .sign, algorithm))
            let error = KeyTools.failure { SecKeyCreateSignature(key, algorithm, KeyTools.message as CFData, $0) }
            #expect(error?.code == Int(errSecParam) && error?.localizedDescription.contains("not supported") == true)
        }
        let publicKey = try #require(KeyTools.curvePublic)
        #expect(SecKeyCreateSignature(publicKey, .ecdsaSignatureMessageX962SHA256, KeyTools.message as CFData, nil) == nil)
    }
}
