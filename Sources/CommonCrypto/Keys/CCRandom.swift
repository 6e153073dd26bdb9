internal import LibSSL

/// The result of the generation of random bytes, such as ``kCCSuccess``.
public typealias CCRNGStatus = CCCryptorStatus

/// Fills memory with random bytes that are suitable for keys.
///
/// - Returns: ``kCCSuccess``; ``kCCParamError`` without memory; ``kCCRNGFailure`` without a source of randomness.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
    guard let buffer = Buffers.writing(bytes, count) else { return CCRNGStatus(kCCParamError) }
    return CCRNGStatus(SecureRandom.fill(buffer) ? kCCSuccess : kCCRNGFailure)
}
