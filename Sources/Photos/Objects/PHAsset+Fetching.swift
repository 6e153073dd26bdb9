extension PHAsset {
    /// Returns all photos that satisfy options; the oldest first by default.
    ///
    /// Without the permission to use photos, the result is empty.
    ///
    /// > Difference from Apple: A fetch does not ask for the permission.
    public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult(FetchQuery(.assets, options: options))
    }

    /// Returns the assets of a kind. All photos are of the kind `.image`.
    public class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult(FetchQuery(mediaType == .image ? .assets : .nothing, options: options))
    }

    /// Returns the photos of an album, in the album's order by default.
    public class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult(FetchQuery(.members(assetCollection.kind), options: options))
    }

    /// Returns the photos with identifiers, by default in the order of the identifiers. Unknown identifiers are
    /// ignored.
    public class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult(FetchQuery(.assetsWithIdentifiers(identifiers), options: options))
    }

    /// Returns the photo that represents an album, its newest; `nil` for an unknown album.
    public class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>? {
        PHFetchResult(FetchQuery(.keyAssets(assetCollection.kind), options: options))
    }
}
