import CommonCrypto
import Foundation
import Testing

/// Ciphers, with the vectors of FIPS 197, FIPS 46, SP 800-38A and SP 800-67.
@Suite struct CryptorTests {
    private let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
    private let iv = bytes("000102030405060708090a0b0c0d0e0f")
    private let plain = bytes(
        "6bc1bee22e409f96e93d7e117393172a ae2d8a571e03ac9c9eb76fac45af8e51"
            + "30c81c46a35ce411e5fbc1191a0a52ef f69f2445df4f9b17ad2b417be66c3710")

    private func crypt(
        _ operation: Int, _ algorithm: Int, _ options: Int, key: [UInt8], iv: [UInt8]? = nil, _ data: [UInt8], available: Int? = nil
    ) -> (status: CCCryptorStatus, output: [UInt8], moved: Int) {
        var output = [UInt8](repeating: 0, count: available ?? data.count + kCCBlockSizeAES128)
        var moved: size_t = 0
        let status = CCCrypt(
            CCOperation(operation), CCAlgorithm(algorithm), CCOptions(options), key, key.count, iv, data, data.count, &output,
            output.count, &moved)
        return (status, status == CCCryptorStatus(kCCSuccess) ? Array(output.prefix(moved)) : [], moved)
    }

    /// Processes data with a mode, in parts of a size.
    private func cryptor(
        _ operation: Int, _ mode: Int, _ padding: Int = ccNoPadding, key: [UInt8], iv: [UInt8], _ data: [UInt8], partSize: Int
    ) -> [UInt8]? {
        var reference: CCCryptorRef?
        let status = CCCryptorCreateWithMode(
            CCOperation(operation), CCMode(mode), CCAlgorithm(kCCAlgorithmAES), CCPadding(padding), iv, key, key.count, nil, 0, 0,
            CCModeOptions(kCCModeOptionCTR_BE), &reference)
        guard status == kCCSuccess else { return nil }
        defer { CCCryptorRelease(reference) }
        var result: [UInt8] = []
        for start in stride(from: 0, to: data.count, by: partSize) {
            let part = Array(data[start..<min(start + partSize, data.count)])
            let length = CCCryptorGetOutputLength(reference, part.count, false)
            var output = [UInt8](repeating: 0, count: length)
            var moved = 0
            guard CCCryptorUpdate(reference, part, part.count, &output, length, &moved) == kCCSuccess, moved == length else { return nil }
            result += output
        }
        var output = [UInt8](repeating: 0, count: CCCryptorGetOutputLength(reference, 0, true))
        var moved = 0
        guard CCCryptorFinal(reference, &output, output.count, &moved) == kCCSuccess else { return nil }
        return result + output.prefix(moved)
    }

    @Test(arguments: [
        ("000102030405060708090a0b0c0d0e0f", "69c4e0d86a7b0430d8cdb78070b4c55a"),
        ("000102030405060708090a0b0c0d0e0f1011121314151617", "dda97ca4864cdfe06eaf70a0ec0d7191"),
        ("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "8ea2b7ca516745bfeafc49904b496089"),
    ])
    func blocksOfAESHaveThePublishedValues(key: String, cipher: String) {
        let plain = bytes("00112233445566778899aabbccddeeff")
        let encrypted = crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionECBMode, key: bytes(key), plain)
        #expect(hex(encrypted.output) == cipher)
        #expect(crypt(kCCDecrypt, kCCAlgorithmAES128, kCCOptionECBMode, key: bytes(key), bytes(cipher)).output == plain)
    }

    @Test func blocksOfDESHaveThePublishedValues() {
        let single = crypt(kCCEncrypt, kCCAlgorithmDES, kCCOptionECBMode, key: bytes("133457799BBCDFF1"), bytes("0123456789ABCDEF"))
        #expect(hex(single.output) == "85e813540f0ab405")
        let triple = crypt(
            kCCEncrypt, kCCAlgorithm3DES, kCCOptionECBMode, key: bytes("0123456789ABCDEF 23456789ABCDEF01 456789ABCDEF0123"),
            Array("The qufck brown fox jump".utf8))
        #expect(hex(triple.output) == "a826fd8ce53b855fcce21c8112256fe668d5c05dd9b6b900")
    }

