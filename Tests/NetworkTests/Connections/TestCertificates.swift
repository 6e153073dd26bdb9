import CLibSSL
import Foundation
import LibSSL

/// Certificates that tests create, with their keys.
struct TestCertificates {
    /// The certificate of the authority in DER, which clients trust.
    let authority: [UInt8]
    private let authorityCertificate: OpaquePointer
    private let authorityKey: OpaquePointer

    init() throws {
        authorityKey = try Self.makeKey()
        authorityCertificate = try Self.make(
            name: "Test Authority", key: authorityKey, extensions: [(NID_basic_constraints, "critical,CA:TRUE")], days: 1)
        guard X509_sign(authorityCertificate, authorityKey, EVP_sha256()) > 0 else { throw Failure() }
        authority = Self.bytes(authorityCertificate)
    }

    struct Failure: Error {}

    /// Returns PKCS 12 data with the passphrase "test", whose certificate names hosts, such as "DNS:localhost".
    func container(_ names: String, days: Int = 1) throws -> Data {
        let key = try Self.makeKey()
        let certificate = try Self.make(name: "Test", key: key, extensions: [(NID_subject_alt_name, names)], days: days)
        X509_set_issuer_name(certificate, X509_get_subject_name(authorityCertificate))
        guard X509_sign(certificate, authorityKey, EVP_sha256()) > 0 else { throw Failure() }
        defer {
            X509_free(certificate)
            EVP_PKEY_free(key)
        }
        let chain = OPENSSL_sk_new_null()
        defer { OPENSSL_sk_free(chain) }
        OPENSSL_sk_push(chain, UnsafeRawPointer(authorityCertificate))
        guard let container = PKCS12_create("test", "test", key, certificate, chain, 0, 0, 0, 0, 0) else { throw Failure() }
        defer { PKCS12_free(container) }
        var start: UnsafeMutablePointer<UInt8>?
        let count = Int(i2d_PKCS12(container, &start))
        defer { CRYPTO_free(start, "", 0) }
        return Data(UnsafeBufferPointer(start: start, count: count))
    }

    /// Returns an identity whose certificate names hosts, such as "DNS:localhost" or "IP:127.0.0.1".
    func identity(_ names: String, days: Int = 1) throws -> TLSIdentity {
        let content = try container(names, days: days).withUnsafeBytes { try PKCS12($0, passphrase: "test") }
        return TLSIdentity(certificates: ([content.certificate] + content.others).map(\.bytes), privateKey: content.key)
    }

    private static func makeKey() throws -> OpaquePointer {
        guard let context = EVP_PKEY_CTX_new_id(EVP_PKEY_EC, nil) else { throw Failure() }
        defer { EVP_PKEY_CTX_free(context) }
        var key: OpaquePointer?
        EVP_PKEY_keygen_init(context)
        EVP_PKEY_CTX_set_ec_paramgen_curve_nid(context, NID_X9_62_prime256v1)
        EVP_PKEY_keygen(context, &key)
        guard let key else { throw Failure() }
        return key
    }

    private static func make(name: String, key: OpaquePointer, extensions: [(Int32, String)], days: Int) throws -> OpaquePointer {
        guard let certificate = X509_new() else { throw Failure() }
        X509_set_version(certificate, 2)
        ASN1_INTEGER_set(X509_get_serialNumber(certificate), Int.random(in: 1...Int(Int32.max)))
        X509_gmtime_adj(X509_getm_notBefore(certificate), -172_800)
        X509_gmtime_adj(X509_getm_notAfter(certificate), days * 86_400)
        X509_set_pubkey(certificate, key)
        let subject = X509_get_subject_name(certificate)
        X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_ASC, name, -1, -1, 0)
        X509_set_issuer_name(certificate, subject)
        for (kind, value) in extensions {
            guard let entry = X509V3_EXT_conf_nid(nil, nil, kind, value) else { throw Failure() }
            X509_add_ext(certificate, entry, -1)
            X509_EXTENSION_free(entry)
        }
        return certificate
    }

    private static func bytes(_ certificate: OpaquePointer) -> [UInt8] {
        var start: UnsafeMutablePointer<UInt8>?
        let count = Int(i2d_X509(certificate, &start))
        defer { CRYPTO_free(start, "", 0) }
        return Array(UnsafeBufferPointer(start: start, count: count))
    }
}
