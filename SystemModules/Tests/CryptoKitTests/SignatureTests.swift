import CryptoKit
import Foundation
import Testing

@Suite struct SignatureTests {
    /// RFC 8032, section 7.1, test 3.
    @Test func edwardsSignaturesHaveTheKnownAnswer() throws {
        let secret = Data(hexadecimal: "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7")
        let key = try Curve25519.Signing.PrivateKey(rawRepresentation: secret)
        let message = Data(hexadecimal: "af82")
        let signature = Data(
            hexadecimal: """
                6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac
                18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a
                """)
        #expect(
            key.publicKey.rawRepresentation.hexadecimal == "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025")
        #expect(key.publicKey.isValidSignature(signature, for: message))
        #expect(!key.publicKey.isValidSignature(signature, for: Data()))
        #expect(key.publicKey.isValidSignature(try key.signature(for: message), for: message))
    }

    /// RFC 6979, section A.2.5, with SHA-256 and the message "sample".
    @Test func curveSignaturesHaveTheKnownAnswer() throws {
        let secret = Data(hexadecimal: "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721")
        let key = try P256.Signing.PrivateKey(rawRepresentation: secret)
        #expect(
            key.publicKey.rawRepresentation.hexadecimal
                == "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"
                + "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299")
        let signature = try P256.Signing.ECDSASignature(
            rawRepresentation: Data(
                hexadecimal: """
                    efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716
                    f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8
                    """))
        #expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
        #expect(!key.publicKey.isValidSignature(signature, for: Data("Sample".utf8)))
        let written = try P256.Signing.PublicKey(pemRepresentation: key.publicKey.pemRepresentation)
        #expect(written.rawRepresentation == key.publicKey.rawRepresentation)
    }

    @Test func twoSidesAgreeOnAKey() throws {
        let (one, other) = (Curve25519.KeyAgreement.PrivateKey(), Curve25519.KeyAgreement.PrivateKey())
        let secrets = try (
            one.sharedSecretFromKeyAgreement(with: other.publicKey), other.sharedSecretFromKeyAgreement(with: one.publicKey)
        )
        #expect(secrets.0 == secrets.1)
        let keys = [secrets.0, secrets.1].map {
            $0.hkdfDerivedSymmetricKey(using: SHA256.self, salt: Data("salt".utf8), sharedInfo: Data(), outputByteCount: 32)
        }
        #expect(keys[0] == keys[1] && keys[0].bitCount == 256)
    }

    @Test func wrongKeysAreRefused() {
        #expect(throws: CryptoKitError.self) { try P256.Signing.PrivateKey(rawRepresentation: Data(count: 31)) }
        #expect(throws: (any Error).self) { try P256.Signing.PublicKey(pemRepresentation: "no key") }
    }
}
