@_implementationOnly import CLibSSL

/// Random bytes for keys and tokens.
package enum SecureRandom {
    /// Fills a buffer with random bytes. Returns `false` if the system has no source of randomness.
    package static func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Bool {
        var rest = buffer[...]
        while !rest.isEmpty {
            // The function counts in 32 bits.
            let part = UnsafeMutableRawBufferPointer(rebasing: rest.prefix(1 << 30))
            guard RAND_bytes(part.start, Int32(part.count)) == 1 else { return false }
            rest = rest.dropFirst(part.count)
        }
        return true
    }
}
