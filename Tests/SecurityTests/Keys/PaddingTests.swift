import Foundation
import Security
import Testing

/// The older functions for signatures and encryption.
@Suite struct PaddingTests {
    private let digest = [UInt8](repeating: 7, count: 32)

    private func sign(_ key: SecKey, _ padding: SecPadding, _ digest: [UInt8], available: Int = 256) -> (OSStatus, [UInt8]) {
        var signature = [UInt8](repeating: 0, count: 256)
        var count = available
        let status = SecKeyRawSign(key, padding, digest, digest.count, &signature, &count)
        return (status, Array(signature.prefix(count)))
    }

    @Test func signaturesAreThoseOfTheNewFunctions() throws {
        let key = try #require(KeyTools.rsaPrivate)
        let publicKey = try #require(KeyTools.rsaPublic)
        let (status, signature) = sign(key, .PKCS1SHA256, digest)
        #expect(status == errSecSuccess)
        #expect(SecKeyCreateSignature(key, .rsaSignatureDigestPKCS1v15SHA256, Data(digest) as CFData, nil) == Data(signature))
        #expect(SecKeyRawVerify(publicKey, .PKCS1SHA256, digest, digest.count, signature, signature.count) == errSecSuccess)
        #expect(SecKeyRawVerify(publicKey, .PKCS1, digest, digest.count, signature, signature.count) == errSecVerifyFailed)
        let raw = sign(key, .PKCS1, digest).1
        #expect(SecKeyCreateSignature(key, .rsaSignatureDigestPKCS1v15Raw, Data(digest) as CFData, nil) == Data(raw))
    }

    @Test func signaturesOfCurvesHaveBothFormats() throws {
        let key = try #require(KeyTools.curvePrivate)
        let publicKey = try #require(KeyTools.curvePublic)
        for padding in [SecPadding(), .PKCS1, .sigRaw] {
            let (status, signature) = sign(key, padding, digest)
            #expect(status == errSecSuccess && (padding != .sigRaw || signature.count == 64))
            #expect(SecKeyRawVerify(publicKey, padding, digest, digest.count, signature, signature.count) == errSecSuccess)
            let algorithm: SecKeyAlgorithm = padding == .sigRaw ? .ecdsaSignatureRFC4754 : .ecdsaSignatureDigestX962
            #expect(SecKeyVerifySignature(publicKey, algorithm, Data(digest) as CFData, Data(signature) as CFData, nil))
        }
    }

    @Test func encryptedDataIsThatOfTheNewFunctions() throws {
        let key = try #require(KeyTools.rsaPrivate)
        let publicKey = try #require(KeyTools.rsaPublic)
        for (padding, algorithm) in [(SecPadding.PKCS1, SecKeyAlgorithm.rsaEncryptionPKCS1), (.OAEP, .rsaEncryptionOAEPSHA1)] {
            var encrypted = [UInt8](repeating: 0, count: SecKeyGetBlockSize(publicKey))
            var count = encrypted.count
            #expect(SecKeyEncrypt(publicKey, padding, digest, digest.count, &encrypted, &count) == errSecSuccess && count == 128)
            #expect(SecKeyCreateDecryptedData(key, algorithm, Data(encrypted) as CFData, nil) == Data(digest))
            var plain = [UInt8](repeating: 0, count: 128)
            count = 128
            #expect(SecKeyDecrypt(key, padding, encrypted, encrypted.count, &plain, &count) == errSecSuccess)
            #expect(Array(plain.prefix(count)) == digest)
        }
    }

    @Test func invalidArgumentsAreErrors() throws {
        let key = try #require(KeyTools.rsaPrivate)
        let publicKey = try #require(KeyTools.rsaPublic)
        #expect(sign(key, .PKCS1SHA256, digest, available: 127).0 == errSecParam)
        #expect(sign(key, .PKCS1SHA1, digest).0 == errSecParam && sign(publicKey, .PKCS1SHA256, digest).0 == errSecParam)
        #expect(sign(key, .OAEP, digest).0 == errSecParam && sign(key, SecPadding(rawValue: 99), digest).0 == errSecParam)
        #expect(SecKeyRawVerify(publicKey, .PKCS1SHA256, digest, -1, digest, 32) == errSecParam)
        var output = [UInt8](repeating: 0, count: 128)
        var count = 128
        #expect(SecKeyEncrypt(publicKey, .sigRaw, digest, digest.count, &output, &count) == errSecParam)
        let long = [UInt8](repeating: 1, count: 128)
        #expect(SecKeyEncrypt(publicKey, .OAEP, long, long.count, &output, &count) == errSecParam)
        #expect(SecKeyDecrypt(publicKey, .PKCS1, long, long.count, &output, &count) == errSecParam)
        #expect(try SecKeyEncrypt(#require(KeyTools.curvePublic), .PKCS1, digest, 32, &output, &count) == errSecParam)
    }
}
