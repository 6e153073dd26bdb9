internal import LibSSL

/// The parameters of a cryptor as the library has them.
struct CryptorParameters {
    let encrypts: Bool
    let mode: CipherMode
    let algorithm: CipherAlgorithm
    let hasPadding: Bool

    init(_ operation: CCOperation, _ mode: CCMode, _ algorithm: CCAlgorithm, _ padding: CCPadding) throws(CryptographyError) {
        switch Int(operation) {
        case kCCEncrypt: encrypts = true
        case kCCDecrypt: encrypts = false
        default: throw .inputLength
        }
        switch Int(mode) {
        case kCCModeECB: self.mode = .ecb
        case kCCModeCBC: self.mode = .cbc
        case kCCModeCFB: self.mode = .cfb
        case kCCModeCTR: self.mode = .ctr
        case kCCModeOFB: self.mode = .ofb
        case kCCModeCFB8: self.mode = .cfb8
        default: throw .unsupported
        }
        switch Int(algorithm) {
        case kCCAlgorithmAES: self.algorithm = .aes
        case kCCAlgorithmDES: self.algorithm = .des
        case kCCAlgorithm3DES: self.algorithm = .tripleDES
        default: throw .unsupported
        }
        switch Int(padding) {
        case ccNoPadding: hasPadding = false
        case ccPKCS7Padding: hasPadding = true
        default: throw .inputLength
        }
    }

    func cipher(
        _ key: UnsafeRawPointer?, _ keyLength: Int, _ iv: UnsafeRawPointer?
    ) throws(CryptographyError) -> Cipher {
        guard let key, keyLength >= 0 else { throw .inputLength }
        return try Cipher(
            algorithm, mode, hasPadding: hasPadding, encrypts: encrypts,
            key: UnsafeRawBufferPointer(start: key, count: keyLength),
            iv: iv.map { UnsafeRawBufferPointer(start: $0, count: algorithm.blockSize) })
    }
}

extension Cipher {
    /// The cipher of a reference that a caller passes.
    static func cipher(_ reference: CCCryptorRef?) -> Cipher? {
        reference.map { Unmanaged<Cipher>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
    }
}
