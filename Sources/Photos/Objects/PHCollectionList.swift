internal import SystemServices

/// A list of albums: a folder with folders that contain photos.
///
/// - Source: https://developer.apple.com/documentation/photokit/phcollectionlist
// Unchecked: all stored properties are constants, as in PHObject.
open class PHCollectionList: PHCollection, @unchecked Sendable {
    let list: PhotoSnapshot.List

    init(_ list: PhotoSnapshot.List) {
        self.list = list
        super.init(localIdentifier: list.identifier, title: list.title)
    }

    open override var canContainCollections: Bool { true }
    /// The kind of list; `.folder`.
    open var collectionListType: PHCollectionListType { .folder }
    /// The special kind of list; `.regularFolder`.
    open var collectionListSubtype: PHCollectionListSubtype { .regularFolder }

    /// Returns the lists of a kind, ordered by title.
    open class func fetchCollectionLists(
        with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> {
        let isPresent = collectionListType == .folder && [.any, .regularFolder].contains(subtype)
        return PHFetchResult(FetchQuery(isPresent ? .lists(identifiers: nil) : .nothing, options: options))
    }

    /// Returns the lists with identifiers. Unknown identifiers are ignored.
    open class func fetchCollectionLists(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> {
        PHFetchResult(FetchQuery(.lists(identifiers: identifiers), options: options))
    }

    /// Returns the list that contains an album or a list.
    open class func fetchCollectionListsContaining(
        _ collection: PHCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> {
        let parent = (collection as? PHCollectionList)?.list.parent ?? (collection as? PHAssetCollection)?.parent ?? ""
        return PHFetchResult(FetchQuery(.list(path: parent), options: options))
    }
}
