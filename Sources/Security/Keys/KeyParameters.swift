internal import CoreGraphics
internal import Foundation
internal import LibSSL

/// The values of a dictionary of attributes, in any of the types that apps use.
struct KeyParameters {
    let values: CFDictionary

    init(_ values: CFDictionary) { self.values = values }

    /// The type of the key; `nil` if it is missing.
    var type: String? { text(kSecAttrKeyType) }

    /// The size of the key in bits; `nil` if it is missing.
    var bitCount: Int? { number(kSecAttrKeySizeInBits) }

    /// Whether the Secure Enclave protects the key.
    var isInEnclave: Bool { text(kSecAttrTokenID) == kSecAttrTokenIDSecureEnclave }

    func text(_ name: String) -> String? {
        switch values[name] {
        case let text as String: text
        case let text as NSString: text as String
        case let number as Int: String(number)
        case let number as NSNumber: number.stringValue
        default: nil
        }
    }

    func number(_ name: String) -> Int? {
        switch values[name] {
        case let number as Int: number
        case let number as NSNumber: number.intValue
        case let number as any BinaryInteger: Int(exactly: number)
        case let text as String: Int(text)
        default: nil
        }
    }

    func flag(_ name: String) -> Bool? {
        switch values[name] {
        case let flag as Bool: flag
        case let number as NSNumber: number.boolValue
        default: nil
        }
    }

    func data(_ name: String) -> Data? {
        switch values[name] {
        case let data as Data: data
        case let data as NSData: Data(referencing: data)
        case let bytes as [UInt8]: Data(bytes)
        default: nil
        }
    }

    /// Returns the attributes with those of one key of a pair.
    ///
    /// - Parameter name: ``kSecPrivateKeyAttrs`` or ``kSecPublicKeyAttrs``.
    func merged(_ name: String) -> KeyParameters {
        var merged = values
        merged[kSecPrivateKeyAttrs] = nil
        merged[kSecPublicKeyAttrs] = nil
        for (key, value) in values[name] as? CFDictionary ?? [:] { merged[key] = value }
        return KeyParameters(merged)
    }

    /// Whether the type is one of elliptic curves.
    var isCurve: Bool { type == kSecAttrKeyTypeECSECPrimeRandom }
}

extension SecurityError {
    /// The result for an error of the library.
    init(_ error: CryptographyError, _ message: String) {
        switch error {
        case .unsupported, .privateKeyRequired, .keySize, .invalidKey, .inputLength, .notAligned, .bufferTooSmall, .invalidData:
            self.init(errSecParam, message)
        case .library(_, let reason):
            self.init(errSecInternalError, "\(message) (\(reason))")
        }
    }
}

/// The pointer through which functions return an error.
typealias ErrorPointer = UnsafeMutablePointer<Unmanaged<CFError>?>

/// Calls a function, and stores its error for the caller.
func reporting<Result>(to pointer: ErrorPointer?, _ body: () throws(SecurityError) -> Result) -> Result? {
    do {
        return try body()
    } catch {
        pointer?.pointee = Unmanaged.passRetained(error.error)
        return nil
    }
}
