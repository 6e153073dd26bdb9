import Foundation
import Security

/// Certificates and evaluations at a fixed time.
enum CertificateTools {
    static var root: SecCertificate? { SecCertificateCreateWithData(nil, CertificateFixtures.root as CFData) }
    static var intermediate: SecCertificate? { SecCertificateCreateWithData(nil, CertificateFixtures.intermediate as CFData) }
    static var server: SecCertificate? { SecCertificateCreateWithData(kCFAllocatorDefault, CertificateFixtures.server as CFData) }
    static var client: SecCertificate? { SecCertificateCreateWithData(nil, CertificateFixtures.client as CFData) }

    /// The first certificate of an authority that the system trusts; `nil` if there is none.
    static let systemRoot: SecCertificate? = {
        let file = "/etc/ssl/certs/ca-certificates.crt"
        guard let text = try? String(contentsOfFile: file, encoding: .utf8),
            let start = text.range(of: "-----BEGIN CERTIFICATE-----"),
            let end = text.range(of: "-----END CERTIFICATE-----", range: start.upperBound..<text.endIndex),
            let data = Data(base64Encoded: String(text[start.upperBound..<end.lowerBound]), options: .ignoreUnknownCharacters)
        else { return nil }
        return SecCertificateCreateWithData(nil, data as CFData)
    }()

    /// 2030-01-01 00:00 UTC, when all certificates are valid.
    static let date = Date(timeIntervalSince1970: 1_893_456_000)

    /// Returns an evaluation of certificates that trusts the root only.
    static func trust(_ certificates: [SecCertificate?], _ policy: SecPolicy, anchors: [SecCertificate?] = [root]) -> SecTrust? {
        var trust: SecTrust?
        SecTrustCreateWithCertificates(certificates.compactMap { $0 } as CFArray, policy, &trust)
        guard let trust else { return nil }
        SecTrustSetAnchorCertificates(trust, anchors.compactMap { $0 } as CFArray)
        SecTrustSetVerifyDate(trust, date as CFDate)
        return trust
    }

    /// Returns the code of an evaluation; 0 for a trusted certificate.
    static func code(_ trust: SecTrust?) -> Int? {
        guard let trust else { return nil }
        var error: CFError?
        let isTrusted = SecTrustEvaluateWithError(trust, &error)
        return isTrusted == (error == nil) ? error?.code ?? 0 : nil
    }
}
