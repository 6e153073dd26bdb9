extension CSSearchableIndex {
    /// Adds items, which replace those with the same identifiers.
    ///
    /// - Throws: A ``CSIndexError`` if the index is not available.
    nonisolated(nonsending) public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        try await result { indexSearchableItems(items, completionHandler: $0) }
    }

    /// Removes the items with some identifiers.
    ///
    /// - Throws: A ``CSIndexError`` if the index is not available.
    nonisolated(nonsending) public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        try await result { deleteSearchableItems(withIdentifiers: identifiers, completionHandler: $0) }
    }

    /// Removes the items of some domains and of their subdomains.
    ///
    /// - Throws: A ``CSIndexError`` if the index is not available.
    nonisolated(nonsending) public func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        try await result { deleteSearchableItems(withDomainIdentifiers: domainIdentifiers, completionHandler: $0) }
    }

    /// Removes all items of this index.
    ///
    /// - Throws: A ``CSIndexError`` if the index is not available.
    nonisolated(nonsending) public func deleteAllSearchableItems() async throws {
        try await result { deleteAllSearchableItems(completionHandler: $0) }
    }

    /// Ends a batch.
    ///
    /// - Throws: A ``CSIndexError`` if the index is not available or the state is too long.
    nonisolated(nonsending) public func endBatch(withClientState clientState: Data) async throws {
        try await result { endBatch(withClientState: clientState, completionHandler: $0) }
    }

    /// Returns the state of the last batch; empty without one.
    nonisolated(nonsending) public func fetchLastClientState() async throws -> Data {
        await withCheckedContinuation { continuation in fetchLastClientState { data, _ in continuation.resume(returning: data ?? Data()) } }
    }

    nonisolated(nonsending) private func result(_ body: (@escaping @Sendable ((any Error)?) -> Void) -> Void) async throws {
        let error: (any Error)? = await withCheckedContinuation { continuation in body { continuation.resume(returning: $0) } }
        if let error { throw error }
    }
}
