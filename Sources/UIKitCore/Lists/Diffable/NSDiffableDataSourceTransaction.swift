/// The changes of a diffable data source after the user has moved an item.
///
/// - Source: https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The snapshot before the move.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The snapshot after the move.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The difference between the items of all sections.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The transactions of the sections whose items differ, in the order of the sections.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The changes of a single section.
///
/// - Source: https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectiontransaction
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// The section's snapshot before the move.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The section's snapshot after the move.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The difference between the items, including those that are not visible.
    public let difference: CollectionDifference<ItemIdentifierType>
}