    static let modes: [(mode: Int, iv: String, cipher: String)] = [
        (
            kCCModeCBC, "000102030405060708090a0b0c0d0e0f",
            "7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b2"
                + "73bed6b8e3c1743b7116e69e222295163ff1caa1681fac09120eca307586e1a7"
        ),
        (
            kCCModeCTR, "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff",
            "874d6191b620e3261bef6864990db6ce9806f66b7970fdff8617187bb9fffdff"
                + "5ae4df3edbd5d35e5b4f09020db03eab1e031dda2fbe03d1792170a0f3009cee"
        ),
        (
            kCCModeCFB, "000102030405060708090a0b0c0d0e0f",
            "3b3fd92eb72dad20333449f8e83cfb4ac8a64537a0b3a93fcde3cdad9f1ce58b"
                + "26751f67a3cbb140b1808cf187a4f4dfc04b05357c5d1c0eeac4c66f9ff7f2e6"
        ),
        (
            kCCModeOFB, "000102030405060708090a0b0c0d0e0f",
            "3b3fd92eb72dad20333449f8e83cfb4a7789508d16918f03f53c52dac54ed825"
                + "9740051e9c5fecf64344f7a82260edcc304c6528f659c77866a510d9c1d6ae5e"
        ),
    ]

    @Test(arguments: modes, [1, 5, 16, 17, 64])
    func modesHaveThePublishedValuesInAllParts(_ vector: (mode: Int, iv: String, cipher: String), partSize: Int) {
        let iv = bytes(vector.iv)
        let encrypted = cryptor(kCCEncrypt, vector.mode, key: key, iv: iv, plain, partSize: partSize)
        #expect(encrypted.map { hex($0) } == vector.cipher)
        #expect(cryptor(kCCDecrypt, vector.mode, key: key, iv: iv, bytes(vector.cipher), partSize: partSize) == plain)
    }

    @Test func feedbackOfBytesHasThePublishedValue() {
        let encrypted = cryptor(kCCEncrypt, kCCModeCFB8, key: key, iv: iv, Array(plain.prefix(18)), partSize: 18)
        #expect(encrypted.map { hex($0) } == "3b79424c9c0dd436bace9e0ed4586a4f32b9")
    }

