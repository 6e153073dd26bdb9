internal import LibSSL

/// The state of a message authentication code that is computed in parts. A copy continues independently.
public struct CCHmacContext: Sendable {
    private var words = Words55()

    /// Creates a context that `CCHmacInit` must initialise.
    public init() {}
}

/// Computes the authentication code of data.
///
/// - Parameters:
///   - algorithm: A digest such as ``kCCHmacAlgSHA256``. An unknown one writes nothing.
///   - key: The key; may be `nil` if its length is 0.
///   - keyLength: The length of the key in bytes.
///   - data: The data; may be `nil` if its length is 0.
///   - dataLength: The length of the data in bytes.
///   - macOut: Memory for a digest.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
    var context = CCHmacContext()
    CCHmacInit(&context, algorithm, key, keyLength)
    CCHmacUpdate(&context, data, dataLength)
    CCHmacFinal(&context, macOut)
}

/// Begins an authentication code.
///
/// - Parameters:
///   - ctx: The context.
///   - algorithm: A digest such as ``kCCHmacAlgSHA256``. With an unknown one, the other functions do nothing.
///   - key: The key.
///   - keyLength: The length of the key, in bytes.
public func CCHmacInit(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int
) {
    guard let ctx else { return }
    guard let digest = DigestAlgorithm(hmac: algorithm), let key = Buffers.reading(key, keyLength) else {
        HMAC.invalidate(UnsafeMutableRawPointer(ctx))
        return
    }
    HMAC.start(digest, at: UnsafeMutableRawPointer(ctx), key: key)
}

/// Adds data to an authentication code.
public func CCHmacUpdate(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int) {
    guard let ctx, let data = Buffers.reading(data, dataLength) else { return }
    HMAC.update(at: UnsafeMutableRawPointer(ctx), data)
}

/// Ends an authentication code, writes it, and overwrites the context.
///
/// - Parameters:
///   - ctx: The context.
///   - macOut: Memory for a digest.
public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!) {
    guard let ctx, let macOut else { return }
    HMAC.finish(at: UnsafeMutableRawPointer(ctx), into: macOut.assumingMemoryBound(to: UInt8.self))
}

extension DigestAlgorithm {
    init?(hmac algorithm: CCHmacAlgorithm) {
        switch Int(algorithm) {
        case kCCHmacAlgSHA1: self = .sha1
        case kCCHmacAlgMD5: self = .md5
        case kCCHmacAlgSHA256: self = .sha256
        case kCCHmacAlgSHA384: self = .sha384
        case kCCHmacAlgSHA512: self = .sha512
        case kCCHmacAlgSHA224: self = .sha224
        default: return nil
        }
    }
}
