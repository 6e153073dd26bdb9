@_implementationOnly import CISAL

/// The CRC-32 of PNG and gzip. Wraps `crc32_gzip_refl`.
package enum Checksum {
    /// Continues `seed`, the checksum of what came before; 0 starts a new one.
    package static func crc32(_ bytes: UnsafeRawBufferPointer, seed: UInt32 = 0) -> UInt32 {
        guard let base = bytes.bindMemory(to: UInt8.self).baseAddress, !bytes.isEmpty else { return seed }
        return crc32_gzip_refl(seed, base, UInt64(bytes.count))
    }
}
