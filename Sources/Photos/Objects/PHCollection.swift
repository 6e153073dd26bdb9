/// An album, or a list of albums.
///
/// - Source: https://developer.apple.com/documentation/photokit/phcollection
// Unchecked: all stored properties are constants, as in PHObject.
open class PHCollection: PHObject, @unchecked Sendable {
    /// The title.
    public let localizedTitle: String?

    init(localIdentifier: String, title: String?) {
        localizedTitle = title
        super.init(localIdentifier: localIdentifier)
    }

    /// Whether the collection contains photos.
    open var canContainAssets: Bool { false }
    /// Whether the collection contains collections.
    open var canContainCollections: Bool { false }

    /// Returns whether the app may change the collection in a way.
    open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

    /// Returns the albums and lists that are in no list.
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult(FetchQuery(.children(parent: ""), options: options))
    }

    /// Returns the albums and lists in a list.
    open class func fetchCollections(in collectionList: PHCollectionList, options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult(FetchQuery(.children(parent: collectionList.list.path), options: options))
    }
}
