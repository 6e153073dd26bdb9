internal import LibSSL

/// Computes the SHA-384 digest of data.
///
/// - Parameters:
///   - data: The data; may be `nil` if the length is 0.
///   - len: The length of the data in bytes.
///   - md: Memory of ``CC_SHA384_DIGEST_LENGTH`` bytes.
/// - Returns: `md`; `nil` if there is no memory or no data.
@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    DigestFunctions.hash(.sha384, data, len, md)
}

/// Begins an SHA-384 digest. Returns 1, or 0 without a context.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    DigestFunctions.start(.sha384, UnsafeMutableRawPointer(c))
}

/// Adds data to an SHA-384 digest. Returns 1, or 0 without a context or data.
@discardableResult
public func CC_SHA384_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    DigestFunctions.update(.sha384, UnsafeMutableRawPointer(c), data, len)
}

/// Ends an SHA-384 digest, writes ``CC_SHA384_DIGEST_LENGTH`` bytes, and overwrites the context.
///
/// - Returns: 1, or 0 without memory or a context.
@discardableResult
public func CC_SHA384_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    DigestFunctions.finish(.sha384, md, UnsafeMutableRawPointer(c))
}
