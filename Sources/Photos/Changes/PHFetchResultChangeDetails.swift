/// The change of a fetch's result.
///
/// The indexes describe the change in this order: removals, insertions, changes, moves. Indexes of removals refer to
/// the result before the change, all others to the result after it.
///
/// - Source: https://developer.apple.com/documentation/photokit/phfetchresultchangedetails
// Unchecked: all stored properties are constants of Sendable types.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    /// The result before the change.
    public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
    /// The result after the change.
    public let fetchResultAfterChanges: PHFetchResult<ObjectType>
    private let difference: IndexDifference
    private let changed: IndexSet

    /// Compares two results of the same fetch.
    ///
    /// - Parameters:
    ///   - fromResult: The earlier result.
    ///   - toResult: The later result.
    ///   - changedObjects: The objects of both results that changed.
    public convenience init(
        from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>, changedObjects: [ObjectType]
    ) {
        let difference = IndexDifference(fromResult.objects.map(\.localIdentifier), toResult.objects.map(\.localIdentifier))
        let identifiers = Set(changedObjects.map(\.localIdentifier))
        let changed = toResult.objects.indices.filter { index in
            identifiers.contains(toResult.objects[index].localIdentifier) && !difference.inserted.contains(index)
        }
        self.init(before: fromResult, after: toResult, difference: difference, changed: IndexSet(changed))
    }

    init(
        before: PHFetchResult<ObjectType>, after: PHFetchResult<ObjectType>, difference: IndexDifference, changed: IndexSet
    ) {
        fetchResultBeforeChanges = before
        fetchResultAfterChanges = after
        self.difference = difference
        self.changed = changed
        super.init()
    }

    /// Whether the indexes below are known: as the options of the fetch request.
    open var hasIncrementalChanges: Bool { fetchResultBeforeChanges.query?.options.wantsIncrementalChangeDetails ?? true }

    /// The indexes of removed objects in the result before the change; `nil` without incremental changes.
    open var removedIndexes: IndexSet? { hasIncrementalChanges ? difference.removed : nil }
    /// The removed objects.
    open var removedObjects: [ObjectType] { fetchResultBeforeChanges.objects(at: difference.removed) }
    /// The indexes of inserted objects in the result after the change; `nil` without incremental changes.
    open var insertedIndexes: IndexSet? { hasIncrementalChanges ? difference.inserted : nil }
    /// The inserted objects.
    open var insertedObjects: [ObjectType] { fetchResultAfterChanges.objects(at: difference.inserted) }
    /// The indexes of changed objects in the result after the change; `nil` without incremental changes.
    open var changedIndexes: IndexSet? { hasIncrementalChanges ? changed : nil }
    /// The changed objects, as they are after the change.
    open var changedObjects: [ObjectType] { fetchResultAfterChanges.objects(at: changed) }
    /// Whether objects changed their places.
    open var hasMoves: Bool { hasIncrementalChanges && !difference.moves.isEmpty }

    /// Calls a closure with the index of each moved object before the change, and its index after the change.
    open func enumerateMoves(_ handler: (_ fromIndex: Int, _ toIndex: Int) -> Void) {
        guard hasIncrementalChanges else { return }
        for move in difference.moves { handler(move.from, move.to) }
    }
}
