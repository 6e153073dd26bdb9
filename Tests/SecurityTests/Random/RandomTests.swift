import Foundation
import Security
import Testing

/// Random bytes.
@Suite struct RandomTests {
    @Test func bytesDiffer() {
        var bytes = [UInt8](repeating: 0, count: 32)
        let status = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
        #expect(status == errSecSuccess && Set(bytes).count > 8)
        var data = Data(count: 32)
        let result = data.withUnsafeMutableBytes { buffer in
            buffer.baseAddress.map { SecRandomCopyBytes(kSecRandomDefault, 32, $0) }
        }
        #expect(result == errSecSuccess && data != Data(bytes))
    }

    @Test func theNumberIsRespected() {
        var bytes = [UInt8](repeating: 0, count: 64)
        #expect(SecRandomCopyBytes(kSecRandomDefault, 16, &bytes) == errSecSuccess)
        #expect(bytes.suffix(48).allSatisfy { $0 == 0 })
        #expect(SecRandomCopyBytes(kSecRandomDefault, 0, &bytes) == errSecSuccess)
        #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &bytes) == errSecParam)
    }
}
