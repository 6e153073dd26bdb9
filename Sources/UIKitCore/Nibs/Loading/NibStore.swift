import UIKitEngines

/// The cache of the nibs and storyboards of bundles: each folder is searched once, and each file is read once.
///
/// The cache belongs to the process, like bundles, and contains no application state. Changes of files while the
/// process runs have no effect.
@MainActor enum NibStore {
    private static var folders: [String: [String: [URL]]] = [:]
    private static var sources: [String: NibSource] = [:]

    /// Returns the nib with a name. The order is UIKit's: the file for the device first, then the user's language,
    /// the base language, and no language.
    ///
    /// - Parameter folder: the folder of the referring file, which is searched first.
    static func source(
        named name: String, _ fileExtension: String, in bundle: Bundle?, near folder: URL? = nil
    ) throws(NibError) -> NibSource {
        let names = candidates(name, fileExtension)
        if let folder {
            for name in names {
                let url = folder.appendingPathComponent(name)
                if FileManager.default.fileExists(atPath: url.path) { return try source(at: url, bundle: bundle) }
            }
        }
        var staleFile: (file: String, root: URL)?
        for root in AssetFolders(bundle).roots {
            let files = files(in: root)
            for name in names {
                guard let urls = files[name] else { continue }
                let currentURLs = withoutStaleFiles(urls, in: root)
                if let url = preferred(currentURLs) { return try source(at: url, bundle: bundle) }
                staleFile = staleFile ?? (name, root)
            }
        }
        if let staleFile { throw .stale(file: staleFile.file, folder: staleFile.root.path) }
        throw .missing(names: names.reversed(), folder: (bundle ?? .main).bundlePath)
    }

    static func exists(_ name: String, _ fileExtension: String, in bundle: Bundle?) -> Bool {
        let names = candidates(name, fileExtension)
        return AssetFolders(bundle).roots.contains { root in
            names.contains { !withoutStaleFiles(files(in: root)[$0] ?? [], in: root).isEmpty }
        }
    }

    /// Returns the nib in a file, read on first access.
    static func source(at url: URL, bundle: Bundle?) throws(NibError) -> NibSource {
        let key = "\(bundle?.bundlePath ?? "")\0\(url.path)"
        if let cachedSource = sources[key] { return cachedSource }
        let data: Data
        do { data = try Data(contentsOf: url) } catch {
            throw .unreadable(NibError.Place(file: url.lastPathComponent), reason: "\(error.localizedDescription)")
        }
        let source = try NibSource(data: data, file: url.lastPathComponent, bundle: bundle, folder: url.deletingLastPathComponent())
        // The cache is limited, for programs that read thousands of files.
        if sources.count >= 256 { sources.removeAll() }
        sources[key] = source
        return source
    }

    /// Returns the files without those that the bundle's target no longer contains.
    private static func withoutStaleFiles(_ urls: [URL], in root: URL) -> [URL] {
        guard let table = NibModule.of(bundle: root) else { return urls }
        return urls.filter { !table.isStale($0) }
    }

    private static func candidates(_ name: String, _ fileExtension: String) -> [String] {
        let baseName = name.hasSuffix(".\(fileExtension)") ? String(name.dropLast(fileExtension.count + 1)) : name
        let isPad = UITraitCollection.current.userInterfaceIdiom == .pad
        return ["\(baseName)~\(isPad ? "ipad" : "iphone").\(fileExtension)", "\(baseName).\(fileExtension)"]
    }

    /// Returns the file in the preferred language among files of the same name. SwiftPM writes languages in lower
    /// case.
    private static func preferred(_ urls: [URL]) -> URL? {
        let languages = urls.map { $0.deletingLastPathComponent() }.map {
            $0.pathExtension == "lproj" ? $0.deletingPathExtension().lastPathComponent.lowercased() : ""
        }
        let specificLanguages = languages.filter { !$0.isEmpty && $0 != "base" }
        if let bestLanguage = NibLanguages.best(of: specificLanguages, for: NibLanguages.preferred, development: "en"),
            let index = languages.firstIndex(of: bestLanguage)
        {
            return urls[index]
        }
        let index = languages.firstIndex(of: "base") ?? languages.firstIndex(of: "") ?? languages.firstIndex(of: "en")
        return index.map { urls[$0] } ?? urls.first
    }

    /// Returns the nibs in a folder by name. Resource folders are searched recursively. The program's folder is not,
    /// because it contains all build products.
    private static func files(in root: URL) -> [String: [URL]] {
        if let cachedFiles = folders[root.path] { return cachedFiles }
        var nibs: [String: [URL]] = [:]
        collect(root, depth: ["resources", "bundle"].contains(root.pathExtension) ? 4 : 1, into: &nibs)
        folders[root.path] = nibs
        return nibs
    }

    private static func collect(_ folder: URL, depth: Int, into found: inout [String: [URL]]) {
        for url in FileManager.default.sortedFolders(in: folder) {
            let isLanguage = url.pathExtension == "lproj"
            guard isLanguage || (depth > 1 && !["xcassets", "build"].contains(url.pathExtension)) else { continue }
            collect(url, depth: isLanguage ? 1 : depth - 1, into: &found)
        }
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for url in files.sorted(by: { $0.path < $1.path }) where ["xib", "storyboard"].contains(url.pathExtension) {
            found[url.lastPathComponent, default: []].append(url)
        }
    }
}
