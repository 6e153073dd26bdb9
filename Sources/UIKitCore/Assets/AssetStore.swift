import Synchronization

/// A cache of the assets found in bundles, so that each asset is searched for only once.
///
/// The cache belongs to the process, as bundles do, and contains no state of an application. Changes to files while
/// the process runs have no effect.
final class AssetStore: Sendable {
    static let shared = AssetStore(limit: 64 * 1024 * 1024)

    private struct State {
        var folders: [String: AssetFolder] = [:]
        var assets: [String: UIImageAsset?] = [:]
        var images = LRUCache<String, UIImage>()
    }

    private let state = Mutex(State())
    private let limit: Int

    /// Creates a cache.
    ///
    /// - Parameter limit: The maximum total size of decoded images, in bytes. Images in use are not counted against
    ///   the limit after their removal from the cache.
    init(limit: Int) {
        self.limit = limit
    }

    /// The number of cached images, and their total size in bytes.
    var usage: (count: Int, bytes: Int) { state.withLock { ($0.images.count, $0.images.totalCost) } }

    func folders(of bundle: Bundle?) -> [AssetFolder] {
        AssetFolders(bundle).roots.map { url in
            if let cachedFolder = state.withLock({ $0.folders[url.path] }) { return cachedFolder }
            let folder = AssetFolder(url)
            state.withLock { $0.folders[url.path] = folder }
            return folder
        }
    }

    /// Returns the asset with a name, created by `make` on first access. A missing asset is cached too.
    func asset(_ name: String, in bundle: Bundle?, make: () -> UIImageAsset?) -> UIImageAsset? {
        let key = "\((bundle ?? .main).bundlePath)\0\(name)"
        if let cachedAsset = state.withLock({ $0.assets[key] }) { return cachedAsset }
        let asset = make()
        return state.withLock { state in
            if let cachedAsset = state.assets[key] { return cachedAsset }
            // The number of assets is limited, since programs may generate names.
            if state.assets.count >= 10_000 { state.assets.removeAll() }
            state.assets.updateValue(asset, forKey: key)
            return asset
        }
    }

    /// Returns the image with a key; `make` creates an image that is not cached.
    func image(_ key: String, make: () -> UIImage?) -> UIImage? {
        if let cachedImage = state.withLock({ $0.images.use(key) }) { return cachedImage }
        guard let image = make() else { return nil }
        return state.withLock { state in
            if let cachedImage = state.images.use(key) { return cachedImage }
            state.images.store(image, for: key, cost: image.pixelSize.width * image.pixelSize.height * 4)
            state.images.trim(to: limit)
            return image
        }
    }

    /// Releases all images that are not in use.
    func removeImages() { state.withLock { $0.images.removeAll() } }
}
