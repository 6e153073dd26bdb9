internal import LibSSL

/// A source of random bytes; always ``kSecRandomDefault``.
public typealias SecRandomRef = OpaquePointer

/// The only source of random bytes.
public var kSecRandomDefault: SecRandomRef? { nil }

/// Fills memory with random bytes that are suitable for keys. Can be called on any thread.
///
/// - Parameters:
///   - rnd: ``kSecRandomDefault``; ignored.
///   - count: The number of bytes.
///   - bytes: The memory.
/// - Returns: ``errSecSuccess``; ``errSecParam`` for a negative number; ``errSecIO`` without a source of randomness.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    guard count >= 0 else { return errSecParam }
    return SecureRandom.fill(UnsafeMutableRawBufferPointer(start: bytes, count: count)) ? errSecSuccess : errSecIO
}
