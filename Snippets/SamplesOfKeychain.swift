// The samples of the pages of Security and CommonCrypto, each in a context that makes it compile. Samples that need a
// keychain or certificates are compiled and not run.

import CommonCrypto
import Foundation
import Security

// MARK: - The keychain

func save(_ password: String, account: String) -> OSStatus {
    let query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword,
        kSecAttrService as String: "com.example.kebabs",
        kSecAttrAccount as String: account,
    ]
    let update = [kSecValueData as String: Data(password.utf8)]
    let status = SecItemUpdate(query as CFDictionary, update as CFDictionary)
    guard status == errSecItemNotFound else { return status }
    return SecItemAdd(query.merging(update) { $1 } as CFDictionary, nil)
}

// MARK: - Keys and certificates

func signature(of message: Data) throws -> Data {
    let attributes: [String: Any] = [
        kSecAttrKeyType as String: kSecAttrKeyTypeECSECPrimeRandom,
        kSecAttrKeySizeInBits as String: 256,
    ]
    var error: Unmanaged<CFError>?
    guard let privateKey = SecKeyCreateRandomKey(attributes as CFDictionary, &error),
        let signature = SecKeyCreateSignature(privateKey, .ecdsaSignatureMessageX962SHA256, message as CFData, &error)
    else { throw error?.takeRetainedValue() ?? CocoaError(.featureUnsupported) }
    return signature as Data
}

func isTrusted(_ certificates: [SecCertificate], host: String) -> Bool {
    var trust: SecTrust?
    SecTrustCreateWithCertificates(certificates as CFArray, SecPolicyCreateSSL(true, host as CFString), &trust)
    return trust.map { SecTrustEvaluateWithError($0, nil) } ?? false
}

// MARK: - Digests

func digest(of data: Data) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest) }
    return digest
}

let message = Data("Two kebabs, please.".utf8)
print("The digest has \(digest(of: message).count) bytes.")
print(try signature(of: message).isEmpty ? "The signature is empty." : "The message is signed.")
