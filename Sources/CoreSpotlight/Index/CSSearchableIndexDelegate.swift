/// Provides items again, after the index was damaged. All methods are called on a background queue.
///
/// - Source: https://developer.apple.com/documentation/corespotlight/cssearchableindexdelegate
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    /// Indexes all items again, and calls the handler at the end.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)

    /// Indexes the items with some identifiers again, and calls the handler at the end. Items that no longer exist are
    /// removed from the index.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}
