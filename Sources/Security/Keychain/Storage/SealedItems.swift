internal import Foundation
internal import LibSSL
internal import SystemServices

/// The encoding of items in a file: a header, a random initialisation vector, and a property list encrypted with
/// AES-256-GCM.
enum SealedItems {
    /// The length of the key in bytes.
    static let keyLength = 32
    /// The length of the initialisation vector in bytes, as recommended for GCM.
    private static let vectorLength = 12
    /// The name and the version of the format. Authenticated with the items.
    private static let header = Data("CaretKeychain1\n".utf8)

    /// Returns a new random key; `nil` if the system has no source of randomness.
    static func makeKey() -> Data? { random(keyLength) }

    /// Encrypts items; `nil` if that fails.
    static func seal(_ items: [KeychainItem], key: Data) -> Data? {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        guard var text = try? encoder.encode(items), let vector = random(vectorLength) else { return nil }
        defer { text.withUnsafeMutableBytes { Memory.cleanse($0) } }
        let sealed = key.withUnsafeBytes { key in
            text.withUnsafeBytes { text in
                vector.withUnsafeBytes { vector in
                    header.withUnsafeBytes { try? AuthenticatedCipher.seal(text, key: key, iv: vector, authenticating: $0) }
                }
            }
        }
        return sealed.map { header + vector + $0 }
    }

    /// Decrypts items; `nil` if the data, the key or the format is wrong.
    static func open(_ data: Data, key: Data) -> [KeychainItem]? {
        guard key.count == keyLength, data.starts(with: header), data.count >= header.count + vectorLength else { return nil }
        let body = data.dropFirst(header.count)
        let text = key.withUnsafeBytes { key in
            body.dropFirst(vectorLength).withUnsafeBytes { sealed in
                body.prefix(vectorLength).withUnsafeBytes { vector in
                    header.withUnsafeBytes { try? AuthenticatedCipher.open(sealed, key: key, iv: vector, authenticating: $0) }
                }
            }
        }
        return text?.withBytes { try? PropertyListDecoder().decode([KeychainItem].self, from: Data($0)) }
    }

    private static func random(_ count: Int) -> Data? {
        var data = Data(count: count)
        return data.withUnsafeMutableBytes { SecureRandom.fill($0) } ? data : nil
    }
}
