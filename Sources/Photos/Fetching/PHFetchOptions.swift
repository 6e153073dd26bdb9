/// The conditions, the order and the number of objects of a fetch.
///
/// > Difference from Apple: A predicate may also be a closure, such as `NSPredicate { asset, _ in … }`. A predicate or
/// > a sort descriptor with a text is declared in Photos, because Foundation on Linux has none.
///
/// - Source: https://developer.apple.com/documentation/photokit/phfetchoptions
// Unchecked: the caller does not change options during a fetch, which copies them.
open class PHFetchOptions: NSObject, NSCopying, @unchecked Sendable {
    /// The condition for objects; `nil`, the default, for all.
    open var predicate: NSPredicate?
    /// The order of objects; `nil` by default.
    ///
    /// - Precondition: The keys are those that Photos supports, such as "creationDate".
    open var sortDescriptors: [NSSortDescriptor]?
    /// Whether hidden photos are included; `false` by default.
    open var includeHiddenAssets = false
    /// Whether all photos of a series are included; `false` by default. Has no effect, because series are not
    /// recognised.
    open var includeAllBurstAssets = false
    /// The origins of assets; empty, the default, for all.
    open var includeAssetSourceTypes: PHAssetSourceType = []
    /// The maximum number of objects; 0, the default, for all.
    open var fetchLimit = 0
    /// Whether details of changes contain indexes; `true` by default.
    open var wantsIncrementalChangeDetails = true

    /// Creates options without conditions.
    public override init() { super.init() }

    /// Returns options with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    func duplicate() -> PHFetchOptions {
        let options = PHFetchOptions()
        options.predicate = predicate
        options.sortDescriptors = sortDescriptors
        options.includeHiddenAssets = includeHiddenAssets
        options.includeAllBurstAssets = includeAllBurstAssets
        options.includeAssetSourceTypes = includeAssetSourceTypes
        options.fetchLimit = fetchLimit
        options.wantsIncrementalChangeDetails = wantsIncrementalChangeDetails
        return options
    }
}
