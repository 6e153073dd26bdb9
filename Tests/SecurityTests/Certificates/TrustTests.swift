import Dispatch
import Foundation
import Testing

@testable import Security

/// The evaluation of certificates.
@Suite struct TrustTests {
    private let ssl = SecPolicyCreateSSL(true, "www.example.test" as CFString)
    private var chain: [SecCertificate?] { [CertificateTools.server, CertificateTools.intermediate] }

    @Test func aValidChainIsTrusted() throws {
        let trust = try #require(CertificateTools.trust(chain, ssl))
        var result = SecTrustResultType.deny
        #expect(SecTrustGetTrustResult(trust, &result) == errSecSuccess && result == .invalid)
        #expect(SecTrustEvaluateWithError(trust, nil))
        #expect(SecTrustGetTrustResult(trust, &result) == errSecSuccess && result == .unspecified)
        let certificates = SecTrustCopyCertificateChain(trust) as? [SecCertificate]
        #expect(
            certificates?.compactMap { SecCertificateCopySubjectSummary($0) } == [
                "www.example.test", "Caret Test Intermediate", "Caret Test Root",
            ])
        #expect(SecTrustGetCertificateCount(trust) == 3 && SecTrustGetCertificateAtIndex(trust, 0) == CertificateTools.server)
        #expect(SecTrustGetCertificateAtIndex(trust, 3) == nil && SecTrustGetCertificateAtIndex(trust, -1) == nil)
        #expect(SecTrustCopyKey(trust) == CertificateTools.server.flatMap(SecCertificateCopyKey))
    }

    @Test(arguments: [
        ("www.example.test", true), ("WWW.Example.TEST", true), ("www.example.test.", true), ("a.wild.example.test", true),
        ("127.0.0.1", true), ("example.test", false), ("a.b.wild.example.test", false), ("wild.example.test", false),
        ("127.0.0.2", false), ("", false), ("www.example.test\0.evil.test", false), ("keys@example.test", false),
        (".", false), (".example.test", false), (".wild.example.test", false), ("www.example.test..", false),
    ])
    func hostNamesMustMatch(host: String, isTrusted: Bool) {
        let code = CertificateTools.code(CertificateTools.trust(chain, SecPolicyCreateSSL(true, host as CFString)))
        #expect(code == (isTrusted ? 0 : Int(errSecHostNameMismatch)))
    }

    @Test func everyHostIsTrustedWithoutAName() {
        #expect(CertificateTools.code(CertificateTools.trust(chain, SecPolicyCreateSSL(true, nil))) == 0)
        #expect(CertificateTools.code(CertificateTools.trust(chain, SecPolicyCreateBasicX509())) == 0)
    }

    @Test func failuresHaveApplesCodes() throws {
        let expired = try #require(CertificateTools.trust(chain, ssl))
        SecTrustSetVerifyDate(expired, Date(timeIntervalSince1970: 5_000_000_000) as CFDate)
        #expect(CertificateTools.code(expired) == Int(errSecCertificateExpired))
        SecTrustSetVerifyDate(expired, Date(timeIntervalSince1970: 0) as CFDate)
        #expect(CertificateTools.code(expired) == Int(errSecCertificateExpired))
        #expect(SecTrustGetVerifyTime(expired) == -978_307_200)
        for date in [Date.distantPast, Date.distantFuture, Date(timeIntervalSince1970: .infinity), Date(timeIntervalSince1970: .nan)] {
            SecTrustSetVerifyDate(expired, date as CFDate)
            #expect(CertificateTools.code(expired) != 0)
        }
        #expect(CertificateTools.code(CertificateTools.trust([CertificateTools.server], ssl)) == Int(errSecCreateChainFailed))
        let unknownRoot = CertificateTools.trust(chain + [CertificateTools.root], ssl, anchors: [CertificateTools.client])
        #expect(CertificateTools.code(unknownRoot) == Int(errSecNotTrusted))
        let client = CertificateTools.trust([CertificateTools.client, CertificateTools.intermediate], SecPolicyCreateSSL(true, nil))
        #expect(CertificateTools.code(client) == Int(errSecInvalidExtendedKeyUsage))
        let asClient = CertificateTools.trust([CertificateTools.client, CertificateTools.intermediate], SecPolicyCreateSSL(false, nil))
        #expect(CertificateTools.code(asClient) == 0)
    }

    @Test func errorsDescribeTheFailure() throws {
        let trust = try #require(CertificateTools.trust(chain, SecPolicyCreateSSL(true, "other.test" as CFString)))
        var error: CFError?
        #expect(!SecTrustEvaluateWithError(trust, &error))
        let failure = try #require(error as Error?) as NSError
        #expect(failure.domain == NSOSStatusErrorDomain && failure.code == Int(errSecHostNameMismatch))
        #expect(failure.localizedDescription == "“www.example.test” certificate name does not match the host name")
        let underlying = try #require(failure.userInfo[NSUnderlyingErrorKey] as? NSError)
        #expect(underlying.localizedDescription.hasPrefix("Certificate 0 “www.example.test” has errors: "))
        var result = SecTrustResultType.invalid
        #expect(SecTrustEvaluate(trust, &result) == errSecSuccess && result == .recoverableTrustFailure)
        #expect(SecTrustCopyCertificateChain(trust)?.first as? SecCertificate == CertificateTools.server)
    }

    @Test func anAnchorNeedNotBeSelfSigned() {
        let server = CertificateTools.trust([CertificateTools.server], ssl, anchors: [CertificateTools.intermediate])
        #expect(CertificateTools.code(server) == 0)
        // Pinning of the certificate itself.
        #expect(CertificateTools.code(CertificateTools.trust([CertificateTools.server], ssl, anchors: [CertificateTools.server])) == 0)
    }

    @Test func aChangeInvalidatesTheResult() throws {
        let trust = try #require(CertificateTools.trust(chain, ssl))
        #expect(CertificateTools.code(trust) == 0)
        #expect(SecTrustSetPolicies(trust, SecPolicyCreateSSL(true, "other.test")) == errSecSuccess)
        #expect(CertificateTools.code(trust) == Int(errSecHostNameMismatch))
        #expect(SecTrustSetPolicies(trust, [SecPolicyCreateBasicX509(), ssl] as CFArray) == errSecSuccess)
        #expect(CertificateTools.code(trust) == 0)
        var policies: CFArray?
        #expect(SecTrustCopyPolicies(trust, &policies) == errSecSuccess && policies?.last as? SecPolicy == ssl)
        #expect(SecTrustSetAnchorCertificates(trust, [] as CFArray) == errSecSuccess)
        #expect(CertificateTools.code(trust) == Int(errSecCreateChainFailed))
        #expect(SecTrustSetAnchorCertificates(trust, nil) == errSecSuccess)
        // The system does not have the root either.
        #expect(CertificateTools.code(trust) == Int(errSecCreateChainFailed))
        var anchors: CFArray? = [1]
        #expect(SecTrustCopyCustomAnchorCertificates(trust, &anchors) == errSecSuccess && anchors == nil)
    }

    @Test func everyChangeOfAParameterRemovesTheResult() throws {
        let trust = try #require(CertificateTools.trust(chain, ssl))
        let changes: [@Sendable () -> OSStatus] = [
            { SecTrustSetPolicies(trust, SecPolicyCreateBasicX509()) }, { SecTrustSetAnchorCertificates(trust, []) },
            { SecTrustSetAnchorCertificates(trust, nil) }, { SecTrustSetAnchorCertificatesOnly(trust, true) },
            { SecTrustSetVerifyDate(trust, Date() as CFDate) }, { SecTrustSetNetworkFetchAllowed(trust, false) },
        ]
        for (index, change) in changes.enumerated() {
            _ = SecTrustEvaluateWithError(trust, nil)
            var result = SecTrustResultType.invalid
            #expect(SecTrustGetTrustResult(trust, &result) == errSecSuccess && result != .invalid)
            #expect(change() == errSecSuccess)
            #expect(SecTrustGetTrustResult(trust, &result) == errSecSuccess && result == .invalid, "change \(index)")
        }
    }

    @Test func aChangeDuringAnEvaluationWins() throws {
        let trust = try #require(CertificateTools.trust(chain, ssl))
        let parameters = trust.current
        let result = TrustResult(parameters)
        #expect(SecTrustSetPolicies(trust, SecPolicyCreateSSL(true, "other.test")) == errSecSuccess)
        trust.keep(result, of: parameters)
        #expect(trust.current.result == nil && CertificateTools.code(trust) == Int(errSecHostNameMismatch))
    }

    @Test func anchorsOfTheSystemAreTrustedBesideThoseOfTheApp() throws {
        let trust = try #require(CertificateTools.trust(chain, ssl))
        #expect(SecTrustSetAnchorCertificatesOnly(trust, false) == errSecSuccess && CertificateTools.code(trust) == 0)
        #expect(SecTrustSetAnchorCertificates(trust, [CertificateTools.client as Any]) == errSecSuccess)
        #expect(CertificateTools.code(trust) == Int(errSecCreateChainFailed))
    }

    @Test(.enabled(if: CertificateTools.systemRoot != nil, "The system has no certificates."))
    func anchorsOfTheAppReplaceThoseOfTheSystem() throws {
        let root = try #require(CertificateTools.systemRoot)
        let trust = try #require(CertificateTools.trust([root], SecPolicyCreateBasicX509()))
        let date = try #require(SecCertificateCopyNotValidBeforeDate(root) as Date?)
        SecTrustSetVerifyDate(trust, date.addingTimeInterval(86_400) as CFDate)
        #expect(CertificateTools.code(trust) == Int(errSecNotTrusted))
        SecTrustSetAnchorCertificatesOnly(trust, false)
        #expect(CertificateTools.code(trust) == 0)
        SecTrustSetAnchorCertificates(trust, [CertificateTools.client as Any])
        #expect(CertificateTools.code(trust) == Int(errSecNotTrusted))
        SecTrustSetAnchorCertificatesOnly(trust, false)
        #expect(CertificateTools.code(trust) == 0)
        SecTrustSetAnchorCertificatesOnly(trust, true)
        #expect(CertificateTools.code(trust) == Int(errSecNotTrusted))
        SecTrustSetAnchorCertificates(trust, nil)
        #expect(CertificateTools.code(trust) == 0)
    }

    @Test func certificatesMayBeOneObjectOrAnArrayOfAnyType() throws {
        let server = try #require(CertificateTools.server)
        var trust: SecTrust?
        #expect(SecTrustCreateWithCertificates(server, nil, &trust) == errSecSuccess && trust != nil)
        #expect(SecTrustCreateWithCertificates([server] as AnyObject, [ssl] as AnyObject, &trust) == errSecSuccess)
        #expect(SecTrustCreateWithCertificates(NSArray(array: [server]), ssl, &trust) == errSecSuccess)
        #expect(SecTrustCreateWithCertificates([] as CFArray, ssl, &trust) == errSecParam)
        #expect(SecTrustCreateWithCertificates("text", ssl, &trust) == errSecParam)
        #expect(SecTrustCreateWithCertificates([server, "text"] as [Any], ssl, &trust) == errSecParam)
        #expect(SecTrustCreateWithCertificates(server, "text", &trust) == errSecParam)
        #expect(try SecTrustSetPolicies(#require(trust), 5) == errSecParam)
        #expect(try SecTrustSetAnchorCertificates(#require(trust), ["text"]) == errSecParam)
        var isAllowed = false
        #expect(try SecTrustGetNetworkFetchAllowed(#require(trust), &isAllowed) == errSecSuccess && isAllowed)
        #expect(try SecTrustSetNetworkFetchAllowed(#require(trust), false) == errSecSuccess)
        #expect(try SecTrustGetNetworkFetchAllowed(#require(trust), &isAllowed) == errSecSuccess && !isAllowed)
    }

    @Test func theCallbackRunsOnTheQueue() async throws {
        let trust = try #require(CertificateTools.trust(chain, ssl))
        let queue = DispatchQueue(label: "trust")
        let key = DispatchSpecificKey<String>()
        queue.setSpecific(key: key, value: "trust")
        let result = await withCheckedContinuation { continuation in
            SecTrustEvaluateAsyncWithError(trust, queue) { evaluated, isTrusted, error in
                let isOnQueue = DispatchQueue.getSpecific(key: key) == "trust"
                continuation.resume(returning: isOnQueue && isTrusted && error == nil && evaluated === trust)
            }
        }
        #expect(result)
    }

    @Test func propertiesDescribeThePolicy() {
        let properties = SecPolicyCopyProperties(ssl)
        #expect(properties?[kSecPolicyOid] as? String == kSecPolicyAppleSSL && properties?[kSecPolicyName] as? String == "www.example.test")
        #expect(SecPolicyCopyProperties(SecPolicyCreateSSL(false, nil))?[kSecPolicyClient] as? Bool == true)
        #expect(SecPolicyCopyProperties(SecPolicyCreateBasicX509())?[kSecPolicyOid] as? String == kSecPolicyAppleX509Basic)
    }
}
