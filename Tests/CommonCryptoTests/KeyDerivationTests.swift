import CommonCrypto
import Foundation
import Testing

/// Keys from passwords, with the vectors of RFC 6070, and random bytes.
@Suite struct KeyDerivationTests {
    private func key(_ password: String, _ salt: String, _ rounds: UInt32, _ length: Int, _ prf: Int = kCCPRFHmacAlgSHA1) -> String {
        let salt = Array(salt.utf8)
        var key = [UInt8](repeating: 0, count: length)
        let status = CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), password, password.utf8.count, salt, salt.count, CCPseudoRandomAlgorithm(prf), rounds,
            &key, key.count)
        return status == kCCSuccess ? hex(key) : "\(status)"
    }

    @Test func keysHaveThePublishedValues() {
        #expect(key("password", "salt", 1, 20) == "0c60c80f961f0e71f3a9b524af6012062fe037a6")
        #expect(key("password", "salt", 2, 20) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
        #expect(key("password", "salt", 4096, 20) == "4b007901b765489abead49d926f721d065a429c1")
        #expect(
            key("passwordPASSWORDpassword", "saltSALTsaltSALTsaltSALTsaltSALTsalt", 4096, 25)
                == "3d2eec4fe41c849b80c8d83662c0e44a8b291a964cf2f07038")
        #expect(key("pass\0word", "sa\0lt", 4096, 16) == "56fa6aa75548099dcc37d7f03425e0c3")
        // RFC 7914, section 11.
        #expect(
            key("passwd", "salt", 1, 64, kCCPRFHmacAlgSHA256)
                == "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"
                + "49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783")
    }

    @Test func invalidParametersAreErrors() {
        let failure = "\(kCCParamError)"
        #expect(key("password", "salt", 0, 20) == failure && key("password", "salt", 1, 0) == failure)
        #expect(key("password", "salt", 1, 20, 0) == failure && key("password", "salt", 1, 20, 6) == failure)
        var output: [UInt8] = [0]
        #expect(CCKeyDerivationPBKDF(3, "a", 1, [0], 1, 1, 1, &output, 1) == Int32(kCCParamError))
        #expect(CCKeyDerivationPBKDF(2, nil, 1, [0], 1, 1, 1, &output, 1) == Int32(kCCParamError))
        #expect(CCKeyDerivationPBKDF(2, nil, 0, nil, 0, 1, 1, &output, 1) == Int32(kCCSuccess))
        #expect(CCKeyDerivationPBKDF(2, "a", 1, [0], 1, 1, 1, nil, 1) == Int32(kCCParamError))
    }

    @Test func calibrationGrowsWithTheTime() {
        let pbkdf2 = CCPBKDFAlgorithm(kCCPBKDF2)
        let prf = CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA256)
        #expect(CCCalibratePBKDF(pbkdf2, 8, 8, prf, 32, 0) == 10_000)
        // A derivation of 10,000 rounds takes less than a minute on every machine.
        #expect(CCCalibratePBKDF(pbkdf2, 8, 8, prf, 32, 3_600_000) > 10_000)
        #expect(CCCalibratePBKDF(pbkdf2, 8, 8, 77, 32, 100) == UInt32.max)
        #expect(CCCalibratePBKDF(1, 8, 8, prf, 32, 100) == UInt32.max && CCCalibratePBKDF(pbkdf2, -1, 8, prf, 32, 1) == UInt32.max)
    }

    @Test func randomBytesDiffer() {
        var first = [UInt8](repeating: 0, count: 64)
        var second = first
        #expect(CCRandomGenerateBytes(&first, first.count) == CCRNGStatus(kCCSuccess))
        #expect(CCRandomGenerateBytes(&second, second.count) == CCRNGStatus(kCCSuccess))
        #expect(first != second && Set(first).count > 8)
        #expect(CCRandomGenerateBytes(nil, 4) == CCRNGStatus(kCCParamError) && CCRandomGenerateBytes(nil, 0) == CCRNGStatus(kCCSuccess))
    }
}
