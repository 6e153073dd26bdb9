internal import SystemServices

/// A change of the library, created in a change block.
///
/// - Source: https://developer.apple.com/documentation/photokit/phchangerequest
open class PHChangeRequest: NSObject {
    init(_ void: Void) { super.init() }

    /// Whether the request only adds photos.
    var isAddition: Bool { false }

    /// Returns the changes, after the change block.
    func changes() throws(PHPhotosError) -> [PhotoChange] { [] }
}

/// A deletion of photos.
final class AssetDeletion: PHChangeRequest {
    private let identifiers: Set<String>

    init(_ assets: [PHAsset]) {
        identifiers = Set(assets.map(\.localIdentifier))
        super.init(())
    }

    override func changes() throws(PHPhotosError) -> [PhotoChange] {
        identifiers.isEmpty ? [] : [.remove(identifiers: identifiers)]
    }
}

/// A deletion of albums of the app.
final class AlbumDeletion: PHChangeRequest {
    private let albums: [PHAssetCollection]

    init(_ albums: [PHAssetCollection]) {
        self.albums = albums
        super.init(())
    }

    override func changes() throws(PHPhotosError) -> [PhotoChange] {
        guard albums.allSatisfy(\.isEditable) else {
            throw PHPhotosError(.changeNotSupported, "Only an album that the app created can be deleted.")
        }
        return albums.map { .removeAlbum(identifier: $0.localIdentifier) }
    }
}
