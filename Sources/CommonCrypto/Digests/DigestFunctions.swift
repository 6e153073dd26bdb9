internal import LibSSL

/// The common part of the functions for digests.
enum DigestFunctions {
    static func hash(
        _ algorithm: DigestAlgorithm, _ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
    ) -> UnsafeMutablePointer<UInt8>? {
        guard let digest, let data = Buffers.reading(data, Int(count)) else { return nil }
        let result = Digest.hash(algorithm, data)
        digest.update(from: result, count: result.count)
        return digest
    }

    static func start(_ algorithm: DigestAlgorithm, _ context: UnsafeMutableRawPointer?) -> Int32 {
        guard let context else { return 0 }
        return Digest.start(algorithm, at: context) ? 1 : 0
    }

    static func update(
        _ algorithm: DigestAlgorithm, _ context: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer?, _ count: CC_LONG
    ) -> Int32 {
        guard let context, let data = Buffers.reading(data, Int(count)) else { return 0 }
        return Digest.update(algorithm, at: context, data) ? 1 : 0
    }

    static func finish(
        _ algorithm: DigestAlgorithm, _ digest: UnsafeMutablePointer<UInt8>?, _ context: UnsafeMutableRawPointer?
    ) -> Int32 {
        guard let digest, let context else { return 0 }
        return Digest.finish(algorithm, at: context, into: digest) ? 1 : 0
    }
}
