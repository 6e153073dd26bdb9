import Crypto
import CryptoExtras
import Foundation
import NIOPosix

/// Hashes passwords with scrypt, and verifies passwords against hashes.
///
/// Hashing is slow on purpose, and needs memory. It runs on a few threads of its own, so that many logins do not
/// block the calls of logged-in users.
final class Passwords: Sendable {
    /// The cost of a hash: 2 to this power rounds, each over a kilobyte. 15 needs 32 MB.
    private let cost: Int
    /// The number of repetitions: three times 2^15 rounds match the cost of OWASP's cheat sheet.
    private static let times = 3
    private let threads: NIOThreadPool

    init(cost: Int = 15, threads: Int = 2) {
        self.cost = cost
        self.threads = NIOThreadPool(numberOfThreads: threads)
        self.threads.start()
    }

    func close() async throws { try await threads.shutdownGracefully() }

    /// Returns a hash as `scrypt$15$3$SALT$HASH`.
    func hash(_ password: String) async throws -> String {
        let salt = Data(SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) })
        let cost = cost
        let hash = try await threads.runIfActive { try Self.derive(password, salt, cost, Self.times) }
        return "scrypt$\(cost)$\(Self.times)$\(salt.base64EncodedString())$\(hash.base64EncodedString())"
    }

    /// Returns whether a password matches a hash. Without a hash the work is done all the same, so that the duration
    /// does not reveal which names exist.
    func check(_ password: String, against stored: String?) async throws -> Bool {
        let known = stored.flatMap(Stored.init)
        let (salt, cost, times) = (known?.salt ?? Data("nobody".utf8), known?.cost ?? cost, known?.times ?? Self.times)
        let hash = try await threads.runIfActive { try Self.derive(password, salt, cost, times) }
        guard let known else { return false }
        return Self.areEqual(hash, known.hash)
    }

    /// The components of a stored hash.
    private struct Stored {
        let cost: Int
        let times: Int
        let salt: Data
        let hash: Data

        init?(_ text: String) {
            var parts = text.split(separator: "$").map(String.init)
            // Older hashes were repeated once.
            if parts.count == 4 { parts.insert("1", at: 2) }
            guard parts.count == 5, parts[0] == "scrypt",
                let cost = Int(parts[1]), (1...20).contains(cost), let times = Int(parts[2]), (1...16).contains(times),
                let salt = Data(base64Encoded: parts[3]), let hash = Data(base64Encoded: parts[4])
            else { return nil }
            (self.cost, self.times, self.salt, self.hash) = (cost, times, salt, hash)
        }
    }

    /// The memory of one derivation in bytes: a kilobyte for each round and repetition, and the library's overhead.
    private static func memory(_ cost: Int, _ times: Int) -> Int { 128 * 8 * ((1 << cost) + times + 2) }

    private static func derive(_ password: String, _ salt: Data, _ cost: Int, _ times: Int) throws -> Data {
        let text = Data(password.precomposedStringWithCompatibilityMapping.utf8)
        let key = try KDF.Scrypt.deriveKey(
            from: text, salt: salt, outputByteCount: 32, rounds: 1 << cost, blockSize: 8, parallelism: times,
            maxMemory: memory(cost, times))
        return key.withUnsafeBytes { Data($0) }
    }

    /// Compares in constant time, so that the duration does not reveal the position of a difference.
    private static func areEqual(_ left: Data, _ right: Data) -> Bool {
        left.count == right.count && zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
