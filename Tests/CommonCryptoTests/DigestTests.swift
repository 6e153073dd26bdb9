import CommonCrypto
import Foundation
import Testing

/// The digests, with the vectors of RFC 1321 and FIPS 180.
@Suite struct DigestTests {
    typealias OneShot = (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?

    private func digest(_ text: String, _ length: Int32, _ function: OneShot) -> String {
        let data = Data(text.utf8)
        var digest = [UInt8](repeating: 0, count: Int(length))
        let isDone = data.withUnsafeBytes { function($0.baseAddress, CC_LONG(data.count), &digest) != nil }
        return isDone ? hex(digest) : ""
    }

    private let long = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"

    @Test func shortDigestsHaveThePublishedValues() {
        #expect(digest("abc", CC_MD5_DIGEST_LENGTH) { CC_MD5($0, $1, $2) } == "900150983cd24fb0d6963f7d28e17f72")
        #expect(digest("", CC_MD5_DIGEST_LENGTH) { CC_MD5($0, $1, $2) } == "d41d8cd98f00b204e9800998ecf8427e")
        #expect(digest("abc", CC_SHA1_DIGEST_LENGTH) { CC_SHA1($0, $1, $2) } == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(digest(long, CC_SHA1_DIGEST_LENGTH) { CC_SHA1($0, $1, $2) } == "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
    }

    @Test func longDigestsHaveThePublishedValues() {
        #expect(
            digest("abc", CC_SHA224_DIGEST_LENGTH) { CC_SHA224($0, $1, $2) } == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
        #expect(
            digest("abc", CC_SHA256_DIGEST_LENGTH) { CC_SHA256($0, $1, $2) }
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            digest(long, CC_SHA256_DIGEST_LENGTH) { CC_SHA256($0, $1, $2) }
                == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
        #expect(
            digest("abc", CC_SHA384_DIGEST_LENGTH) { CC_SHA384($0, $1, $2) }
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
        #expect(
            digest("abc", CC_SHA512_DIGEST_LENGTH) { CC_SHA512($0, $1, $2) }
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    }

    @Test func aMillionLettersInPartsHaveThePublishedDigest() {
        var context = CC_SHA256_CTX()
        CC_SHA256_Init(&context)
        let part = [UInt8](repeating: UInt8(ascii: "a"), count: 997)
        var count = 0
        while count < 1_000_000 {
            let length = min(part.count, 1_000_000 - count)
            #expect(CC_SHA256_Update(&context, part, CC_LONG(length)) == 1)
            count += length
        }
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        #expect(CC_SHA256_Final(&digest, &context) == 1)
        #expect(hex(digest) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    /// Code that predates `withUnsafeTemporaryAllocation` allocates a context without initialising the memory.
    @Test func contextsInUninitialisedMemoryWork() {
        func digest<Context>(
            _ length: Int32, _ start: (UnsafeMutablePointer<Context>) -> Int32,
            _ update: (UnsafeMutablePointer<Context>, UnsafeRawPointer, CC_LONG) -> Int32,
            _ finish: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<Context>) -> Int32
        ) -> String {
            let memory = UnsafeMutableRawPointer.allocate(byteCount: MemoryLayout<Context>.size, alignment: MemoryLayout<Context>.alignment)
            memset(memory, 0xA5, MemoryLayout<Context>.size)
            let context = memory.assumingMemoryBound(to: Context.self)
            defer { memory.deallocate() }
            _ = start(context)
            _ = update(context, "abc", 3)
            var digest = [UInt8](repeating: 0, count: Int(length))
            _ = finish(&digest, context)
            return String(hex(digest).prefix(8))
        }
        #expect(digest(16, { CC_MD5_Init($0) }, { CC_MD5_Update($0, $1, $2) }, { CC_MD5_Final($0, $1) }) == "90015098")
        #expect(digest(20, { CC_SHA1_Init($0) }, { CC_SHA1_Update($0, $1, $2) }, { CC_SHA1_Final($0, $1) }) == "a9993e36")
        #expect(digest(28, { CC_SHA224_Init($0) }, { CC_SHA224_Update($0, $1, $2) }, { CC_SHA224_Final($0, $1) }) == "23097d22")
        #expect(digest(32, { CC_SHA256_Init($0) }, { CC_SHA256_Update($0, $1, $2) }, { CC_SHA256_Final($0, $1) }) == "ba7816bf")
        #expect(digest(48, { CC_SHA384_Init($0) }, { CC_SHA384_Update($0, $1, $2) }, { CC_SHA384_Final($0, $1) }) == "cb00753f")
        #expect(digest(64, { CC_SHA512_Init($0) }, { CC_SHA512_Update($0, $1, $2) }, { CC_SHA512_Final($0, $1) }) == "ddaf35a1")
    }

    @Test func aCopyOfAContextContinuesIndependently() {
        var first = CC_SHA1_CTX()
        CC_SHA1_Init(&first)
        CC_SHA1_Update(&first, "ab", 2)
        var second = first
        CC_SHA1_Update(&second, "c", 1)
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
        CC_SHA1_Final(&digest, &second)
        #expect(hex(digest) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        CC_SHA1_Final(&digest, &first)
        #expect(hex(digest) == "da23614e02469a0d7c7bd1bdab5c9c474b1904dc")
    }

    @Test func pointersThatAreMissingGiveFailures() {
        var digest = [UInt8](repeating: 7, count: 32)
        #expect(CC_SHA256(nil, 3, &digest) == nil && digest == [UInt8](repeating: 7, count: 32))
        #expect(CC_SHA256(nil, 0, nil) == nil)
        #expect(CC_SHA256(nil, 0, &digest) != nil && hex(digest).hasPrefix("e3b0c442"))
        var context = CC_SHA256_CTX()
        #expect(CC_SHA256_Init(nil) == 0 && CC_SHA256_Update(&context, nil, 1) == 0 && CC_SHA256_Final(nil, &context) == 0)
        // A context that was never initialised gives a digest without meaning, but no crash.
        #expect(CC_SHA256_Update(&context, "abc", 3) == 1)
    }
}
