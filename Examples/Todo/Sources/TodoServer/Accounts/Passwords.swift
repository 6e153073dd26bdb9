import Crypto
import CryptoExtras
import Foundation
import NIOPosix

/// Makes hashes of passwords with scrypt, and checks passwords against them.
///
/// Hashing is slow on purpose, and takes memory; it runs on threads of its own, of which there are few, so that a crowd at the door
/// keeps nobody inside from working.
final class Passwords: Sendable {
    /// What a hash costs: 2 to this power rounds, each over a kilobyte. 15 takes 32 MB.
    private let cost: Int
    private let threads: NIOThreadPool

    init(cost: Int = 15, threads: Int = 2) {
        self.cost = cost
        self.threads = NIOThreadPool(numberOfThreads: threads)
        self.threads.start()
    }

    func close() async throws { try await threads.shutdownGracefully() }

    /// `scrypt$15$SALT$HASH`.
    func hash(_ password: String) async throws -> String {
        let salt = Data(SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) })
        let cost = cost
        let hash = try await threads.runIfActive { try Self.derive(password, salt, cost) }
        return "scrypt$\(cost)$\(salt.base64EncodedString())$\(hash.base64EncodedString())"
    }

    /// Whether a password has this hash. Without one the work is done all the same, so that time does not tell which names there are.
    func check(_ password: String, against stored: String?) async throws -> Bool {
        let parts = stored?.split(separator: "$").map(String.init) ?? []
        let salt = parts.count == 4 ? Data(base64Encoded: parts[2]) ?? Data() : Data("nobody".utf8)
        let cost = parts.count == 4 ? Int(parts[1]) ?? self.cost : self.cost
        let hash = try await threads.runIfActive { try Self.derive(password, salt, cost) }
        guard parts.count == 4, parts[0] == "scrypt", let expected = Data(base64Encoded: parts[3]) else { return false }
        return Self.areEqual(hash, expected)
    }

    private static func derive(_ password: String, _ salt: Data, _ cost: Int) throws -> Data {
        let text = Data(password.precomposedStringWithCompatibilityMapping.utf8)
        let key = try KDF.Scrypt.deriveKey(
            from: text, salt: salt, outputByteCount: 32, rounds: 1 << cost, blockSize: 8, parallelism: 1, maxMemory: 1 << 28)
        return key.withUnsafeBytes { Data($0) }
    }

    /// In a time that does not tell where they differ.
    private static func areEqual(_ left: Data, _ right: Data) -> Bool {
        left.count == right.count && zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
