@_implementationOnly import CLibSSL

/// A message digest whose state is plain memory of the caller, which can be copied and needs no release.
package enum Digest {
    /// The size of the largest state in bytes. A state is aligned to 8 bytes.
    package static let stateSize = DigestAlgorithm.sha512.stateSize

    /// Begins a digest. Returns whether the library provides it.
    @discardableResult
    package static func start(_ algorithm: DigestAlgorithm, at state: UnsafeMutableRawPointer) -> Bool {
        switch algorithm {
        case .md5: caret_md5_start(state) == 1
        case .sha1: caret_sha1_start(state) == 1
        case .sha224: caret_sha224_start(state) == 1
        case .sha256: caret_sha256_start(state) == 1
        case .sha384: caret_sha384_start(state) == 1
        case .sha512: caret_sha512_start(state) == 1
        }
    }

    /// Adds bytes to a digest.
    @discardableResult
    package static func update(
        _ algorithm: DigestAlgorithm, at state: UnsafeMutableRawPointer, _ bytes: UnsafeRawBufferPointer
    ) -> Bool {
        guard let start = bytes.baseAddress, !bytes.isEmpty else { return true }
        return switch algorithm {
        case .md5: caret_md5_update(state, start, bytes.count) == 1
        case .sha1: caret_sha1_update(state, start, bytes.count) == 1
        case .sha224, .sha256: caret_sha256_update(state, start, bytes.count) == 1
        case .sha384, .sha512: caret_sha512_update(state, start, bytes.count) == 1
        }
    }

    /// Ends a digest, and overwrites its state.
    ///
    /// - Parameter digest: Memory of ``DigestAlgorithm/digestLength`` bytes.
    @discardableResult
    package static func finish(
        _ algorithm: DigestAlgorithm, at state: UnsafeMutableRawPointer, into digest: UnsafeMutablePointer<UInt8>
    ) -> Bool {
        let isFinished =
            switch algorithm {
            case .md5: caret_md5_finish(digest, state) == 1
            case .sha1: caret_sha1_finish(digest, state) == 1
            case .sha224, .sha256: caret_sha256_finish(digest, state) == 1
            case .sha384, .sha512: caret_sha512_finish(digest, state) == 1
            }
        Memory.cleanse(UnsafeMutableRawBufferPointer(start: state, count: algorithm.stateSize))
        return isFinished
    }

    /// Computes the digest of the parts, one after the other.
    package static func hash(_ algorithm: DigestAlgorithm, _ parts: UnsafeRawBufferPointer...) -> [UInt8] {
        hash(algorithm, parts)
    }

    /// Computes the digest of the parts, one after the other.
    package static func hash(_ algorithm: DigestAlgorithm, _ parts: [UnsafeRawBufferPointer]) -> [UInt8] {
        withUnsafeTemporaryAllocation(byteCount: stateSize, alignment: 8) { state in
            guard let start = state.baseAddress else { return [] }
            Self.start(algorithm, at: start)
            for part in parts { update(algorithm, at: start, part) }
            let digest = [UInt8](unsafeUninitializedCapacity: algorithm.digestLength) { buffer, count in
                guard let first = buffer.baseAddress else { return }
                buffer.initialize(repeating: 0)
                finish(algorithm, at: start, into: first)
                count = algorithm.digestLength
            }
            return digest
        }
    }
}
