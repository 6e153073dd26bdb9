@_implementationOnly import CISAL

/// The CRC-32 checksum of PNG and gzip. Wraps `crc32_gzip_refl`.
package enum Checksum {
    /// Returns the checksum of `bytes`, continued from `seed`, the checksum of the previous bytes; 0 at the start.
    package static func crc32(_ bytes: UnsafeRawBufferPointer, seed: UInt32 = 0) -> UInt32 {
        guard let base = bytes.bindMemory(to: UInt8.self).baseAddress, !bytes.isEmpty else { return seed }
        return crc32_gzip_refl(seed, base, UInt64(bytes.count))
    }
}
