@_implementationOnly import CLibSSL

/// Bytes of a key or another secret. The memory is overwritten when the last reference goes away.
package final class SecretBytes {
    private let memory: UnsafeMutableRawBufferPointer

    /// Creates a number of zeros.
    package init(count: Int) {
        memory = .allocate(byteCount: max(count, 0), alignment: 8)
        memory.initializeMemory(as: UInt8.self, repeating: 0)
    }

    /// Copies bytes.
    package convenience init(_ bytes: UnsafeRawBufferPointer) {
        self.init(count: bytes.count)
        memory.copyMemory(from: bytes)
    }

    /// Copies bytes.
    package convenience init(_ bytes: [UInt8]) {
        self.init(count: bytes.count)
        memory.copyBytes(from: bytes)
    }

    deinit {
        Memory.cleanse(memory)
        memory.deallocate()
    }

    package var count: Int { memory.count }

    /// A copy of the bytes, whose memory is not overwritten.
    package var array: [UInt8] { withBytes { Array($0) } }

    /// Gives access to the bytes, and keeps the object alive for that time.
    package func withBytes<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        defer { withExtendedLifetime(self) {} }
        return try body(UnsafeRawBufferPointer(memory))
    }

    /// Gives access to the bytes for writing, and keeps the object alive for that time.
    package func withMutableBytes<Result, Failure: Error>(
        _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        defer { withExtendedLifetime(self) {} }
        return try body(memory)
    }

    /// Returns the first bytes as a new object.
    package func prefix(_ count: Int) -> SecretBytes {
        withBytes { SecretBytes(UnsafeRawBufferPointer(rebasing: $0.prefix(count))) }
    }

    /// Returns the bytes after the first ones as a new object.
    package func dropFirst(_ count: Int) -> SecretBytes {
        withBytes { SecretBytes(UnsafeRawBufferPointer(rebasing: $0.dropFirst(count))) }
    }
}

/// Operations on memory that contains secrets.
package enum Memory {
    /// Overwrites memory with zeros. The compiler does not remove this call.
    package static func cleanse(_ buffer: UnsafeMutableRawBufferPointer) {
        guard let start = buffer.baseAddress else { return }
        OPENSSL_cleanse(start, buffer.count)
    }

    /// Compares bytes in a time that depends on their number only.
    package static func isEqual(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Bool {
        guard first.count == second.count else { return false }
        guard let left = first.baseAddress, let right = second.baseAddress else { return true }
        return CRYPTO_memcmp(left, right, first.count) == 0
    }
}

extension UnsafeRawBufferPointer {
    /// The start as OpenSSL expects it; an address without meaning for an empty buffer.
    var start: UnsafePointer<UInt8> {
        baseAddress?.assumingMemoryBound(to: UInt8.self) ?? UnsafePointer(Self.placeholder)
    }

    /// An address that is not null, because several functions of OpenSSL treat null as "no input".
    private static var placeholder: OpaquePointer { OpaquePointer(bitPattern: 8).unsafelyUnwrapped }
}

extension UnsafeMutableRawBufferPointer {
    /// The start as OpenSSL expects it; `nil` for an empty buffer.
    var start: UnsafeMutablePointer<UInt8>? { baseAddress?.assumingMemoryBound(to: UInt8.self) }
}
