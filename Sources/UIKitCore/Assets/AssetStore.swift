import Synchronization

/// What was found in bundles, so that it is looked for once.
///
/// Files are the process's, as bundles are; no application's state is in here. Files that change while the process runs are not noticed.
final class AssetStore: Sendable {
    static let shared = AssetStore(limit: 64 * 1024 * 1024)

    private struct State {
        var folders: [String: AssetFolder] = [:]
        var assets: [String: UIImageAsset?] = [:]
        var images = RecencyStore<String, UIImage>()
    }

    private let state = Mutex(State())
    private let limit: Int

    /// - Parameter limit: the bytes that pictures may take once they are decoded; images in use live on beyond it.
    init(limit: Int) {
        self.limit = limit
    }

    /// The images, and how many bytes they take.
    var cached: (count: Int, bytes: Int) { state.withLock { ($0.images.count, $0.images.totalCost) } }

    func folders(of bundle: Bundle?) -> [AssetFolder] {
        AssetFolders(bundle).roots.map { url in
            if let known = state.withLock({ $0.folders[url.path] }) { return known }
            let folder = AssetFolder(url)
            state.withLock { $0.folders[url.path] = folder }
            return folder
        }
    }

    /// The asset of a name, made by `make` the first time; also that there is none is remembered.
    func asset(_ name: String, in bundle: Bundle?, make: () -> UIImageAsset?) -> UIImageAsset? {
        let key = "\((bundle ?? .main).bundlePath)\0\(name)"
        if let known = state.withLock({ $0.assets[key] }) { return known }
        let asset = make()
        return state.withLock { state in
            if let known = state.assets[key] { return known }
            // A program that makes up names must not fill the memory.
            if state.assets.count >= 10_000 { state.assets.removeAll() }
            state.assets.updateValue(asset, forKey: key)
            return asset
        }
    }

    /// The image of a key, made by `make` if it is not there any more.
    func image(_ key: String, make: () -> UIImage?) -> UIImage? {
        if let known = state.withLock({ $0.images.use(key) }) { return known }
        guard let image = make() else { return nil }
        return state.withLock { state in
            if let known = state.images.use(key) { return known }
            state.images.store(image, for: key, cost: image.pixelSize.width * image.pixelSize.height * 4)
            state.images.trim(to: limit)
            return image
        }
    }

    /// Lets go of all images that nobody uses.
    func removeImages() { state.withLock { $0.images.removeAll() } }
}
