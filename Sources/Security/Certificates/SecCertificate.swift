public import CoreGraphics
internal import Foundation
internal import LibSSL

/// An X.509 certificate. Can be used on any thread.
///
/// - Source: https://developer.apple.com/documentation/security/seccertificate
public final class SecCertificate: Sendable {
    let certificate: Certificate

    init(_ certificate: Certificate) { self.certificate = certificate }

    /// A name for the user: the common name, unit, organisation, email address or host name; "" if there is none.
    var summary: String {
        let fields: [NameField] = [.commonName, .organizationalUnit, .organization]
        let names = fields.lazy.compactMap { self.certificate.subject($0).last }
        return names.first ?? certificate.emailAddresses.first ?? certificate.hostNames.first ?? ""
    }
}

extension SecCertificate: Hashable, CustomStringConvertible, CustomReflectable {
    public static func == (first: SecCertificate, second: SecCertificate) -> Bool {
        first.certificate.bytes == second.certificate.bytes
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(certificate.bytes) }

    public var description: String { "<SecCertificateRef s: \(summary)>" }

    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Creates a certificate from DER; `nil` for data that is not exactly one certificate.
///
/// - Parameters:
///   - allocator: Ignored.
///   - data: The data in DER.
///
/// - Source: https://developer.apple.com/documentation/security/seccertificatecreatewithdata(_:_:)
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    data.withUnsafeBytes { Certificate($0) }.map { SecCertificate($0) }
}

/// Returns a certificate in DER.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { Data(certificate.certificate.bytes) }

/// Returns a name of a certificate for the user.
///
/// - Returns: The common name, or else the unit, the organisation, an email address or a host name. `nil` if there is
///   none.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? {
    certificate.summary.isEmpty ? nil : certificate.summary
}

/// Returns the common name of a certificate's subject.
///
/// - Parameters:
///   - certificate: The certificate.
///   - commonName: Receives the name, or `nil` if there is none.
/// - Returns: ``errSecSuccess``.
@discardableResult
public func SecCertificateCopyCommonName(
    _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus {
    commonName.pointee = certificate.certificate.subject(.commonName).last
    return errSecSuccess
}

/// Returns the email addresses of a certificate.
///
/// - Parameters:
///   - certificate: The certificate.
///   - emailAddresses: Receives an array of strings, which may be empty.
/// - Returns: ``errSecSuccess``.
@discardableResult
public func SecCertificateCopyEmailAddresses(
    _ certificate: SecCertificate, _ emailAddresses: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
    emailAddresses.pointee = certificate.certificate.emailAddresses
    return errSecSuccess
}

/// Returns the serial number of a certificate, the most significant byte first.
///
/// - Parameters:
///   - certificate: The certificate.
///   - error: Ignored, because each certificate has a serial number.
public func SecCertificateCopySerialNumberData(
    _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    Data(certificate.certificate.serialNumber)
}

/// Returns the public key of a certificate; `nil` if its kind is not supported.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? {
    certificate.certificate.publicKey.map { SecKey($0) }
}

/// Returns the public key of a certificate. New code uses `SecCertificateCopyKey`.
public func SecCertificateCopyPublicKey(_ certificate: SecCertificate) -> SecKey? { SecCertificateCopyKey(certificate) }

/// Returns the first second of a certificate's validity.
public func SecCertificateCopyNotValidBeforeDate(_ certificate: SecCertificate) -> CFDate? {
    certificate.certificate.validity.map { Date(timeIntervalSince1970: Double($0.first)) }
}

/// Returns the last second of a certificate's validity.
public func SecCertificateCopyNotValidAfterDate(_ certificate: SecCertificate) -> CFDate? {
    certificate.certificate.validity.map { Date(timeIntervalSince1970: Double($0.last)) }
}
