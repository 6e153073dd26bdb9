internal import Foundation
internal import LibSSL
internal import Synchronization

/// An evaluation of a certificate. Can be used on any thread.
///
/// - Source: https://developer.apple.com/documentation/security/sectrust
public final class SecTrust: Sendable {
    struct State: Sendable {
        var certificates: [SecCertificate]
        var policies: [SecPolicy]
        /// The anchors of the app; `nil` for those of the system.
        var anchors: [SecCertificate]?
        /// Whether only the anchors of the app are trusted; `nil` if the app did not specify it.
        var usesOnlyAppAnchors: Bool?
        var verifyDate: Date?
        var isNetworkFetchAllowed = true
        /// The result; `nil` before the evaluation, and after a change.
        var result: TrustResult?
        /// The number of changes. An evaluation of earlier parameters is not the result.
        var generation = 0
    }

    private let state: Mutex<State>

    init(_ certificates: [SecCertificate], _ policies: [SecPolicy]) {
        state = Mutex(State(certificates: certificates, policies: policies))
    }

    var current: State { state.withLock { $0 } }

    /// Changes the parameters, and invalidates the result.
    func change(_ body: @Sendable (inout State) -> Void) {
        state.withLock { state in
            body(&state)
            state.result = nil
            state.generation += 1
        }
    }

    /// Returns the result. Evaluates the certificate first if there is no result.
    func evaluate() -> TrustResult {
        let state = current
        if let result = state.result { return result }
        let result = TrustResult(state)
        keep(result, of: state)
        return result
    }

    /// Stores the result of an evaluation, unless its parameters have changed meanwhile.
    func keep(_ result: TrustResult, of parameters: State) {
        state.withLock { if $0.generation == parameters.generation { $0.result = result } }
    }

    /// Returns the objects of an argument that is one object or an array.
    static func objects<Object>(_ argument: Any?, as type: Object.Type) -> [Object]? {
        switch argument {
        case let object as Object: [object]
        case let objects as [Any]: elements(objects, type)
        case let objects as NSArray: elements(objects.map { $0 }, type)
        default: nil
        }
    }

    private static func elements<Object>(_ objects: [Any], _ type: Object.Type) -> [Object]? {
        let result = objects.compactMap { $0 as? Object }
        return result.count == objects.count ? result : nil
    }
}

/// The result of an evaluation.
///
/// - Source: https://developer.apple.com/documentation/security/sectrustresulttype
public enum SecTrustResultType: UInt32, Sendable {
    /// No evaluation has happened.
    case invalid = 0
    /// A person trusts the certificate. Never the result of an evaluation here.
    case proceed = 1
    /// A person does not trust the certificate. Never the result of an evaluation here.
    case deny = 3
    /// The certificate is trusted, because its chain ends at an anchor.
    case unspecified = 4
    /// The certificate is not trusted, such as for a wrong host name or date.
    case recoverableTrustFailure = 5
    /// The certificate is not trusted, because the chain itself is damaged.
    case fatalTrustFailure = 6
    /// Another failure. Never the result of an evaluation here.
    case otherError = 7
}
