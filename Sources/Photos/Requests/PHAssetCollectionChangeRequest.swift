internal import SystemServices

/// A change of an album that the app created, or the creation of one.
///
/// - Source: https://developer.apple.com/documentation/photokit/phassetcollectionchangerequest
public class PHAssetCollectionChangeRequest: PHChangeRequest {
    private let identifier: String
    /// The photos to which indexes refer.
    private var members: [String]
    /// The photos of the album to which no index refers, such as hidden ones. They follow the others.
    private var unlisted: [String] = []
    /// The title of the album.
    public var title: String
    /// The album that will be created, or that is changed.
    public let placeholderForCreatedAssetCollection: PHObjectPlaceholder

    required init(identifier: String, title: String, members: [String]) {
        self.identifier = identifier
        self.title = title
        self.members = members
        placeholderForCreatedAssetCollection = PHObjectPlaceholder(localIdentifier: identifier)
        super.init(())
        ChangeTransaction.add(self)
    }

    /// Creates a request that adds an album.
    @discardableResult public class func creationRequestForAssetCollection(withTitle title: String) -> Self {
        Self(identifier: PhotosService.identifier(ofName: "app:\(UUID().uuidString)"), title: title, members: [])
    }

    /// Creates a request that changes an album; `nil` for an album that the app has not created.
    public convenience init?(for assetCollection: PHAssetCollection) {
        guard assetCollection.isEditable else { return nil }
        let album = PhotoLibrary.service.snapshot().albums.first { $0.identifier == assetCollection.localIdentifier }
        guard let album else { return nil }
        self.init(identifier: album.identifier, title: album.title, members: album.members)
    }

    /// Creates a request that changes an album; `nil` for an album that the app has not created.
    ///
    /// - Parameters:
    ///   - assetCollection: The album.
    ///   - assets: The photos to which the indexes of the methods refer. Other photos of the album remain in it, at
    ///     its end.
    public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
        guard assetCollection.isEditable else { return nil }
        self.init(
            identifier: assetCollection.localIdentifier, title: assetCollection.localizedTitle ?? "",
            members: assets.objects.map(\.localIdentifier))
        let album = PhotoLibrary.service.snapshot().albums.first { $0.identifier == identifier }
        let listed = Set(members)
        unlisted = (album?.members ?? []).filter { !listed.contains($0) }
    }

    /// Deletes albums that the app created. Their photos remain in the library.
    public class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {
        ChangeTransaction.add(AlbumDeletion(assetCollections.objects(of: PHAssetCollection.self)))
    }

    /// Adds photos to the end of the album. Photos of the album are ignored.
    ///
    /// - Parameter assets: Photos, or placeholders of new photos.
    public func addAssets(_ assets: any NSFastEnumeration) { members += newMembers(assets) }

    /// Inserts photos.
    ///
    /// - Parameters:
    ///   - assets: The photos.
    ///   - indexes: The indexes in the album after the insertion. Photos without a valid index are added.
    public func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) {
        var indexes = Array(indexes)[...]
        for member in newMembers(assets) { members.insert(member, at: min(indexes.popFirst() ?? members.count, members.count)) }
    }

    /// Removes photos from the album. They remain in the library.
    public func removeAssets(_ assets: any NSFastEnumeration) {
        let removed = Set(assets.objects(of: PHObject.self).map(\.localIdentifier))
        members.removeAll(where: removed.contains)
        unlisted.removeAll(where: removed.contains)
    }

    /// Removes the photos at indexes from the album. Indexes outside of the album are ignored.
    public func removeAssets(at indexes: IndexSet) {
        for index in indexes.reversed() where members.indices.contains(index) { members.remove(at: index) }
    }

    /// Replaces the photos at indexes. Indexes outside of the album are ignored.
    public func replaceAssets(at indexes: IndexSet, withAssets assets: any NSFastEnumeration) {
        for (index, object) in zip(indexes, assets.objects(of: PHObject.self)) where members.indices.contains(index) {
            members[index] = object.localIdentifier
        }
    }

    /// Moves the photos at indexes to an index, which refers to the album without them.
    public func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {
        let moved = fromIndexes.filter(members.indices.contains).map { members[$0] }
        removeAssets(at: fromIndexes)
        members.insert(contentsOf: moved, at: min(max(0, toIndex), members.count))
    }

    private func newMembers(_ assets: any NSFastEnumeration) -> [String] {
        var known = Set(members + unlisted)
        return assets.objects(of: PHObject.self).map(\.localIdentifier).filter { known.insert($0).inserted }
    }

    override func changes() throws(PHPhotosError) -> [PhotoChange] {
        let listed = Set(members)
        return [.setAlbum(identifier: identifier, title: title, members: members + unlisted.filter { !listed.contains($0) })]
    }
}
