internal import LibSSL

/// Computes the SHA-224 digest of data.
///
/// - Parameters:
///   - data: The data; may be `nil` if the length is 0.
///   - len: The length of the data in bytes.
///   - md: Memory of ``CC_SHA224_DIGEST_LENGTH`` bytes.
/// - Returns: `md`; `nil` if there is no memory or no data.
@discardableResult
public func CC_SHA224(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    DigestFunctions.hash(.sha224, data, len, md)
}

/// Begins an SHA-224 digest. Returns 1, or 0 without a context.
@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    DigestFunctions.start(.sha224, UnsafeMutableRawPointer(c))
}

/// Adds data to an SHA-224 digest. Returns 1, or 0 without a context or data.
@discardableResult
public func CC_SHA224_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    DigestFunctions.update(.sha224, UnsafeMutableRawPointer(c), data, len)
}

/// Ends an SHA-224 digest, writes ``CC_SHA224_DIGEST_LENGTH`` bytes, and overwrites the context.
///
/// - Returns: 1, or 0 without memory or a context.
@discardableResult
public func CC_SHA224_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    DigestFunctions.finish(.sha224, md, UnsafeMutableRawPointer(c))
}
