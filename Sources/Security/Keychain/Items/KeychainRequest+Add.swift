internal import CoreGraphics
internal import Foundation
internal import SystemServices

extension KeychainRequest {
    /// Adds an item, and returns the requested results.
    func add() throws -> AnyObject? {
        let query = try query()
        guard query.limit == nil, !query.hasConditions, !query.hasPersistentReference, !query.acceptsAnySynchronization else {
            throw SecurityError(errSecParam)
        }
        let items = try makeItems(query)
        try checkAccess(items)
        return try service.access { session in
            let existing = try session.items()
            guard !items.contains(where: { item in existing.contains { item.isDuplicate(of: $0) } }) else {
                throw SecurityError(errSecDuplicateItem)
            }
            var changes = KeychainChanges()
            changes.added = items
            try session.apply(changes)
            let results = KeychainResults(query.results, in: items) { item in try secret(of: item, session, query) }
            let result = items.count > 1 ? KeychainReference.identities(in: items).first : items.first
            return try result.flatMap { try results.value(of: $0) }
        }
    }

    /// Returns the new items: one, or the certificate and the key of an identity.
    private func makeItems(_ query: KeychainQuery) throws(SecurityError) -> [KeychainItem] {
        let parts: [KeychainReference.Part]
        if let reference = query.reference {
            parts = try KeychainReference.parts(of: reference)
        } else {
            guard let kind = query.kind, kind != .identity else { throw SecurityError(errSecParam) }
            parts = [try KeychainReference.part(of: kind, data: query.data)]
        }
        var items: [KeychainItem] = []
        for part in parts { items.append(try makeItem(part, query)) }
        return items
    }

    private func makeItem(_ part: KeychainReference.Part, _ query: KeychainQuery) throws(SecurityError) -> KeychainItem {
        let groups = service.accessGroups
        let now = KeychainValue.date(Date())
        var attributes = part.attributes.merging(query.attributes) { $1 }
        // A key that cannot be exported stays so, whatever the query says.
        if part.attributes["extr"]?.number == 0 { attributes["extr"] = .bool(false) }
        // The attributes of an identity belong to its certificate or to its key.
        attributes = attributes.filter { KeychainSchema.kind(of: $0.key, in: part.kind) != nil }
        attributes.merge(part.kind.defaults) { given, _ in given }
        attributes["cdat"] = now
        attributes["mdat"] = now
        attributes["sync"] = attributes["sync"] ?? .bool(false)
        attributes["agrp"] = attributes["agrp"] ?? .string(groups.first ?? "")
        attributes["persistref"] = nil
        guard groups.contains(attributes["agrp"]?.text ?? "") else { throw SecurityError(errSecMissingEntitlement) }
        var control = query.accessControl
        try setProtection(of: &attributes, &control)
        var item = KeychainItem(
            id: UUID(), part.kind, attributes: attributes, accessControl: control, secret: part.data, size: part.data.count)
        try seal(&item, query)
        return item
    }

    /// Sets the protection of an item from its access control, and the state of the sensor.
    func setProtection(
        of attributes: inout [String: KeychainValue], _ control: inout KeychainAccessControl?
    ) throws(SecurityError) {
        if let protection = control?.protection {
            guard attributes["pdmn"] == nil || attributes["pdmn"]?.text == protection else { throw SecurityError(errSecParam) }
            attributes["pdmn"] = .string(protection)
        }
        let protection = attributes["pdmn"]?.text ?? kSecAttrAccessibleWhenUnlocked
        attributes["pdmn"] = .string(protection)
        let flags = SecAccessControlCreateFlags(rawValue: control?.flags ?? 0)
        // A proof is one of this device. An item of this device only is accepted, although it never leaves the device.
        if attributes["sync"]?.number == 1, !flags.isEmpty { throw SecurityError(errSecParam) }
        if flags.contains(.biometryCurrentSet) { control?.enrolment = services.biometrics.domainState }
    }

    /// Checks that the state of the device allows access to items.
    func checkAccess(_ items: [KeychainItem]) throws(SecurityError) {
        for item in items {
            if item.protection == .whenPasscodeSetThisDeviceOnly, !services.biometrics.isPasscodeSet {
                throw SecurityError(errSecNotAvailable)
            }
            if service.isLocked, !item.protection.isAccessibleWhileLocked { throw SecurityError(errSecInteractionNotAllowed) }
        }
    }
}
