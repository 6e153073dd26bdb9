internal import LibSSL

/// Computes the SHA-256 digest of data.
///
/// - Parameters:
///   - data: The data; may be `nil` if the length is 0.
///   - len: The length of the data in bytes.
///   - md: Memory of ``CC_SHA256_DIGEST_LENGTH`` bytes.
/// - Returns: `md`; `nil` if there is no memory or no data.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    DigestFunctions.hash(.sha256, data, len, md)
}

/// Begins an SHA-256 digest. Returns 1, or 0 without a context.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    DigestFunctions.start(.sha256, UnsafeMutableRawPointer(c))
}

/// Adds data to an SHA-256 digest. Returns 1, or 0 without a context or data.
@discardableResult
public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    DigestFunctions.update(.sha256, UnsafeMutableRawPointer(c), data, len)
}

/// Ends an SHA-256 digest, writes ``CC_SHA256_DIGEST_LENGTH`` bytes, and overwrites the context.
///
/// - Returns: 1, or 0 without memory or a context.
@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    DigestFunctions.finish(.sha256, md, UnsafeMutableRawPointer(c))
}
