internal import CoreGraphics
internal import Foundation
internal import SystemServices

/// The results of a request, in the shapes that Apple documents.
struct KeychainResults {
    private let requested: KeychainQuery.Results
    private let items: [KeychainItem]
    private let secret: (KeychainItem) throws -> Data

    /// - Parameters:
    ///   - items: All items of the keychain, among them the parts of identities.
    ///   - secret: Returns the secret of an item.
    init(_ requested: KeychainQuery.Results, in items: [KeychainItem], secret: @escaping (KeychainItem) throws -> Data) {
        self.requested = requested
        self.items = items
        self.secret = secret
    }

    /// Returns one kind of result as it is, and several kinds or attributes in a dictionary; `nil` for no result.
    func value(of item: KeychainItem) throws -> AnyObject? {
        switch requested {
        case []: return nil
        case .data: return NSData(data: try data(of: item))
        case .persistentReference: return NSData(data: PersistentReference(item).data)
        case .reference: return try KeychainReference.make(item, secret: secret, in: items)
        default: return NSDictionary(dictionary: try dictionary(of: item))
        }
    }

    private func dictionary(of item: KeychainItem) throws -> [String: Any] {
        var result: [String: Any] = [:]
        if requested.contains(.attributes) {
            result = item.attributes.mapValues(KeychainInput.output)
            let control = item.accessControl ?? KeychainAccessControl(protection: item.protection.rawValue, flags: 0)
            result[kSecAttrAccessControl] = SecAccessControl(control)
        }
        // The class makes the dictionary a query for the item.
        if !requested.isDisjoint(with: [.reference, .persistentReference]) { result[kSecClass] = item.kind.rawValue }
        if requested.contains(.persistentReference) { result[kSecValuePersistentRef] = PersistentReference(item).data }
        if requested.contains(.data) { result[kSecValueData] = try data(of: item) }
        if requested.contains(.reference), let reference = try KeychainReference.make(item, secret: secret, in: items) {
            result[kSecValueRef] = reference
        }
        return result
    }

    private func data(of item: KeychainItem) throws -> Data {
        // Such a key signs and decrypts, and its numbers stay in the keychain.
        if item.kind == .key, item.attributes["extr"]?.number == 0 { throw SecurityError(errSecDataNotAvailable) }
        if item.kind == .identity, let certificate = KeychainReference.components(of: item, in: items).first {
            return try secret(certificate)
        }
        return try secret(item)
    }
}
