import Synchronization

/// The folders in which the resources of a bundle are searched.
///
/// A specified bundle has one folder, its resource folder. The main bundle has the folder of the executable, and the
/// `….resources` folders next to it. SwiftPM stores the resources of a package's targets in these folders. The
/// folder of the target with the executable's name comes first, and the others follow by name. In each folder,
/// catalogs take precedence over loose files.
struct AssetFolders {
    let roots: [URL]

    init(_ bundle: Bundle?) {
        let bundle = bundle ?? .main
        let root = bundle.resourceURL ?? bundle.bundleURL
        roots = bundle.bundlePath == Bundle.main.bundlePath ? [root] + Self.packages(beside: bundle) : [root]
    }

    /// The folders of the program itself: the executable's folder, and the resources of the target with the
    /// executable's name.
    static var ofProgram: [URL] {
        let bundle = Bundle.main
        let bundleFolder = bundle.bundleURL
        var resourceFolders: [URL] = []
        if let url = bundle.resourceURL, url != bundleFolder { resourceFolders = [url] }
        let name = bundle.executableURL?.lastPathComponent ?? ""
        return resourceFolders + [bundleFolder] + packages(beside: bundle).filter { belongsToTarget(name, $0) }
    }

    /// Returns the bundle with an identifier. SwiftPM's resource bundles have no identifier. Without an exact match,
    /// the last part of the identifier is taken as the name of a target, whose bundle is used. The folders next to
    /// `bundle` are searched first, and then those next to the program.
    static func bundle(identifier: String, beside bundle: Bundle?) -> Bundle? {
        if let loadedBundle = Bundle(identifier: identifier) { return loadedBundle }
        let neighbors = bundle.map { FileManager.default.sortedFolders(in: $0.bundleURL.deletingLastPathComponent()) } ?? []
        let candidates = ordered(neighbors, target: "") + packages(beside: .main)
        if let match = candidates.lazy.compactMap({ Bundle(url: $0) }).first(where: { $0.bundleIdentifier == identifier }) { return match }
        let name = identifier.split(separator: ".").last.map { $0.replacing("-", with: "_") } ?? ""
        let folder = candidates.first { folder in
            let target = folder.deletingPathExtension().lastPathComponent
            return target == name || target.hasSuffix("_\(name)")
        }
        return folder.flatMap { Bundle(url: $0) }
    }

    private static func packages(beside bundle: Bundle) -> [URL] {
        let folder = bundle.executableURL?.deletingLastPathComponent() ?? bundle.bundleURL
        let target = bundle.executableURL?.lastPathComponent ?? ""
        return ordered(listings.withLock { $0.folders(in: folder) }, target: target)
    }

    /// Each view controller and each image looks for its file, and a folder of build products has hundreds of entries.
    private static let listings = Mutex(FolderListings())

    static func ordered(_ folders: [URL], target: String) -> [URL] {
        let packages = folders.filter { ["resources", "bundle"].contains($0.pathExtension) }
        return packages.filter { belongsToTarget(target, $0) } + packages.filter { !belongsToTarget(target, $0) }
    }

    /// Returns whether a resource folder has SwiftPM's name for the resources of a target: "package_target".
    private static func belongsToTarget(_ target: String, _ folder: URL) -> Bool {
        folder.deletingPathExtension().lastPathComponent.hasSuffix("_\(target)")
    }
}
