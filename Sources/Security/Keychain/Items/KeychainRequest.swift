internal import CoreGraphics
internal import Foundation
internal import SystemServices

/// A request of the app to its keychain. Makes one line of the log.
struct KeychainRequest {
    private let verb: String
    private let dictionary: CFDictionary
    let services = SystemServices.current

    init(_ verb: String, _ dictionary: CFDictionary) {
        self.verb = verb
        self.dictionary = dictionary
    }

    var service: KeychainService { services.keychain }

    /// Performs the request, and returns its status.
    func run(_ body: (KeychainRequest) throws -> Void) -> OSStatus {
        service.openByDefault(KeychainLocation.makeStore)
        service.markUsed()
        let status = status(body)
        services.requests.record("keychain", "\(verb) \(description): \(status == errSecSuccess ? "done" : "\(status)")")
        return status
    }

    private func status(_ body: (KeychainRequest) throws -> Void) -> OSStatus {
        if let failure = service.failure { return failure }
        do {
            try body(self)
            return errSecSuccess
        } catch let error as SecurityError {
            return error.status
        } catch let failure as KeychainFailure {
            return failure.status
        } catch {
            return errSecInternalError
        }
    }

    /// Parses the dictionary.
    func query() throws(SecurityError) -> KeychainQuery { try KeychainQuery(dictionary) }

    /// The class and the names of the item. Neither the secret nor other data of the app.
    private var description: String {
        let kind = (dictionary[kSecClass] as? String).flatMap(KeychainItem.Kind.init)?.name ?? "item"
        let names = [kSecAttrService, kSecAttrServer, kSecAttrLabel, kSecAttrAccount].compactMap { dictionary[$0] as? String }
        return ([kind] + names.map { "“\(Self.line($0))”" }).joined(separator: " ")
    }

    private static func line(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > 80 ? line.prefix(80) + "…" : line
    }
}

extension KeychainFailure {
    /// The status for the app.
    var status: OSStatus {
        switch self {
        case .notAvailable: errSecNotAvailable
        case .cancelled: errSecUserCanceled
        case .locked: errSecInteractionNotAllowed
        case .damaged: errSecDecode
        case .cannotWrite: errSecIO
        }
    }
}
