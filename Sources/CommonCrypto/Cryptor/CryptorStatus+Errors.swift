internal import LibSSL

extension CCCryptorStatus {
    /// The status for an error of the library.
    init(_ error: CryptographyError) {
        switch error {
        case .keySize: self.init(kCCKeySizeError)
        case .unsupported: self.init(kCCUnimplemented)
        case .bufferTooSmall: self.init(kCCBufferTooSmall)
        case .notAligned: self.init(kCCAlignmentError)
        case .invalidData: self.init(kCCDecodeError)
        case .inputLength, .privateKeyRequired: self.init(kCCParamError)
        case .invalidKey: self.init(kCCInvalidKey)
        case .library: self.init(kCCUnspecifiedError)
        }
    }
}
