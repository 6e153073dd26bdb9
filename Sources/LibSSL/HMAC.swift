/// A message authentication code (RFC 2104) whose state is plain memory of the caller.
///
/// The state contains the digest of the message, then the digest that follows, then the number of the algorithm.
package enum HMAC {
    /// The size of a state in bytes. A state is aligned to 8 bytes.
    package static let stateSize = 2 * Digest.stateSize + 8

    /// Begins a code.
    package static func start(
        _ algorithm: DigestAlgorithm, at state: UnsafeMutableRawPointer, key: UnsafeRawBufferPointer
    ) {
        withUnsafeTemporaryAllocation(byteCount: algorithm.blockLength, alignment: 8) { block in
            block.initializeMemory(as: UInt8.self, repeating: 0)
            if key.count > algorithm.blockLength {
                var hashedKey = Digest.hash(algorithm, key)
                block.copyBytes(from: hashedKey)
                hashedKey.withUnsafeMutableBytes { Memory.cleanse($0) }
            } else {
                block.copyBytes(from: key)
            }
            for index in block.indices { block[index] ^= 0x36 }
            Digest.start(algorithm, at: state)
            Digest.update(algorithm, at: state, UnsafeRawBufferPointer(block))
            for index in block.indices { block[index] ^= 0x36 ^ 0x5C }
            Digest.start(algorithm, at: state + Digest.stateSize)
            Digest.update(algorithm, at: state + Digest.stateSize, UnsafeRawBufferPointer(block))
            Memory.cleanse(block)
        }
        state.storeBytes(of: algorithm.rawValue, toByteOffset: 2 * Digest.stateSize, as: UInt32.self)
    }

    /// Adds bytes to a code.
    package static func update(at state: UnsafeMutableRawPointer, _ bytes: UnsafeRawBufferPointer) {
        guard let algorithm = algorithm(of: state) else { return }
        Digest.update(algorithm, at: state, bytes)
    }

    /// Ends a code, and overwrites its state.
    ///
    /// - Parameter code: Memory of ``DigestAlgorithm/digestLength`` bytes.
    package static func finish(at state: UnsafeMutableRawPointer, into code: UnsafeMutablePointer<UInt8>) {
        guard let algorithm = algorithm(of: state) else { return }
        Digest.finish(algorithm, at: state, into: code)
        let inner = UnsafeRawBufferPointer(start: code, count: algorithm.digestLength)
        Digest.update(algorithm, at: state + Digest.stateSize, inner)
        Digest.finish(algorithm, at: state + Digest.stateSize, into: code)
        Memory.cleanse(UnsafeMutableRawBufferPointer(start: state, count: stateSize))
        invalidate(state)
    }

    /// Computes the code of a message.
    package static func authenticate(
        _ algorithm: DigestAlgorithm, key: UnsafeRawBufferPointer, message: UnsafeRawBufferPointer
    ) -> [UInt8] {
        withUnsafeTemporaryAllocation(byteCount: stateSize, alignment: 8) { state in
            guard let first = state.baseAddress else { return [] }
            start(algorithm, at: first, key: key)
            update(at: first, message)
            var code = [UInt8](repeating: 0, count: algorithm.digestLength)
            code.withUnsafeMutableBufferPointer { buffer in
                if let start = buffer.baseAddress { finish(at: first, into: start) }
            }
            return code
        }
    }

    /// Makes a state one whose update and end do nothing.
    package static func invalidate(_ state: UnsafeMutableRawPointer) {
        state.storeBytes(of: UInt32.max, toByteOffset: 2 * Digest.stateSize, as: UInt32.self)
    }

    private static func algorithm(of state: UnsafeMutableRawPointer) -> DigestAlgorithm? {
        DigestAlgorithm(rawValue: state.load(fromByteOffset: 2 * Digest.stateSize, as: UInt32.self))
    }
}
