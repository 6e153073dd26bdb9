@_implementationOnly import CLibSSL

/// An encryption or decryption in progress. Wraps `EVP_CIPHER_CTX`.
package final class Cipher {
    package let algorithm: CipherAlgorithm
    package let mode: CipherMode
    package let hasPadding: Bool
    package let encrypts: Bool

    private let context: OpaquePointer
    /// The number of input bytes that have no output yet.
    private var pendingCount = 0
    /// The content of the last block, which did not fit into the output.
    private var lastBlock: SecretBytes?

    /// Creates a cipher.
    ///
    /// - Parameters:
    ///   - hasPadding: Whether the last block is padded by PKCS #7. Ignored in modes without blocks.
    ///   - iv: One block; `nil` for zeros. Ignored in ECB mode.
    package init(
        _ algorithm: CipherAlgorithm, _ mode: CipherMode, hasPadding: Bool, encrypts: Bool, key: UnsafeRawBufferPointer,
        iv: UnsafeRawBufferPointer?
    ) throws(CryptographyError) {
        guard algorithm.keySizes.contains(key.count) else { throw .keySize }
        guard iv.map({ $0.count == algorithm.blockSize }) ?? true else { throw .inputLength }
        guard let name = mode.name(algorithm, keySize: key.count) else { throw .unsupported }
        guard let cipher = EVP_CIPHER_fetch(nil, name, nil) else {
            ERR_clear_error()
            throw .unsupported
        }
        defer { EVP_CIPHER_free(cipher) }
        guard let context = EVP_CIPHER_CTX_new() else { throw .last("EVP_CIPHER_CTX_new") }
        let fullKey = Self.fullKey(algorithm, key)
        let vector = iv.map { SecretBytes($0) } ?? SecretBytes(count: algorithm.blockSize)
        let isReady = fullKey.withBytes { key in
            vector.withBytes { EVP_CipherInit_ex2(context, cipher, key.start, $0.start, encrypts ? 1 : 0, nil) }
        }
        guard isReady == 1, EVP_CIPHER_CTX_set_padding(context, hasPadding ? 1 : 0) == 1 else {
            EVP_CIPHER_CTX_free(context)
            throw .last("EVP_CipherInit_ex2")
        }
        self.context = context
        self.algorithm = algorithm
        self.mode = mode
        self.hasPadding = hasPadding && !mode.isStream
        self.encrypts = encrypts
    }

    /// Overwrites the key and frees the context.
    deinit { EVP_CIPHER_CTX_free(context) }

    /// Returns the key of triple DES for a key of DES.
    private static func fullKey(_ algorithm: CipherAlgorithm, _ key: UnsafeRawBufferPointer) -> SecretBytes {
        guard algorithm == .des else { return SecretBytes(key) }
        let full = SecretBytes(count: 24)
        full.withMutableBytes { full in
            for index in 0..<24 { full[index] = key[index % 8] }
        }
        return full
    }

    /// Returns the length of the output of the next update in bytes.
    package func outputLength(inputLength: Int) -> Int {
        if mode.isStream { return inputLength }
        let (total, isTooLarge) = pendingCount.addingReportingOverflow(max(inputLength, 0))
        guard !isTooLarge else { return .max }
        let size = algorithm.blockSize
        // Decryption retains the last block, because it may contain the padding.
        let usable = hasPadding && !encrypts ? max(total - 1, 0) : total
        return usable / size * size
    }

    /// Returns the maximum length of the output of an update and the end in bytes.
    package func totalOutputLength(inputLength: Int) -> Int {
        if mode.isStream { return inputLength }
        let (total, isTooLarge) = pendingCount.addingReportingOverflow(max(inputLength, 0))
        guard !isTooLarge, total < Int.max - algorithm.blockSize else { return .max }
        let size = algorithm.blockSize
        return hasPadding && encrypts ? (total / size + 1) * size : (total + size - 1) / size * size
    }

    /// Processes bytes. The buffers may overlap.
    ///
    /// - Returns: The number of bytes written, see ``outputLength(inputLength:)``.
    package func update(
        _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
    ) throws(CryptographyError) -> Int {
        let length = outputLength(inputLength: input.count)
        guard output.count >= length else { throw .bufferTooSmall }
        guard !input.isEmpty else { return 0 }
        if Self.overlap(input, output) {
            return try SecretBytes(input).withBytes { copy throws(CryptographyError) in try process(copy, into: output) }
        }
        return try process(input, into: output)
    }

    private func process(
        _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
    ) throws(CryptographyError) -> Int {
        // OpenSSL counts in 32 bits. A short input may have no output, for which null is not allowed.
        let largest = 1 << 30
        var spare: [UInt8] = [0]
        var consumed = 0
        var written = 0
        while consumed < input.count {
            let count = min(largest, input.count - consumed)
            let part = UnsafeRawBufferPointer(rebasing: input[consumed..<consumed + count])
            var partWritten: Int32 = 0
            let status = spare.withUnsafeMutableBufferPointer { spare in
                EVP_CipherUpdate(context, output.start.map { $0 + written } ?? spare.baseAddress, &partWritten, part.start, Int32(count))
            }
            guard status == 1 else { throw .last("EVP_CipherUpdate") }
            consumed += count
            written += Int(partWritten)
        }
        if !mode.isStream { pendingCount += input.count - written }
        return written
    }

    /// Ends the data.
    ///
    /// - Returns: The number of bytes written; at most one block.
    package func finish(into output: UnsafeMutableRawBufferPointer) throws(CryptographyError) -> Int {
        if mode.isStream { return 0 }
        if !hasPadding {
            guard pendingCount == 0 else { throw .notAligned }
            return 0
        }
        let size = algorithm.blockSize
        if encrypts {
            guard output.count >= size else { throw .bufferTooSmall }
        } else if pendingCount == 0 {
            return 0
        } else {
            guard pendingCount == size else { throw .notAligned }
        }
        if lastBlock == nil { lastBlock = try decodedLastBlock(size) }
        guard let block = lastBlock, output.count >= block.count else { throw .bufferTooSmall }
        block.withBytes { output.copyMemory(from: $0) }
        pendingCount = 0
        lastBlock = nil
        return block.count
    }

    private func decodedLastBlock(_ size: Int) throws(CryptographyError) -> SecretBytes {
        let block = SecretBytes(count: size)
        var written: Int32 = 0
        guard block.withMutableBytes({ EVP_CipherFinal_ex(context, $0.start, &written) }) == 1 else {
            ERR_clear_error()
            throw .invalidData
        }
        return block.prefix(Int(written))
    }

    /// Begins new data with the same key.
    ///
    /// - Parameter iv: One block; `nil` for zeros.
    package func reset(iv: UnsafeRawBufferPointer?) throws(CryptographyError) {
        guard iv.map({ $0.count == algorithm.blockSize }) ?? true else { throw .inputLength }
        let vector = iv.map { SecretBytes($0) } ?? SecretBytes(count: algorithm.blockSize)
        guard vector.withBytes({ EVP_CipherInit_ex2(context, nil, nil, $0.start, encrypts ? 1 : 0, nil) }) == 1 else {
            throw .last("EVP_CipherInit_ex2")
        }
        pendingCount = 0
        lastBlock = nil
    }

    private static func overlap(_ input: UnsafeRawBufferPointer, _ output: UnsafeMutableRawBufferPointer) -> Bool {
        guard let first = input.baseAddress, let second = output.baseAddress else { return false }
        return first < second + output.count && UnsafeRawPointer(second) < first + input.count
    }
}
