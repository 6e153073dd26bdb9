import CommonCrypto
import Foundation
import Testing

/// Lines as apps have them.
@Suite struct AppCodeTests {
    @Test func theDigestOfAString() {
        #expect("hello".md5 == "5d41402abc4b2a76b9719d911017c592")
        #expect("hello".sha256() == "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824")
        #expect("hello".hmac(key: "key") == "9307b3b915efb5171ff14d8cb55fbcc798c6c0ef1456d66ded1a6aa723a58b7b")
    }

    @Test func encryptedDataIsRestored() throws {
        let salt = try #require(randomData(count: 8))
        let key = try #require(deriveKey(password: "secret", salt: salt))
        let message = Data("A message of some length, with an accent: é".utf8)
        let encrypted = try #require(message.aes(operation: kCCEncrypt, key: key))
        #expect(encrypted.count > message.count && encrypted != message)
        #expect(encrypted.aes(operation: kCCDecrypt, key: key) == message)
    }

    @Test func olderLinesWork() throws {
        let cKey = try #require("key".cString(using: .utf8))
        let cData = try #require("hello".cString(using: .utf8))
        let result = UnsafeMutablePointer<CUnsignedChar>.allocate(capacity: Int(CC_SHA1_DIGEST_LENGTH))
        defer { result.deallocate() }
        CCHmac(UInt32(kCCHmacAlgSHA1), cKey, Int(strlen(cKey)), cData, Int(strlen(cData)), result)
        let code = NSMutableData(bytes: result, length: Int(CC_SHA1_DIGEST_LENGTH)) as Data
        #expect(hex(code) == "b34ceac4516ff23a143e61d79d0fa7a4fbe5f266")
        let context = UnsafeMutablePointer<CC_MD5_CTX>.allocate(capacity: 1)
        defer { context.deallocate() }
        CC_MD5_Init(context)
        let data = NSData(data: Data("hello".utf8))
        CC_MD5_Update(context, data.bytes, CC_LONG(data.length))
        var digest = Array<UInt8>(repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        CC_MD5_Final(&digest, context)
        #expect(hex(digest) == "5d41402abc4b2a76b9719d911017c592")
        switch CCCrypt(0, 0, 0, nil, 0, nil, nil, 0, nil, 0, nil) {
        case CCCryptorStatus(kCCParamError): break
        case let status: Issue.record("The status is \(status).")
        }
    }

    private func randomData(count: Int) -> Data? {
        var data = Data(count: count)
        let status = data.withUnsafeMutableBytes { CCRandomGenerateBytes($0.baseAddress, count) }
        return status == kCCSuccess ? data : nil
    }

    private func deriveKey(password: String, salt: Data) -> Data? {
        guard let passwordData = password.data(using: .utf8) else { return nil }
        var derivedKeyData = Data(repeating: 0, count: kCCKeySizeAES256)
        let derivedCount = derivedKeyData.count
        let status = derivedKeyData.withUnsafeMutableBytes { derivedKeyBytes in
            salt.withUnsafeBytes { saltBytes in
                CCKeyDerivationPBKDF(
                    CCPBKDFAlgorithm(kCCPBKDF2), password, passwordData.count, saltBytes.bindMemory(to: UInt8.self).baseAddress,
                    salt.count, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA256), UInt32(1000),
                    derivedKeyBytes.bindMemory(to: UInt8.self).baseAddress, derivedCount)
            }
        }
        return status == kCCSuccess ? derivedKeyData : nil
    }
}

extension String {
    fileprivate var md5: String {
        let data = Data(self.utf8)
        let hash = data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> [UInt8] in
            var hash = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
            CC_MD5(bytes.baseAddress, CC_LONG(data.count), &hash)
            return hash
        }
        return hash.map { String(format: "%02x", $0) }.joined()
    }

    fileprivate func sha256() -> String {
        let length = Int(CC_SHA256_DIGEST_LENGTH)
        var digest = [UInt8](repeating: 0, count: length)
        if let d = self.data(using: String.Encoding.utf8) {
            _ = d.withUnsafeBytes { CC_SHA256($0.baseAddress, CC_LONG(d.count), &digest) }
        }
        return (0..<length).reduce("") { $0 + String(format: "%02x", digest[$1]) }
    }

    fileprivate func hmac(key: String) -> String {
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, self, self.count, &digest)
        return Data(digest).map { String(format: "%02hhx", $0) }.joined()
    }
}

extension Data {
    fileprivate func aes(operation: Int, key: Data) -> Data? {
        let cryptLength = size_t(count + kCCBlockSizeAES128)
        var cryptData = Data(count: cryptLength)
        var numBytesEncrypted: size_t = 0
        let options = CCOptions(kCCOptionPKCS7Padding)
        let iv = Data(repeating: 7, count: kCCBlockSizeAES128)
        let cryptStatus = cryptData.withUnsafeMutableBytes { cryptBytes in
            self.withUnsafeBytes { dataBytes in
                iv.withUnsafeBytes { ivBytes in
                    key.withUnsafeBytes { keyBytes in
                        CCCrypt(
                            CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), options, keyBytes.baseAddress, key.count,
                            ivBytes.baseAddress, dataBytes.baseAddress, self.count, cryptBytes.baseAddress, cryptLength,
                            &numBytesEncrypted)
                    }
                }
            }
        }
        guard UInt32(cryptStatus) == UInt32(kCCSuccess) else { return nil }
        cryptData.removeSubrange(numBytesEncrypted..<cryptData.count)
        return cryptData
    }
}
