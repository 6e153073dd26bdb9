internal import CoreGraphics
internal import Foundation
internal import LibSSL

/// The result of an evaluation.
struct TrustResult: Sendable {
    let chain: [SecCertificate]
    /// The failure; `nil` for a trusted certificate.
    let failure: ChainResult.Failure?
    private let failureIndex: Int
    private let reason: String

    /// Evaluates the first certificate for each policy, until one fails.
    init(_ state: SecTrust.State) {
        var last = ChainResult(chain: [], failure: .other, failureIndex: 0, reason: "no certificate")
        if let leaf = state.certificates.first {
            let others = state.certificates.dropFirst().map(\.certificate)
            for policy in state.policies.isEmpty ? [SecPolicy(.basic)] : state.policies {
                do {
                    last = try leaf.certificate.verify(with: others, ChainRequirements(state, policy))
                } catch {
                    last = ChainResult(chain: [leaf.certificate], failure: .other, failureIndex: 0, reason: "internal error")
                }
                guard last.failure == nil else { break }
            }
        }
        chain = last.chain.map { SecCertificate($0) }
        failure = last.failure
        failureIndex = last.failureIndex
        reason = last.reason
    }

    var type: SecTrustResultType {
        switch failure {
        case nil: .unspecified
        case .badSignature, .revoked, .other: .fatalTrustFailure
        default: .recoverableTrustFailure
        }
    }

    /// The error for the app; `nil` for a trusted certificate.
    var error: CFError? {
        guard let failure else { return nil }
        let code = Int(failure.status)
        let name = chain.first?.summary ?? ""
        let failedName = chain.indices.contains(failureIndex) ? chain[failureIndex].summary : ""
        let details = "Certificate \(failureIndex) “\(failedName)” has errors: \(reason)"
        let underlying = NSError(domain: NSOSStatusErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: details])
        return NSError(
            domain: NSOSStatusErrorDomain, code: code,
            userInfo: [NSLocalizedDescriptionKey: "“\(name)” \(failure.sentence)", NSUnderlyingErrorKey: underlying])
    }
}

extension ChainRequirements {
    init(_ state: SecTrust.State, _ policy: SecPolicy) {
        let time = (state.verifyDate ?? Date()).timeIntervalSince1970
        self.init(time: Int(exactly: time.rounded(.down)) ?? (time < 0 ? Int(Int32.min) : Int.max))
        if case .tls(let isServer, let hostName) = policy.kind {
            purpose = isServer ? .server : .client
            self.hostName = hostName
        }
        anchors = (state.anchors ?? []).map(\.certificate)
        usesSystemAnchors = !(state.usesOnlyAppAnchors ?? (state.anchors != nil))
    }
}

extension ChainResult.Failure {
    /// Apple's result for a failure.
    var status: OSStatus {
        switch self {
        case .incompleteChain: errSecCreateChainFailed
        case .untrustedRoot, .other: errSecNotTrusted
        case .expired, .notYetValid: errSecCertificateExpired
        case .wrongHostName: errSecHostNameMismatch
        case .revoked: errSecCertificateRevoked
        case .notAnAuthority: errSecNoBasicConstraintsCA
        case .pathTooLong: errSecPathLengthConstraintExceeded
        case .wrongPurpose: errSecInvalidExtendedKeyUsage
        case .weakKey: errSecUnsupportedKeySize
        case .weakDigest: errSecInvalidDigestAlgorithm
        case .badSignature: errSecNotTrusted
        case .unknownCriticalExtension: errSecUnknownCriticalExtensionFlag
        case .invalidName: errSecInvalidSubjectName
        }
    }

    /// The end of the sentence that begins with the certificate's name.
    var sentence: String {
        switch self {
        case .expired: "certificate is expired"
        case .notYetValid: "certificate is not valid yet"
        case .wrongHostName: "certificate name does not match the host name"
        case .revoked: "certificate is revoked"
        default: "certificate is not trusted"
        }
    }
}
