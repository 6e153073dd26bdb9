internal import SystemServices

/// An album whose contents follow from a condition.
enum SmartAlbum: Int, CaseIterable, Sendable {
    case userLibrary
    case favorites
    case panoramas
    case screenshots
    case animated
    case hidden

    var subtype: PHAssetCollectionSubtype {
        switch self {
        case .userLibrary: .smartAlbumUserLibrary
        case .favorites: .smartAlbumFavorites
        case .panoramas: .smartAlbumPanoramas
        case .screenshots: .smartAlbumScreenshots
        case .animated: .smartAlbumAnimated
        case .hidden: .smartAlbumAllHidden
        }
    }

    var title: String {
        switch self {
        case .userLibrary: "Recents"
        case .favorites: "Favorites"
        case .panoramas: "Panoramas"
        case .screenshots: "Screenshots"
        case .animated: "Animated"
        case .hidden: "Hidden"
        }
    }

    var identifier: String { PhotosService.identifier(ofName: "smart:\(subtype.rawValue)") }

    func contains(_ photo: PhotoRecord) -> Bool {
        switch self {
        case .userLibrary: true
        case .favorites: photo.isFavorite
        case .panoramas: photo.isPanorama
        case .screenshots: photo.isScreenshot
        case .animated: photo.isAnimated
        case .hidden: photo.isHidden
        }
    }
}
