internal import CoreGraphics
internal import Foundation
internal import SystemServices

extension KeychainRequest {
    /// Finds items, and returns the requested results.
    func copyMatching() throws -> AnyObject? {
        let query = try query()
        try check(query)
        let limit = query.limit ?? 1
        var proved: Set<KeychainAccessControl> = []
        // A proof may take the time of a person. The keychain is searched again afterwards, because it can change.
        while true {
            let step: Step = try service.access { session in
                let items = try candidates(query, session, proved, limit: limit)
                if let control = items.lazy.compactMap({ requiredProof($0, query, proved) }).first { return .needsProof(control) }
                let results = KeychainResults(query.results, in: try session.items()) { item in
                    try secret(of: item, session, query)
                }
                let values = try items.compactMap { try results.value(of: $0) }
                return .done(limit == 1 ? values.first : query.results.isEmpty ? nil : NSArray(array: values))
            }
            switch step {
            case .done(let value): return value
            case .needsProof(let control):
                try prove(control, query)
                proved.insert(control)
            }
        }
    }

    private enum Step {
        case done(AnyObject?)
        case needsProof(KeychainAccessControl)
    }

    /// Changes items.
    func update(_ attributesToUpdate: CFDictionary) throws {
        let query = try query()
        try check(query)
        guard query.results.isEmpty, query.limit == nil || query.limit == .max, attributesToUpdate[kSecClass] == nil else {
            throw SecurityError(errSecParam)
        }
        let update = try KeychainQuery(attributesToUpdate, kind: query.kind)
        guard !attributesToUpdate.isEmpty, update.results.isEmpty, update.limit == nil, !update.hasConditions,
            !update.hasPersistentReference, update.reference == nil, !update.acceptsAnySynchronization
        else { throw SecurityError(errSecParam) }
        try checkGroup(update)
        var proved: Set<KeychainAccessControl> = []
        while true {
            let control: KeychainAccessControl? = try service.access { session in
                let all = try session.items()
                let matching = try available(all.filter { matches($0, query) }, query, needsSecret: true)
                if let control = matching.lazy.compactMap({ proof(of: $0, query, proved) }).first { return control }
                try session.apply(try changes(update, query, matching, all))
                return nil
            }
            guard let control else { return }
            try prove(control, query)
            proved.insert(control)
        }
    }

    /// Removes items.
    func delete() throws {
        let query = try query()
        try check(query)
        guard query.results.isEmpty, query.limit == nil || query.limit == .max, !query.hasConditions else {
            throw SecurityError(errSecParam)
        }
        try service.access { session in
            let items = try session.items()
            let all = query.kind == .identity ? KeychainReference.identities(in: items) : items
            let found = all.filter { matches($0, query) }
            guard !found.isEmpty else { throw SecurityError(errSecItemNotFound) }
            var changes = KeychainChanges()
            changes.removed = Set(found.flatMap { KeychainReference.components(of: $0, in: items) }.map(\.id))
            try session.apply(changes)
        }
    }

    /// Checks that a query can find items of the app.
    private func check(_ query: KeychainQuery) throws(SecurityError) {
        guard query.kind != nil || query.identifiers != nil || query.reference != nil else { throw SecurityError(errSecParam) }
        try checkGroup(query)
    }

    private func checkGroup(_ query: KeychainQuery) throws(SecurityError) {
        guard let group = query.attributes["agrp"] else { return }
        guard service.accessGroups.contains(group.text ?? "") else { throw SecurityError(errSecMissingEntitlement) }
    }

    /// Returns changes that give items new values.
    private func changes(
        _ update: KeychainQuery, _ query: KeychainQuery, _ items: [KeychainItem], _ all: [KeychainItem]
    ) throws(SecurityError) -> KeychainChanges {
        var changes = KeychainChanges()
        for var item in items {
            let wasSealed = Self.needsPassword(item)
            // An app may pass all attributes that it has read, with the dates among them.
            let ignored = ["cdat", "mdat", "persistref"]
            let isExtractable = item.attributes["extr"]?.number != 0
            item.attributes.merge(update.attributes.filter { !ignored.contains($0.key) }) { $1 }
            if !isExtractable { item.attributes["extr"] = .bool(false) }
            item.attributes["mdat"] = .date(Date())
            if update.accessControl != nil || update.attributes["pdmn"] != nil {
                item.attributes["pdmn"] = update.attributes["pdmn"]
                item.accessControl = update.accessControl
            }
            var control = item.accessControl
            try setProtection(of: &item.attributes, &control)
            // Only a new access control is for the people who are enrolled now.
            if update.accessControl == nil { control?.enrolment = item.accessControl?.enrolment }
            item.accessControl = control
            if let data = update.data {
                item.secret = data
                try seal(&item, query)
            } else if wasSealed || Self.needsPassword(item), update.accessControl != nil || update.attributes["pdmn"] != nil {
                // Another access control cannot keep a secret that a password encrypts, or has to.
                throw SecurityError(errSecParam)
            }
            try checkAccess([item])
            changes.updated.append(item)
        }
        let result = changes.applied(to: all)
        let isDuplicate = changes.updated.contains { item in result.contains { $0.id != item.id && $0.isDuplicate(of: item) } }
        guard !isDuplicate else { throw SecurityError(errSecDuplicateItem) }
        return changes
    }
}
