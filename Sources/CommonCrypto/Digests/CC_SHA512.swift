internal import LibSSL

/// Computes the SHA-512 digest of data.
///
/// - Parameters:
///   - data: The data; may be `nil` if the length is 0.
///   - len: The length of the data in bytes.
///   - md: Memory of ``CC_SHA512_DIGEST_LENGTH`` bytes.
/// - Returns: `md`; `nil` if there is no memory or no data.
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    DigestFunctions.hash(.sha512, data, len, md)
}

/// Begins an SHA-512 digest. Returns 1, or 0 without a context.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    DigestFunctions.start(.sha512, UnsafeMutableRawPointer(c))
}

/// Adds data to an SHA-512 digest. Returns 1, or 0 without a context or data.
@discardableResult
public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    DigestFunctions.update(.sha512, UnsafeMutableRawPointer(c), data, len)
}

/// Ends an SHA-512 digest, writes ``CC_SHA512_DIGEST_LENGTH`` bytes, and overwrites the context.
///
/// - Returns: 1, or 0 without memory or a context.
@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    DigestFunctions.finish(.sha512, md, UnsafeMutableRawPointer(c))
}
