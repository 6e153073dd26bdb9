@_implementationOnly import CLibSSL

/// A public key, or a private key with its public key. Wraps `EVP_PKEY`.
///
/// The class is `Sendable`, because all properties are constants, and OpenSSL permits reading a key on several threads.
/// OpenSSL overwrites a private key when it frees the key.
package final class AsymmetricKey: @unchecked Sendable {
    package enum Kind: Hashable, Sendable {
        case rsa
        case curve(Curve)
    }

    package let kind: Kind
    package let isPrivate: Bool
    let handle: OpaquePointer

    /// Adopts a key of OpenSSL; frees the key and returns `nil` if its kind is not supported.
    init?(adopting handle: OpaquePointer, isPrivate: Bool) {
        guard let kind = Self.kind(of: handle) else {
            EVP_PKEY_free(handle)
            return nil
        }
        self.handle = handle
        self.kind = kind
        self.isPrivate = isPrivate
    }

    deinit { EVP_PKEY_free(handle) }

    /// The size of the key in bits.
    package var bitCount: Int {
        switch kind {
        case .rsa: Int(EVP_PKEY_get_bits(handle))
        case .curve(let curve): curve.bitCount
        }
    }

    /// The size of the modulus or a coordinate in bytes.
    package var blockSize: Int { (bitCount + 7) / 8 }

    /// The largest and smallest modulus in bits. OpenSSL limits the size, because an operation takes a second at
    /// 16,384.
    package static let rsaBitCounts = 512...16_384

    private static func kind(of handle: OpaquePointer) -> Kind? {
        switch EVP_PKEY_get_base_id(handle) {
        case EVP_PKEY_RSA:
            return rsaBitCounts.contains(Int(EVP_PKEY_get_bits(handle))) && hasOddModulus(handle) ? .rsa : nil
        case EVP_PKEY_EC:
            var name = [CChar](repeating: 0, count: 64)
            guard EVP_PKEY_get_group_name(handle, &name, name.count, nil) == 1 else { return nil }
            let text = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            return Curve(name: text).map { .curve($0) }
        default: return nil
        }
    }

    /// Returns whether the modulus and the exponent are odd, as those of every RSA key. Other numbers never end.
    private static func hasOddModulus(_ handle: OpaquePointer) -> Bool {
        ["n", "e"].allSatisfy { name in
            var number: OpaquePointer?
            guard EVP_PKEY_get_bn_param(handle, name, &number) == 1 else { return false }
            defer { BN_free(number) }
            return BN_is_odd(number) == 1
        }
    }
}
