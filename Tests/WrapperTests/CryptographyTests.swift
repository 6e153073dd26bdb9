import LibSSL
import Testing

/// The parts of the wrapper that no module exports: AES in Galois/counter mode, and the derivation of X9.63.
@Suite struct CryptographyTests {
    private func bytes(_ text: String) -> SecretBytes {
        let digits = text.compactMap(\.hexDigitValue)
        return SecretBytes(stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(16 * digits[$0] + digits[$0 + 1]) })
    }

    private let key = "feffe9928665731c6d6a8f9467308308"
    private let vector = "cafebabefacedbaddecaf888"
    private let plain =
        "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
        + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39"
    private let data = "feedfacedeadbeeffeedfacedeadbeefabaddad2"
    private let sealed =
        "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
        + "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e0915bc94fbc3221a5db94fae95ae7121a47"

    private func seal(_ message: String, _ key: String, _ vector: String, _ data: String) throws -> [UInt8] {
        try self.bytes(message).withBytes { message in
            try self.bytes(key).withBytes { key in
                try self.bytes(vector).withBytes { vector in
                    try self.bytes(data).withBytes { data in
                        try AuthenticatedCipher.seal(message, key: key, iv: vector, authenticating: data)
                    }
                }
            }
        }
    }

    private func open(_ sealed: SecretBytes, _ data: String) throws -> [UInt8] {
        try sealed.withBytes { sealed in
            try self.bytes(key).withBytes { key in
                try self.bytes(vector).withBytes { vector in
                    try self.bytes(data).withBytes { data in
                        try AuthenticatedCipher.open(sealed, key: key, iv: vector, authenticating: data).array
                    }
                }
            }
        }
    }

    /// Test cases 1 and 4 of the specification of the mode.
    @Test func sealedMessagesHaveThePublishedValues() throws {
        #expect(try seal(plain, key, vector, data) == bytes(sealed).array)
        let zeros = String(repeating: "0", count: 32)
        #expect(try seal("", zeros, String(repeating: "0", count: 24), "") == bytes("58e2fccefa7e3061367f1d57a4e7455a").array)
        #expect(try open(bytes(sealed), data) == bytes(plain).array)
    }

    @Test func everyChangeIsDetected() throws {
        let message = bytes(sealed).array
        for index in message.indices {
            var changed = message
            changed[index] ^= 1
            #expect(throws: CryptographyError.invalidData) { try open(SecretBytes(changed), data) }
        }
        #expect(throws: CryptographyError.invalidData) { try open(bytes(sealed), "feed") }
        #expect(throws: CryptographyError.invalidData) { try open(SecretBytes(Array(message.prefix(15))), data) }
        #expect(throws: CryptographyError.keySize) { try seal(plain, "00", vector, data) }
        #expect(throws: CryptographyError.inputLength) { try seal(plain, key, "", data) }
    }

    /// A vector of NIST for the function of ANSI X9.63 with SHA-256 (CAVS 12.0).
    @Test func derivedKeysHaveThePublishedValue() throws {
        let secret = bytes("22518b10e70f2a3f243810ae3254139efbee04aa57c7af7d")
        let info = bytes("75eef81aa3041e33b80971203d2c0c52")
        let expected =
            "c498af77161cc59f2962b9a713e2b215152d139766ce34a776df11866a69bf2e52a13d9c7c6fc878c50c5ea0bc7b00e0"
            + "da2447cfd874f6cf92f30d0097111485500c90c3af8b487872d04685d14c8d1dc8d7fa08beb0ce0ababc11f0bd496269"
            + "142d43525a78e5bc79a17f59676a5706dc54d54d4d1f0bd7e386128ec26afc21"
        let derived = try info.withBytes { try KeyDerivation.x963(.sha256, secret: secret, sharedInfo: $0, count: 128) }
        #expect(derived.array == bytes(expected).array)
        #expect(throws: CryptographyError.inputLength) {
            try info.withBytes { try KeyDerivation.x963(.sha256, secret: secret, sharedInfo: $0, count: 0) }
        }
    }

    @Test func comparisonConsidersEveryByte() {
        let first = bytes("00112233")
        for (text, isEqual) in [("00112233", true), ("00112234", false), ("01112233", false), ("001122", false)] {
            let result = first.withBytes { first in bytes(text).withBytes { Memory.isEqual(first, $0) } }
            #expect(result == isEqual)
        }
    }
}
