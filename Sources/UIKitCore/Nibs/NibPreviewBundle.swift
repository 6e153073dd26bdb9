import UIKitEngines

/// Finds the images, colours and fonts for the preview of a nib in the nib's project.
enum NibPreviewBundle {
    /// The maximum number of enclosing folders that are searched.
    private static let maximumDepth = 8

    /// Returns the nearest enclosing folder that contains a catalog, directly or in a subfolder. The search ends at the
    /// project's folder. Without a catalog, the result is the file's folder.
    static func find(for file: URL) -> Bundle? {
        let start = file.standardizedFileURL.deletingLastPathComponent()
        var folder = start
        for _ in 0..<maximumDepth {
            if hasCatalog(folder) { return Bundle(path: folder.path) }
            if isProject(folder) || folder.path == "/" { break }
            folder = folder.deletingLastPathComponent()
        }
        return Bundle(path: start.path)
    }

    /// The maximum number of a project's files and folders that a search for a storyboard visits.
    private static let maximumFileCount = 20_000

    /// Returns the storyboard with a name in a project.
    static func storyboard(named name: String, in bundle: Bundle?) -> URL? {
        guard let bundle else { return nil }
        let file = "\(name).storyboard"
        return files(in: bundle) { $0.lastPathComponent == file }.first
    }

    @MainActor private static var registeredFontFolders: Set<String> = []

    /// Registers the fonts in a project that are not registered yet; unreadable fonts are skipped.
    ///
    /// - Returns: Whether there may be new font faces.
    @MainActor static func registerFonts(in bundle: Bundle?) -> Bool {
        guard let bundle, registeredFontFolders.insert(bundle.bundlePath).inserted else { return false }
        let fileExtensions: Set = ["ttf", "otf", "ttc"]
        var hasNewFont = false
        for font in files(in: bundle, where: { fileExtensions.contains($0.pathExtension.lowercased()) }) {
            if (try? TextEngine.shared.register(font.path)) != nil { hasNewFont = true }
        }
        return hasNewFont
    }

    private static func files(in bundle: Bundle, where predicate: (URL) -> Bool) -> [URL] {
        let enumerator = FileManager.default.enumerator(
            at: bundle.bundleURL, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles, .skipsPackageDescendants])
        var foundFiles: [URL] = []
        for _ in 0..<maximumFileCount {
            guard let next = enumerator?.nextObject() as? URL else { break }
            if predicate(next) { foundFiles.append(next) }
        }
        return foundFiles.sorted { $0.path < $1.path }
    }

    private static func hasCatalog(_ folder: URL) -> Bool {
        let subfolders = FileManager.default.sortedFolders(in: folder)
        return subfolders.contains { $0.pathExtension == "xcassets" }
            || subfolders.contains { $0.pathExtension.isEmpty && containsFolder("xcassets", $0) }
    }

    private static func containsFolder(_ fileExtension: String, _ folder: URL) -> Bool {
        FileManager.default.sortedFolders(in: folder).contains { $0.pathExtension == fileExtension }
    }

    private static func isProject(_ folder: URL) -> Bool {
        let manager = FileManager.default
        return manager.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
            || manager.fileExists(atPath: folder.appendingPathComponent(".git").path) || containsFolder("xcodeproj", folder)
            || containsFolder("xcworkspace", folder)
    }
}
