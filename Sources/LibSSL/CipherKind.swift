/// A block cipher.
package enum CipherAlgorithm: Hashable, Sendable {
    case aes, des, tripleDES

    /// The size of a block in bytes.
    package var blockSize: Int { self == .aes ? 16 : 8 }

    /// The sizes of keys in bytes.
    package var keySizes: [Int] {
        switch self {
        case .aes: [16, 24, 32]
        case .des: [8]
        case .tripleDES: [24]
        }
    }
}

/// The chaining of blocks.
package enum CipherMode: Hashable, Sendable {
    case ecb, cbc, cfb, cfb8, ofb
    /// A counter of the block's size, the most significant byte first. Only for AES.
    case ctr

    /// Whether the output has the length of the input, so that padding has no effect.
    package var isStream: Bool { self != .ecb && self != .cbc }

    /// OpenSSL's name of a cipher in this mode; `nil` if there is none.
    func name(_ algorithm: CipherAlgorithm, keySize: Int) -> String? {
        // The default provider contains DES only as triple DES, which is DES if its three keys are equal.
        let cipher = algorithm == .aes ? "AES-\(8 * keySize)" : "DES-EDE3"
        return switch self {
        case .ecb: cipher + "-ECB"
        case .cbc: cipher + "-CBC"
        case .cfb: cipher + "-CFB"
        case .cfb8: cipher + "-CFB8"
        case .ofb: cipher + "-OFB"
        case .ctr: algorithm == .aes ? cipher + "-CTR" : nil
        }
    }
}
