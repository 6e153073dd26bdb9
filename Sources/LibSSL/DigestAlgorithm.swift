@_implementationOnly import CLibSSL

/// A message digest.
package enum DigestAlgorithm: UInt32, Hashable, Sendable, CaseIterable {
    case md5, sha1, sha224, sha256, sha384, sha512

    /// The length of a digest in bytes.
    package var digestLength: Int {
        switch self {
        case .md5: 16
        case .sha1: 20
        case .sha224: 28
        case .sha256: 32
        case .sha384: 48
        case .sha512: 64
        }
    }

    /// The length of a block in bytes.
    package var blockLength: Int {
        switch self {
        case .md5, .sha1, .sha224, .sha256: 64
        case .sha384, .sha512: 128
        }
    }

    /// The size of the state of a digest in bytes, as the header of the C module checks it.
    package var stateSize: Int {
        switch self {
        case .md5, .sha1: 96
        case .sha224, .sha256: 112
        case .sha384, .sha512: 216
        }
    }

    /// The digest for functions that accept one as a parameter.
    var evp: OpaquePointer? {
        switch self {
        case .md5: EVP_md5()
        case .sha1: EVP_sha1()
        case .sha224: EVP_sha224()
        case .sha256: EVP_sha256()
        case .sha384: EVP_sha384()
        case .sha512: EVP_sha512()
        }
    }
}
