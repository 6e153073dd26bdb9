import CryptoKit
import Foundation
import Testing

@Suite struct CipherTests {
    /// Test case 4 of the specification of GCM by McGrew and Viega.
    @Test func aesHasTheKnownAnswer() throws {
        let key = SymmetricKey(data: Data(hexadecimal: "feffe9928665731c6d6a8f9467308308"))
        let message = Data(
            hexadecimal: """
                d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72
                1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39
                """)
        let header = Data(hexadecimal: "feedfacedeadbeeffeedfacedeadbeefabaddad2")
        let nonce = try AES.GCM.Nonce(data: Data(hexadecimal: "cafebabefacedbaddecaf888"))
        let box = try AES.GCM.seal(message, using: key, nonce: nonce, authenticating: header)
        #expect(
            box.ciphertext.hexadecimal
                == "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
                + "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091")
        #expect(box.tag.hexadecimal == "5bc94fbc3221a5db94fae95ae7121a47")
        #expect(try AES.GCM.open(box, using: key, authenticating: header) == message)
    }

    @Test func aBoxIsOneValue() throws {
        let key = SymmetricKey(size: .bits256)
        let box = try AES.GCM.seal(Data("secret".utf8), using: key)
        let combined = try #require(box.combined)
        #expect(combined.count == 12 + 6 + 16)
        #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key) == Data("secret".utf8))
        #expect(key.bitCount == 256 && key != SymmetricKey(size: .bits256))
    }

    @Test func changedDataAreRefused() throws {
        let key = SymmetricKey(size: .bits128)
        var combined = try #require(AES.GCM.seal(Data("secret".utf8), using: key).combined)
        combined[14] ^= 1
        let box = try AES.GCM.SealedBox(combined: combined)
        // Apple's CryptoKit throws `authenticationFailure`. The number is that of BoringSSL's "bad decrypt".
        #expect(throws: CryptoKitError.underlyingCoreCryptoError(error: 0x1e00_0065)) { try AES.GCM.open(box, using: key) }
        #expect(throws: CryptoKitError.self) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
        #expect(throws: CryptoKitError.self) { try AES.GCM.seal(Data(), using: SymmetricKey(data: Data(count: 15))) }
    }

    /// RFC 7539, section 2.8.2.
    @Test func chaChaHasTheKnownAnswer() throws {
        let message = Data(
            "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.".utf8)
        let key = SymmetricKey(data: Data(0x80...0x9f))
        let header = Data(hexadecimal: "50515253c0c1c2c3c4c5c6c7")
        let nonce = try ChaChaPoly.Nonce(data: Data(hexadecimal: "070000004041424344454647"))
        let box = try ChaChaPoly.seal(message, using: key, nonce: nonce, authenticating: header)
        #expect(
            box.ciphertext.hexadecimal
                == "d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d6"
                + "3dbea45e8ca9671282fafb69da92728b1a71de0a9e060b2905d6a5b67ecd3b36"
                + "92ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc"
                + "3ff4def08e4b7a9de576d26586cec64b6116")
        #expect(box.tag.hexadecimal == "1ae10b594f09e26a7e902ecbd0600691")
        #expect(try ChaChaPoly.open(box, using: key, authenticating: header) == message)
        #expect(throws: CryptoKitError.self) { try ChaChaPoly.open(box, using: key, authenticating: Data()) }
    }

    @Test func keysAreWrapped() throws {
        let (key, wrapping) = (SymmetricKey(size: .bits256), SymmetricKey(size: .bits128))
        let wrapped = try AES.KeyWrap.wrap(key, using: wrapping)
        #expect(wrapped.count == 40)
        #expect(try AES.KeyWrap.unwrap(wrapped, using: wrapping) == key)
        #expect(throws: (any Error).self) { try AES.KeyWrap.unwrap(wrapped, using: key) }
    }
}
