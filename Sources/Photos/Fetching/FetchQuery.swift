internal import SystemServices

/// A fetch, which can be repeated on a later library.
// Unchecked: the options are a copy that nothing changes.
struct FetchQuery: @unchecked Sendable {
    /// The objects of a fetch before conditions.
    enum Source: Sendable {
        case nothing
        case assets
        case assetsWithIdentifiers([String])
        case members(PHAssetCollection.Kind)
        case keyAssets(PHAssetCollection.Kind)
        case albums(PHAssetCollectionType, PHAssetCollectionSubtype)
        case albumsWithIdentifiers([String])
        case albumsContaining(String, PHAssetCollectionType)
        /// The lists with identifiers; all lists for `nil`.
        case lists(identifiers: [String]?)
        case list(path: String)
        /// The albums and lists in a folder.
        case children(parent: String)

        /// The objects in the log of requests.
        var name: String {
            switch self {
            case .nothing, .assets, .assetsWithIdentifiers, .members, .keyAssets: "assets"
            case .albums, .albumsWithIdentifiers, .albumsContaining: "albums"
            case .lists, .list: "lists of albums"
            case .children: "collections"
            }
        }
    }

    let source: Source
    let options: PHFetchOptions

    init(_ source: Source, options: PHFetchOptions?) {
        self.source = source
        self.options = options?.duplicate() ?? PHFetchOptions()
        for descriptor in self.options.sortDescriptors ?? [] {
            guard let key = descriptor.photosKey else { continue }
            precondition(
                PhotoKeys.all.contains(key),
                "PHFetchOptions: photos cannot be sorted by '\(key)'. Use one of \(PhotoKeys.all.sorted().joined(separator: ", ")).")
        }
    }

    /// Returns the objects in a library.
    func run(_ library: PhotoSnapshot) -> [PHObject] {
        var objects = objects(library)
        if !options.includeHiddenAssets, !isOfHidden { objects.removeAll { ($0 as? PHAsset)?.isHidden == true } }
        if let predicate = options.predicate { objects = objects.filter { predicate.evaluate(with: $0) } }
        if let descriptors = options.sortDescriptors, !descriptors.isEmpty { objects = Self.sorted(objects, descriptors) }
        return options.fetchLimit > 0 ? Array(objects.prefix(options.fetchLimit)) : objects
    }

    /// Whether the fetch is one of the album of hidden photos.
    private var isOfHidden: Bool {
        switch source {
        case .members(.smart(.hidden)), .keyAssets(.smart(.hidden)): true
        default: false
        }
    }

    /// Sorts objects. Equal objects keep their order.
    private static func sorted(_ objects: [PHObject], _ descriptors: [NSSortDescriptor]) -> [PHObject] {
        objects.enumerated().sorted { first, second in
            for descriptor in descriptors {
                switch descriptor.compare(first.element, to: second.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return first.offset < second.offset
        }.map(\.element)
    }

    private func objects(_ library: PhotoSnapshot) -> [PHObject] {
        switch source {
        case .nothing: []
        case .assets: library.photos.map(PHAsset.init)
        case .assetsWithIdentifiers(let identifiers): identifiers.compactMap { library[$0] }.map(PHAsset.init)
        case .members(let kind): library.photos(in: kind).map(PHAsset.init)
        case .keyAssets(let kind): library.photos(in: kind).suffix(1).map(PHAsset.init)
        case .albums(let type, let subtype): Self.albums(library, type).filter { [.any, $0.assetCollectionSubtype].contains(subtype) }
        case .albumsWithIdentifiers(let identifiers):
            (Self.albums(library, .smartAlbum) + Self.albums(library, .album)).filter { identifiers.contains($0.localIdentifier) }
        case .albumsContaining(let identifier, let type):
            Self.albums(library, type).filter { album in library.photos(in: album.kind).contains { $0.identifier == identifier } }
        case .lists(let identifiers): library.lists.filter { identifiers?.contains($0.identifier) ?? true }.map(PHCollectionList.init)
        case .list(let path): library.lists.filter { $0.path == path }.map(PHCollectionList.init)
        case .children(let parent):
            library.albums.filter { $0.parent == parent }.map { library.collection($0) }
                + library.lists.filter { $0.parent == parent }.map(PHCollectionList.init)
        }
    }

    private static func albums(_ library: PhotoSnapshot, _ type: PHAssetCollectionType) -> [PHAssetCollection] {
        switch type {
        case .album: library.albums.map { library.collection($0) }
        case .smartAlbum: library.hasAccess ? SmartAlbum.allCases.map { library.collection($0) } : []
        }
    }
}

extension PhotoSnapshot {
    /// Returns the photos of an album, in the order of the album.
    func photos(in kind: PHAssetCollection.Kind) -> [PhotoRecord] {
        switch kind {
        case .album(let identifier, _, _): albums.first { $0.identifier == identifier }?.members.compactMap { self[$0] } ?? []
        case .smart(let album): photos.filter(album.contains)
        case .transient(let members): members.compactMap { self[$0] }
        }
    }

    func collection(_ album: Album) -> PHAssetCollection {
        PHAssetCollection(
            .album(identifier: album.identifier, isEditable: album.isEditable, parent: album.parent), identifier: album.identifier,
            title: album.title, photos: album.members.compactMap { self[$0] })
    }

    func collection(_ album: SmartAlbum) -> PHAssetCollection {
        PHAssetCollection(.smart(album), identifier: album.identifier, title: album.title, photos: photos.filter(album.contains))
    }
}
