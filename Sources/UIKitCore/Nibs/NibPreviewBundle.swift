import UIKitEngines

/// Finds the pictures, colours and fonts of a nib that is shown by itself: those of the project around it.
enum NibPreviewBundle {
    /// Folders above the file that are looked at, at most.
    private static let height = 8

    /// The nearest folder around a file with a catalog in it or directly below; that of the file where there is none up to the project's own.
    static func find(for file: URL) -> Bundle? {
        let start = file.standardizedFileURL.deletingLastPathComponent()
        var folder = start
        for _ in 0..<height {
            if hasCatalog(folder) { return Bundle(path: folder.path) }
            if isProject(folder) || folder.path == "/" { break }
            folder = folder.deletingLastPathComponent()
        }
        return Bundle(path: start.path)
    }

    /// Files and folders of a project that are gone through for a storyboard, at most.
    private static let breadth = 20_000

    /// A storyboard of a name somewhere in a project.
    static func storyboard(named name: String, in bundle: Bundle?) -> URL? {
        guard let bundle else { return nil }
        let file = "\(name).storyboard"
        return files(in: bundle) { $0.lastPathComponent == file }.first
    }

    @MainActor private static var foldersOfFonts: Set<String> = []

    /// Registers the fonts that lie somewhere in a project, where that has not been done; those that cannot be read are passed over.
    ///
    /// - Returns: whether there may be faces now that were not there before.
    @MainActor static func registerFonts(in bundle: Bundle?) -> Bool {
        guard let bundle, foldersOfFonts.insert(bundle.bundlePath).inserted else { return false }
        let endings: Set = ["ttf", "otf", "ttc"]
        var isNew = false
        for font in files(in: bundle, where: { endings.contains($0.pathExtension.lowercased()) }) {
            if (try? TextEngine.shared.register(font.path)) != nil { isNew = true }
        }
        return isNew
    }

    private static func files(in bundle: Bundle, where isWanted: (URL) -> Bool) -> [URL] {
        let all = FileManager.default.enumerator(
            at: bundle.bundleURL, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles, .skipsPackageDescendants])
        var found: [URL] = []
        for _ in 0..<breadth {
            guard let next = all?.nextObject() as? URL else { break }
            if isWanted(next) { found.append(next) }
        }
        return found.sorted { $0.path < $1.path }
    }

    private static func hasCatalog(_ folder: URL) -> Bool {
        let inner = FileManager.default.sortedFolders(in: folder)
        return inner.contains { $0.pathExtension == "xcassets" }
            || inner.contains { $0.pathExtension.isEmpty && has("xcassets", $0) }
    }

    private static func has(_ ending: String, _ folder: URL) -> Bool {
        FileManager.default.sortedFolders(in: folder).contains { $0.pathExtension == ending }
    }

    private static func isProject(_ folder: URL) -> Bool {
        let manager = FileManager.default
        return manager.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
            || manager.fileExists(atPath: folder.appendingPathComponent(".git").path) || has("xcodeproj", folder)
            || has("xcworkspace", folder)
    }
}
