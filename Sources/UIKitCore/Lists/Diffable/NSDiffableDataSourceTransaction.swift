/// What the user changed about what a diffable data source shows, by moving an item.
///
/// - Source: https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// What was shown before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// What is shown after.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// How the items of all sections in a row differ.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The sections whose items differ, in their order.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// What the user changed about one section.
///
/// - Source: https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectiontransaction
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// What it showed before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// What it shows after.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// How its items differ, also those that are not seen.
    public let difference: CollectionDifference<ItemIdentifierType>
}
