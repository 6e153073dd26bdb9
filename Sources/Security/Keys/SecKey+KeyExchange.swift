public import CoreGraphics
internal import Foundation
internal import LibSSL

/// A parameter of a key exchange.
///
/// - Source: https://developer.apple.com/documentation/security/seckeykeyexchangeparameter
public struct SecKeyKeyExchangeParameter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The length of the result in bytes; required by algorithms that derive it.
    public static let requestedSize = SecKeyKeyExchangeParameter(rawValue: "requestedSize")
    /// Data that both sides add to the derivation; empty by default.
    public static let sharedInfo = SecKeyKeyExchangeParameter(rawValue: "sharedInfo")
}

/// Computes the secret that two pairs of keys share. Can be called on any thread.
///
/// - Parameters:
///   - privateKey: The own private key.
///   - algorithm: A key exchange such as ``SecKeyAlgorithm/ecdhKeyExchangeStandardX963SHA256``.
///   - publicKey: The public key of the other side, on the same curve.
///   - parameters: The values of ``SecKeyKeyExchangeParameter``.
///   - error: Receives the error; may be `nil`.
/// - Returns: The secret; `nil` with `errSecParam` for keys of different curves, and for a missing or negative size.
///
/// - Source: https://developer.apple.com/documentation/security/seckeycopykeyexchangeresult(_:_:_:_:_:)
public func SecKeyCopyKeyExchangeResult(
    _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: CFDictionary,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    reporting(to: error) { () throws(SecurityError) in
        guard case .keyExchange(let digest) = try privateKey.supported(.keyExchange, algorithm) else {
            throw SecurityError(errSecParam)
        }
        let values = KeyParameters(exchange: parameters)
        do {
            let secret = try privateKey.key.sharedSecret(with: publicKey.key)
            guard let digest else { return secret.withBytes { Data($0) } }
            guard let size = values.number(SecKeyKeyExchangeParameter.requestedSize.rawValue) else { throw CryptographyError.inputLength }
            let info = (values.data(SecKeyKeyExchangeParameter.sharedInfo.rawValue) ?? Data()).withUnsafeBytes { SecretBytes($0) }
            let derived = try info.withBytes { info throws(CryptographyError) in
                try KeyDerivation.x963(digest, secret: secret, sharedInfo: info, count: size)
            }
            return derived.withBytes { Data($0) }
        } catch let error as CryptographyError {
            throw SecurityError(error, "\(algorithm.rawValue): the key exchange failed")
        } catch {
            throw SecurityError(errSecInternalError)
        }
    }
}

extension KeyParameters {
    /// Creates the parameters of a key exchange, whose names are strings or ``SecKeyKeyExchangeParameter``.
    init(exchange parameters: CFDictionary) {
        var values: CFDictionary = [:]
        for (name, value) in parameters { values[(name.base as? SecKeyKeyExchangeParameter)?.rawValue ?? name] = value }
        self.init(values)
    }
}