    @Test(arguments: [0, 1, 15, 16, 17, 31, 32, 33, 63, 64])
    func paddingRestoresEveryLength(length: Int) {
        let data = Array(plain.prefix(length))
        let encrypted = crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, iv: iv, data)
        #expect(encrypted.output.count == (length / 16 + 1) * 16)
        #expect(crypt(kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, iv: iv, encrypted.output).output == data)
        // A buffer of exactly the plain length is enough for the decryption.
        let exact = crypt(kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, iv: iv, encrypted.output, available: length)
        #expect(exact.output == data && exact.status == kCCSuccess)
        for partSize in [1, 7, 16, 40] {
            let parts = cryptor(kCCDecrypt, kCCModeCBC, ccPKCS7Padding, key: key, iv: iv, encrypted.output, partSize: partSize)
            #expect(parts == data)
        }
    }

    @Test func aBufferThatIsTooSmallGivesTheNeededLength() {
        let small = crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, iv: iv, Array(plain.prefix(20)), available: 20)
        #expect(small.status == CCCryptorStatus(kCCBufferTooSmall) && small.moved == 32)
        let encrypted = crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, iv: iv, Array(plain.prefix(20))).output
        let short = crypt(kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, iv: iv, encrypted, available: 19)
        #expect(short.status == CCCryptorStatus(kCCBufferTooSmall) && short.moved == 32)
    }

    @Test func wrongLengthsAndKeysAreErrors() {
        let unaligned = crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: key, iv: iv, [1, 2, 3])
        #expect(unaligned.status == CCCryptorStatus(kCCAlignmentError))
        let cut = crypt(kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, iv: iv, [1, 2, 3])
        #expect(cut.status == CCCryptorStatus(kCCAlignmentError))
        let garbage = crypt(kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, iv: iv, Array(plain.prefix(16)))
        #expect(garbage.status == CCCryptorStatus(kCCDecodeError) && garbage.moved == 0)
        for count in [0, 1, 15, 17, 33] {
            let status = crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: [UInt8](repeating: 1, count: count), plain).status
            #expect(status == CCCryptorStatus(kCCKeySizeError))
        }
        #expect(crypt(kCCEncrypt, kCCAlgorithmDES, 0, key: key, plain).status == CCCryptorStatus(kCCKeySizeError))
        #expect(crypt(kCCEncrypt, 4, 0, key: key, plain).status == CCCryptorStatus(kCCUnimplemented))
        #expect(crypt(2, kCCAlgorithmAES, 0, key: key, plain).status == CCCryptorStatus(kCCParamError))
    }

    @Test func pointersThatAreMissingAreErrors() {
        var moved = 0
        let failure = CCCryptorStatus(kCCParamError)
        #expect(CCCrypt(0, 0, 0, nil, 16, nil, "data", 4, nil, 0, &moved) == failure)
        #expect(CCCrypt(0, 0, 0, key, 16, nil, nil, 4, nil, 0, &moved) == failure)
        #expect(CCCrypt(0, 0, 0, key, 16, nil, plain, 16, nil, 16, &moved) == failure)
        #expect(CCCrypt(0, 0, 0, key, 16, nil, nil, 0, nil, 0, nil) == CCCryptorStatus(kCCSuccess))
        #expect(CCCryptorCreate(0, 0, 0, key, 16, nil, nil) == failure)
        #expect(CCCryptorUpdate(nil, nil, 0, nil, 0, nil) == failure && CCCryptorFinal(nil, nil, 0, nil) == failure)
        #expect(CCCryptorReset(nil, nil) == failure && CCCryptorGetOutputLength(nil, 4, true) == 0)
        #expect(CCCryptorRelease(nil) == CCCryptorStatus(kCCSuccess))
    }

    @Test func dataIsEncryptedInPlace() {
        var buffer = plain + [UInt8](repeating: 0, count: 16)
        let count = plain.count
        var moved = 0
        let status = buffer.withUnsafeMutableBytes { memory in
            CCCrypt(
                CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), key, key.count, iv,
                memory.baseAddress, count, memory.baseAddress, memory.count, &moved)
        }
        #expect(status == CCCryptorStatus(kCCSuccess) && moved == 80)
        #expect(hex(buffer).hasPrefix(Self.modes[0].cipher))
        let decrypted = buffer.withUnsafeMutableBytes { memory in
            CCCrypt(
                CCOperation(kCCDecrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), key, key.count, iv,
                memory.baseAddress, 80, memory.baseAddress, memory.count, &moved)
        }
        #expect(decrypted == CCCryptorStatus(kCCSuccess) && Array(buffer.prefix(moved)) == plain)
    }

    @Test(arguments: [1, 8, 16, 40])
    func theOutputMayOverlapTheInput(distance: Int) {
        for (inputStart, outputStart) in [(distance, 0), (0, distance)] {
            var buffer = [UInt8](repeating: 0, count: 144)
            buffer.replaceSubrange(inputStart..<inputStart + plain.count, with: plain)
            let count = plain.count
            var moved = 0
            let status = buffer.withUnsafeMutableBytes { memory in
                CCCrypt(
                    CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), 0, key, key.count, iv,
                    memory.baseAddress.map { $0 + inputStart }, count, memory.baseAddress.map { $0 + outputStart }, 80, &moved)
            }
            #expect(status == CCCryptorStatus(kCCSuccess))
            #expect(hex(buffer[outputStart..<outputStart + moved]) == Self.modes[0].cipher)
        }
    }

    @Test func aResetCryptorBeginsAgain() {
        var reference: CCCryptorRef?
        CCCryptorCreate(
            CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), key, key.count, iv, &reference)
        defer { CCCryptorRelease(reference) }
        var output = [UInt8](repeating: 0, count: 64)
        var moved = 0
        #expect(CCCryptorUpdate(reference, plain, 20, &output, 64, &moved) == CCCryptorStatus(kCCSuccess) && moved == 16)
        #expect(CCCryptorReset(reference, iv) == CCCryptorStatus(kCCSuccess))
        #expect(CCCryptorUpdate(reference, plain, 16, &output, 64, &moved) == CCCryptorStatus(kCCSuccess) && moved == 16)
        #expect(hex(output.prefix(16)) == "7649abac8119b246cee98e9b12e9197d")
    }
}
