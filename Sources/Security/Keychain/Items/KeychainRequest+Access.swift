internal import CoreGraphics
internal import Foundation
internal import SystemServices

extension KeychainRequest {
    /// Whether an item is one of those that a query describes.
    func matches(_ item: KeychainItem, _ query: KeychainQuery) -> Bool {
        // An item that needs a passcode is lost without one.
        if item.protection == .whenPasscodeSetThisDeviceOnly, !services.biometrics.isPasscodeSet { return false }
        if let reference = query.reference, !KeychainReference.isReference(reference, of: item) { return false }
        return query.matches(item, groups: service.accessGroups)
    }

    /// Returns the items for a query, at most a number of them.
    ///
    /// - Throws: `errSecItemNotFound` if there is none, or the reason why all of them are inaccessible.
    func candidates(
        _ query: KeychainQuery, _ session: any KeychainSession, _ proved: Set<KeychainAccessControl>, limit: Int
    ) throws -> [KeychainItem] {
        let items = try session.items()
        let all = query.kind == .identity ? KeychainReference.identities(in: items) : items
        var found = all.filter { matches($0, query) }
        if query.interaction == .skip { found.removeAll { requiredProof($0, query, proved) != nil } }
        // Only requests for all items skip those that a locked device protects.
        return try Array(available(limit == 1 ? Array(found.prefix(1)) : found, query, needsSecret: !query.results.isEmpty).prefix(limit))
    }

    /// Returns the items that the state of the device makes available.
    ///
    /// - Throws: `errSecInteractionNotAllowed` if a locked device protects all of them, or one of several that change
    ///   together; `errSecItemNotFound` if there is none.
    func available(_ items: [KeychainItem], _ query: KeychainQuery, needsSecret: Bool) throws(SecurityError) -> [KeychainItem] {
        let valid = needsSecret ? items.filter { !isInvalidated($0) } : items
        guard !valid.isEmpty else { throw SecurityError(errSecItemNotFound) }
        guard needsSecret, service.isLocked else { return valid }
        let accessible = valid.filter(\.protection.isAccessibleWhileLocked)
        guard !accessible.isEmpty, query.limit != nil || accessible.count == valid.count else {
            throw SecurityError(errSecInteractionNotAllowed)
        }
        return accessible
    }

    /// Returns the access control for which a query needs a proof, in order to return its results; `nil` for none.
    func requiredProof(
        _ item: KeychainItem, _ query: KeychainQuery, _ proved: Set<KeychainAccessControl>
    ) -> KeychainAccessControl? {
        // A reference to a key can use the secret, so that it counts as one.
        let usesSecret = query.results.contains(.data) || query.results.contains(.reference) && [.key, .identity].contains(item.kind)
        return usesSecret ? proof(of: item, query, proved) : nil
    }

    /// Returns the access control for which the person has to give a proof; `nil` if the context of the query has it,
    /// or if none is needed.
    func proof(of item: KeychainItem, _ query: KeychainQuery, _ proved: Set<KeychainAccessControl>) -> KeychainAccessControl? {
        guard let control = item.accessControl, !proved.contains(control) else { return nil }
        return missingProofs(control, query).isEmpty ? nil : control
    }

    /// Whether the sensor has learned another person since the item was saved, and nothing else gives access.
    private func isInvalidated(_ item: KeychainItem) -> Bool {
        guard let control = item.accessControl else { return false }
        let flags = SecAccessControlCreateFlags(rawValue: control.flags)
        guard flags.contains(.biometryCurrentSet), control.enrolment != services.biometrics.domainState else { return false }
        return !(flags.contains(.or) && !flags.isDisjoint(with: [.userPresence, .biometryAny, .devicePasscode]))
    }
}
