import CryptoKit
import Foundation
import Testing

@Suite struct DigestTests {
    private let message = Data("abc".utf8)

    @Test(arguments: [
        ("SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", "\(SHA256.hash(data: Data("abc".utf8)))"),
        ("MD5 digest: 900150983cd24fb0d6963f7d28e17f72", "\(Insecure.MD5.hash(data: Data("abc".utf8)))"),
        ("SHA1 digest: a9993e364706816aba3e25717850c26c9cd0d89d", "\(Insecure.SHA1.hash(data: Data("abc".utf8)))"),
        (
            "SHA384 digest: cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7",
            "\(SHA384.hash(data: Data("abc".utf8)))"
        ),
        (
            "SHA512 digest: ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
            "\(SHA512.hash(data: Data("abc".utf8)))"
        ),
    ]) func descriptionsHaveTheNameOfTheFunction(_ expected: String, _ description: String) {
        #expect(description == expected)
    }

    @Test func bytesAreWrittenByAppsInTheUsualWay() {
        let text = SHA256.hash(data: message).map { String(format: "%02hhx", $0) }.joined()
        #expect(text == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(SHA256.byteCount == 32 && SHA256Digest.byteCount == 32 && SHA256.blockByteCount == 64)
        #expect(Data(SHA256.hash(data: message)).count == 32)
    }

    @Test func aDigestGrowsWithItsData() {
        var function = SHA256()
        function.update(data: message.prefix(1))
        function.update(data: message.dropFirst())
        #expect(function.finalize() == SHA256.hash(data: message))
        #expect(SHA256.hash(data: message) == Data(SHA256.hash(data: message)))
        #expect(SHA256.hash(data: message) != SHA256.hash(data: Data()))
    }

    /// RFC 4231, test case 2.
    @Test func codesAuthenticateMessages() {
        let key = SymmetricKey(data: Data("Jefe".utf8))
        let message = Data("what do ya want for nothing?".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
        #expect(code.description == "HMAC with SHA256: 5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data(), using: key))
    }

    /// RFC 5869, test cases 1 and 3.
    @Test func keysAreDerived() {
        let input = SymmetricKey(data: Data(repeating: 0x0b, count: 22))
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: input, salt: Data(0...12), info: Data(0xf0...0xf9), outputByteCount: 42)
        #expect(
            key.hexadecimalBytes
                == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
        let extracted = HKDF<SHA256>.extract(inputKeyMaterial: input, salt: Data(0...12))
        #expect(extracted.hexadecimal == "077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5")
        let plain = HKDF<SHA256>.deriveKey(inputKeyMaterial: input, outputByteCount: 42)
        #expect(
            plain.hexadecimalBytes
                == "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8")
    }
}
