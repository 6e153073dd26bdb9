internal import SystemServices

/// A change of the photo library.
///
/// - Source: https://developer.apple.com/documentation/photokit/phchange
// Unchecked: all stored properties are constants of Sendable types.
open class PHChange: NSObject, @unchecked Sendable {
    private let before: PhotoSnapshot
    private let after: PhotoSnapshot

    init(_ before: PhotoSnapshot, _ after: PhotoSnapshot) {
        self.before = before
        self.after = after
        super.init()
    }

    /// Returns the change of a photo, an album or a list; `nil` if it is unchanged.
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? {
        let identifiers = [object.localIdentifier]
        let source: FetchQuery.Source =
            switch object {
            case is PHAsset: .assetsWithIdentifiers(identifiers)
            case is PHAssetCollection: .albumsWithIdentifiers(identifiers)
            default: .lists(identifiers: identifiers)
            }
        let options = PHFetchOptions()
        options.includeHiddenAssets = true
        let query = FetchQuery(source, options: options)
        let (old, new) = (query.run(before).first, query.run(after).first as? T)
        guard old != nil || new != nil, !ObjectComparison.isSame(old, new, before, after) else { return nil }
        return PHObjectChangeDetails(
            before: object, after: new, isContentChanged: ObjectComparison.isContentChanged(old, new))
    }

    /// Returns the change of a fetch's result; `nil` if it is unchanged.
    ///
    /// The fetch is repeated on the changed library.
    open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
        guard let query = fetchResult.query else { return nil }
        let objects = query.run(after).compactMap { $0 as? T }
        let difference = IndexDifference(fetchResult.objects.map(\.localIdentifier), objects.map(\.localIdentifier))
        let old = Dictionary(fetchResult.objects.map { ($0.localIdentifier, $0) }, uniquingKeysWith: { first, _ in first })
        var changed = IndexSet()
        for (index, object) in objects.enumerated() {
            guard let former = old[object.localIdentifier], !ObjectComparison.isSame(former, object, before, after) else { continue }
            changed.insert(index)
        }
        guard !difference.isEmpty || !changed.isEmpty else { return nil }
        let details = PHFetchResultChangeDetails(
            before: fetchResult, after: PHFetchResult(objects, query: query), difference: difference, changed: changed)
        return details
    }
}

/// The comparison of objects before and after a change.
enum ObjectComparison {
    static func isSame(_ first: PHObject?, _ second: PHObject?, _ before: PhotoSnapshot, _ after: PhotoSnapshot) -> Bool {
        switch (first, second) {
        case (let first as PHAsset, let second as PHAsset): first.record == second.record
        case (let first as PHAssetCollection, let second as PHAssetCollection):
            first.localizedTitle == second.localizedTitle && before.photos(in: first.kind) == after.photos(in: second.kind)
        case (let first as PHCollectionList, let second as PHCollectionList): first.list == second.list
        default: first == nil && second == nil
        }
    }

    /// Whether the pixels of a photo changed.
    static func isContentChanged(_ first: PHObject?, _ second: PHObject?) -> Bool {
        guard let first = first as? PHAsset, let second = second as? PHAsset else { return false }
        return first.modificationDate != second.modificationDate
    }
}
