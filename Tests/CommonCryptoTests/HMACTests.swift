import CommonCrypto
import Foundation
import Testing

/// Authentication codes, with the vectors of RFC 2202 and RFC 4231.
@Suite struct HMACTests {
    private func code(_ algorithm: Int, _ length: Int32, key: [UInt8], _ text: String) -> String {
        var code = [UInt8](repeating: 0, count: Int(length))
        let data = Data(text.utf8)
        data.withUnsafeBytes {
            CCHmac(CCHmacAlgorithm(algorithm), key, key.count, $0.baseAddress, data.count, &code)
        }
        return hex(code)
    }

    @Test func codesHaveThePublishedValues() {
        let key = [UInt8](repeating: 0x0B, count: 20)
        #expect(
            code(kCCHmacAlgMD5, CC_MD5_DIGEST_LENGTH, key: Array(key.prefix(16)), "Hi There") == "9294727a3638bb1c13f48ef8158bfc9d")
        #expect(code(kCCHmacAlgSHA1, CC_SHA1_DIGEST_LENGTH, key: key, "Hi There") == "b617318655057264e28bc0b6fb378c8ef146be00")
        #expect(
            code(kCCHmacAlgSHA224, CC_SHA224_DIGEST_LENGTH, key: key, "Hi There")
                == "896fb1128abbdf196832107cd49df33f47b4b1169912ba4f53684b22")
        #expect(
            code(kCCHmacAlgSHA256, CC_SHA256_DIGEST_LENGTH, key: key, "Hi There")
                == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
        #expect(
            code(kCCHmacAlgSHA384, CC_SHA384_DIGEST_LENGTH, key: key, "Hi There")
                == "afd03944d84895626b0825f4ab46907f15f9dadbe4101ec682aa034c7cebc59cfaea9ea9076ede7f4af152e8b2fa9cb6")
        #expect(
            code(kCCHmacAlgSHA512, CC_SHA512_DIGEST_LENGTH, key: key, "Hi There")
                == "87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cde"
                + "daa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854")
    }

    @Test func aKeyLongerThanABlockIsHashed() {
        let key = [UInt8](repeating: 0xAA, count: 131)
        #expect(
            code(kCCHmacAlgSHA256, CC_SHA256_DIGEST_LENGTH, key: key, "Test Using Larger Than Block-Size Key - Hash Key First")
                == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }

    @Test func partsGiveTheCodeOfTheWhole() {
        let key = Array("Jefe".utf8)
        var context = CCHmacContext()
        CCHmacInit(&context, CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count)
        CCHmacUpdate(&context, "what do ya want ", 16)
        CCHmacUpdate(&context, "for nothing?", 12)
        var code = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CCHmacFinal(&context, &code)
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }

    @Test func anUnknownAlgorithmWritesNothing() {
        var code: [UInt8] = [1, 2, 3]
        CCHmac(CCHmacAlgorithm(99), "key", 3, "data", 4, &code)
        #expect(code == [1, 2, 3])
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA1), nil, 3, "data", 4, &code)
        #expect(code == [1, 2, 3])
        var context = CCHmacContext()
        CCHmacUpdate(nil, "data", 4)
        CCHmacFinal(&context, nil)
    }
}
