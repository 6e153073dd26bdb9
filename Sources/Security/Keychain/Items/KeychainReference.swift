internal import CoreGraphics
internal import Foundation
internal import LibSSL
internal import SystemServices

/// Certificates, keys and identities as references of keychain items. Passwords have no references.
enum KeychainReference {
    /// The contents of one item.
    struct Part {
        let kind: KeychainItem.Kind
        let attributes: [String: KeychainValue]
        let data: Data
    }

    /// Returns the class of a reference; `nil` if the object is none.
    static func kind(of reference: AnyObject) -> KeychainItem.Kind? {
        switch reference {
        case is SecCertificate: .certificate
        case is SecKey: .key
        case is SecIdentity: .identity
        default: nil
        }
    }

    /// Returns the contents of a reference's item, or of both items of an identity.
    static func parts(of reference: AnyObject) throws(SecurityError) -> [Part] {
        switch reference {
        case let certificate as SecCertificate: [part(of: certificate)]
        case let key as SecKey: [try part(of: key)]
        case let identity as SecIdentity: [part(of: identity.certificate), try part(of: identity.key)]
        default: throw SecurityError(errSecParam)
        }
    }

    /// Returns the contents of an item whose data is given. A key may be any data.
    static func part(of kind: KeychainItem.Kind, data: Data?) throws(SecurityError) -> Part {
        guard kind == .certificate else { return Part(kind: kind, attributes: [:], data: data ?? Data()) }
        guard let data else { throw SecurityError(errSecParam) }
        guard let certificate = SecCertificateCreateWithData(nil, data) else { throw SecurityError(errSecDecode) }
        return part(of: certificate)
    }

    private static func part(of reference: SecCertificate) -> Part {
        let certificate = reference.certificate
        var attributes: [String: KeychainValue] = [
            // X.509 version 3, and DER.
            "ctyp": .number(3), "cenc": .number(3), "labl": .string(reference.summary),
            "subj": .data(Data(certificate.encodedSubject)), "issr": .data(Data(certificate.encodedIssuer)),
            "slnr": .data(Data(certificate.serialNumber)),
        ]
        let label = SecCertificateCopyKey(reference)?.applicationLabel
        attributes["pkhh"] = label.map(KeychainValue.data)
        return Part(kind: .certificate, attributes: attributes, data: Data(certificate.bytes))
    }

    private static func part(of key: SecKey) throws(SecurityError) -> Part {
        var attributes: [String: KeychainValue] = [:]
        for (name, value) in SecKeyCopyAttributes(key) ?? [:] {
            guard let name = name.base as? String, let kind = KeychainSchema.kind(of: name, in: .key) else { continue }
            attributes[name] = KeychainInput.value(value, kind)
        }
        attributes["perm"] = .bool(true)
        guard key.key.isPrivate else { return Part(kind: .key, attributes: attributes, data: Data(try key.publicBytes())) }
        do {
            return Part(kind: .key, attributes: attributes, data: try key.key.privateBytes().withBytes { Data($0) })
        } catch {
            throw SecurityError(errSecParam, "The private key cannot be saved.")
        }
    }

    /// Returns the reference of an item; `nil` if its class has none, or if its data is none of a key.
    static func make(_ item: KeychainItem, secret: (KeychainItem) throws -> Data, in items: [KeychainItem]) throws -> AnyObject? {
        switch item.kind {
        case .genericPassword, .internetPassword: return nil
        case .certificate: return SecCertificateCreateWithData(nil, try secret(item))
        case .key: return try key(item, secret)
        case .identity:
            guard let parts = identityParts(item, in: items), let key = try key(parts.key, secret),
                let certificate = SecCertificateCreateWithData(nil, try secret(parts.certificate))
            else { return nil }
            return SecIdentity(certificate, key)
        }
    }

    private static func key(_ item: KeychainItem, _ secret: (KeychainItem) throws -> Data) throws -> SecKey? {
        guard let type = item.attributes["type"]?.number, let keyClass = item.attributes["kcls"]?.number else { return nil }
        let attributes: CFDictionary = [
            kSecAttrKeyType: String(type), kSecAttrKeyClass: String(keyClass),
            kSecAttrIsExtractable: item.attributes["extr"]?.number != 0,
        ]
        return SecKeyCreateWithData(try secret(item), attributes, nil)
    }

    /// Whether an object is the reference of an item.
    static func isReference(_ reference: AnyObject, of item: KeychainItem) -> Bool {
        guard item.kind == kind(of: reference), let part = try? parts(of: reference).first else { return false }
        let keys = item.kind == .key ? ["klbl", "kcls", "type"] : ["issr", "slnr", "pkhh"]
        return keys.allSatisfy { part.attributes[$0] == item.attributes[$0] }
    }

    /// Returns the certificates whose private keys are in the keychain, as identities.
    static func identities(in items: [KeychainItem]) -> [KeychainItem] {
        items.filter { $0.kind == .certificate }.compactMap { certificate in
            guard let key = identityParts(certificate, in: items)?.key else { return nil }
            return KeychainItem(
                id: certificate.id, .identity, attributes: key.attributes.merging(certificate.attributes) { $1 },
                accessControl: key.accessControl, secret: certificate.storedSecret, size: certificate.size + key.size)
        }
    }

    /// Returns the items that an item consists of: those of an identity, or the item itself.
    static func components(of item: KeychainItem, in items: [KeychainItem]) -> [KeychainItem] {
        guard item.kind == .identity else { return [item] }
        return identityParts(item, in: items).map { [$0.certificate, $0.key] } ?? []
    }

    private static func identityParts(
        _ item: KeychainItem, in items: [KeychainItem]
    ) -> (certificate: KeychainItem, key: KeychainItem)? {
        guard let hash = item.attributes["pkhh"], let certificate = items.first(where: { $0.id == item.id }) else { return nil }
        // A private key has the class 1.
        let key = items.first {
            $0.kind == .key && $0.attributes["klbl"] == hash && $0.attributes["kcls"]?.number == 1
                && $0.accessGroup == certificate.accessGroup
        }
        return key.map { (certificate, $0) }
    }
}
