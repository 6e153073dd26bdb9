internal import LibSSL

/// Computes the MD5 digest of data.
///
/// - Parameters:
///   - data: The data; may be `nil` if the length is 0.
///   - len: The length of the data in bytes.
///   - md: Memory of ``CC_MD5_DIGEST_LENGTH`` bytes.
/// - Returns: `md`; `nil` if there is no memory or no data.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    DigestFunctions.hash(.md5, data, len, md)
}

/// Begins an MD5 digest. Returns 1, or 0 without a context.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    DigestFunctions.start(.md5, UnsafeMutableRawPointer(c))
}

/// Adds data to an MD5 digest. Returns 1, or 0 without a context or data.
@discardableResult
public func CC_MD5_Update(
    _ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    DigestFunctions.update(.md5, UnsafeMutableRawPointer(c), data, len)
}

/// Ends an MD5 digest, writes ``CC_MD5_DIGEST_LENGTH`` bytes, and overwrites the context.
///
/// - Returns: 1, or 0 without memory or a context.
@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    DigestFunctions.finish(.md5, md, UnsafeMutableRawPointer(c))
}
