/// A curve of NIST over a prime field.
package enum Curve: Hashable, Sendable, CaseIterable {
    case p256, p384, p521

    /// The size of a key in bits.
    package var bitCount: Int {
        switch self {
        case .p256: 256
        case .p384: 384
        case .p521: 521
        }
    }

    /// The size of a coordinate or a private number in bytes.
    package var fieldSize: Int { (bitCount + 7) / 8 }

    /// The size of an uncompressed point in bytes.
    package var pointSize: Int { 1 + 2 * fieldSize }

    /// OpenSSL's name.
    var name: String {
        switch self {
        case .p256: "P-256"
        case .p384: "P-384"
        case .p521: "P-521"
        }
    }

    /// Finds a curve by OpenSSL's names, of which a key has one of two.
    init?(name: String) {
        switch name {
        case "P-256", "prime256v1": self = .p256
        case "P-384", "secp384r1": self = .p384
        case "P-521", "secp521r1": self = .p521
        default: return nil
        }
    }
}
