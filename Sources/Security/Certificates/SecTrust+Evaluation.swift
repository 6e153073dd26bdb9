public import CoreGraphics
public import Dispatch
internal import Foundation

/// Evaluates a certificate. Can be called on any thread; reads the certificates of the system from files.
///
/// - Parameters:
///   - trust: The evaluation.
///   - error: Receives the error, such as `errSecHostNameMismatch`; may be `nil`.
/// - Returns: Whether the certificate is trusted.
///
/// > Difference from Apple: revocation is not checked.
///
/// - Source: https://developer.apple.com/documentation/security/sectrustevaluatewitherror(_:_:)
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    let failure = trust.evaluate().error
    error?.pointee = failure
    return failure == nil
}

/// A function that receives the result of an evaluation.
public typealias SecTrustWithErrorCallback = @Sendable (SecTrust, Bool, CFError?) -> Void

/// Evaluates a certificate on a queue, and calls a function there.
///
/// - Parameters:
///   - trust: The evaluation.
///   - queue: The queue of the evaluation and of the callback.
///   - result: Receives the evaluation, whether the certificate is trusted, and the error.
/// - Returns: ``errSecSuccess``.
@discardableResult
public func SecTrustEvaluateAsyncWithError(
    _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping SecTrustWithErrorCallback
) -> OSStatus {
    queue.async {
        let failure = trust.evaluate().error
        result(trust, failure == nil, failure)
    }
    return errSecSuccess
}

/// Evaluates a certificate. New code uses `SecTrustEvaluateWithError`.
///
/// - Parameters:
///   - trust: The evaluation of trust.
///   - result: Receives `.unspecified` for a trusted certificate, or a failure.
/// - Returns: ``errSecSuccess``.
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = trust.evaluate().type
    return errSecSuccess
}

/// Returns the result of the last evaluation.
///
/// - Parameters:
///   - trust: The evaluation of trust.
///   - result: Receives `.invalid` before an evaluation, and after a change of its parameters.
@discardableResult
public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = trust.current.result?.type ?? .invalid
    return errSecSuccess
}

/// Returns the chain, the evaluated certificate first, and its anchor last. Evaluates the certificate if necessary.
///
/// - Returns: An array of ``SecCertificate``. After a failure, the chain as far as it could be built.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.evaluate().chain }

/// Returns the number of certificates in the chain. Evaluates the certificate if necessary.
@discardableResult
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.evaluate().chain.count }

/// Returns a certificate of the chain; `nil` for an index that does not exist.
@discardableResult
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
    let chain = trust.evaluate().chain
    return chain.indices.contains(ix) ? chain[ix] : nil
}

/// Returns the public key of the evaluated certificate; `nil` if its kind is not supported.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.current.certificates.first.flatMap { SecCertificateCopyKey($0) } }

/// Returns the public key of the evaluated certificate. New code uses `SecTrustCopyKey`.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }
