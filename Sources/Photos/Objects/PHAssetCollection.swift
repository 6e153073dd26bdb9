internal import SystemServices

/// An album.
///
/// Each folder inside the user's pictures folder is an album that only another program changes. An album that the app
/// creates is saved in the app's container, and its photos remain where they are.
///
/// > Difference from Apple: Other apps do not see an album that the app creates.
///
/// - Source: https://developer.apple.com/documentation/photokit/phassetcollection
// Unchecked: all stored properties are constants, as in PHObject.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    /// The origin of an album's contents.
    enum Kind: Sendable {
        case album(identifier: String, isEditable: Bool, parent: String)
        case smart(SmartAlbum)
        /// An album that is only in memory.
        case transient(members: [String])
    }

    let kind: Kind
    private let count: Int
    /// The time of the oldest photo when the album was fetched; `nil` without photos.
    public let startDate: Date?
    /// The time of the newest photo when the album was fetched; `nil` without photos.
    public let endDate: Date?

    init(_ kind: Kind, identifier: String, title: String?, photos: [PhotoRecord]) {
        self.kind = kind
        count = photos.count
        startDate = photos.lazy.map(\.creationDate).min()
        endDate = photos.lazy.map(\.creationDate).max()
        super.init(localIdentifier: identifier, title: title)
    }

    /// The path of the folder around the album's folder; `nil` for other albums.
    var parent: String? {
        guard case .album(_, false, let parent) = kind else { return nil }
        return parent
    }

    /// Whether the app created the album.
    var isEditable: Bool {
        guard case .album(_, let isEditable, _) = kind else { return false }
        return isEditable
    }

    open override var canContainAssets: Bool { true }

    /// The kind of album.
    open var assetCollectionType: PHAssetCollectionType {
        if case .smart = kind { .smartAlbum } else { .album }
    }

    /// The special kind of album.
    open var assetCollectionSubtype: PHAssetCollectionSubtype {
        if case .smart(let album) = kind { album.subtype } else { .albumRegular }
    }

    /// The number of photos when the album was fetched, including hidden ones.
    open var estimatedAssetCount: Int { count }
    /// The location of the photos; `nil`.
    open var approximateLocation: CLLocation? { nil }
    /// The names of the photos' locations; empty.
    open var localizedLocationNames: [String] { [] }

    /// Returns whether the app may perform a kind of change on the album.
    ///
    /// The photos of each album can be deleted. Other changes require an album that the app created.
    open override func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool {
        switch anOperation {
        case .deleteContent: true
        case .removeContent, .addContent, .rearrangeContent, .delete, .rename, .createContent: isEditable
        }
    }

    // MARK: - Fetching

    /// Returns the albums of a kind, ordered by title. The smart albums have their usual order.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult(FetchQuery(.albums(type, subtype), options: options))
    }

    /// Returns the albums with identifiers. Unknown identifiers are ignored.
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult(FetchQuery(.albumsWithIdentifiers(identifiers), options: options))
    }

    /// Returns the albums of a kind that contain a photo.
    open class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult(FetchQuery(.albumsContaining(asset.localIdentifier, type), options: options))
    }

    /// Returns an album that is only in memory, and no part of the library.
    open class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
        PHAssetCollection(
            .transient(members: assets.map(\.localIdentifier)), identifier: UUID().uuidString, title: title, photos: assets.map(\.record))
    }

    /// Returns an album that is only in memory, and no part of the library.
    open class func transientAssetCollection(withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?) -> PHAssetCollection
    {
        transientAssetCollection(with: fetchResult.objects, title: title)
    }
}
