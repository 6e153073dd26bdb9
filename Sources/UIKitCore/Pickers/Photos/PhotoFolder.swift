import Foundation
import Platform

/// An image file.
package struct PhotoFile: Hashable, Sendable {
    package let url: URL
    package let date: Date

    package init(url: URL, date: Date) {
        self.url = url
        self.date = date
    }

    package var name: String { url.deletingPathExtension().lastPathComponent }
}

/// The images of a folder and its subfolders.
package struct PhotoFolder: Sendable {
    /// The images that are directly contained in one folder.
    package struct Album: Hashable, Sendable {
        package let name: String
        package let photos: [PhotoFile]

        package init(name: String, photos: [PhotoFile]) {
            self.name = name
            self.photos = photos
        }
    }

    /// All images, the newest first. Images with the same date are ordered by name.
    private(set) var photos: [PhotoFile] = []
    /// The folders that directly contain images. Outer folders are before inner folders, and folders of the same parent
    /// are ordered by name.
    private(set) var albums: [Album] = []
    private var visitedPaths: Set<String> = []
    private var root = ""

    /// The filename extensions of image files.
    private static let imageExtensions: Set<String> = ["jpg", "jpeg", "png", "gif", "bmp", "tif", "tiff", "webp", "heic", "heif", "avif"]

    /// Reads a folder. Folders that cannot be read contribute no images. The user's home folder is not read, because
    /// it only stands for a missing pictures folder.
    init(at url: URL?) {
        let home = UserFolders.home.standardizedFileURL.path
        if let url, url.standardizedFileURL.path != home {
            root = url.resolvingSymlinksInPath().path
            visit(url, name: url.lastPathComponent)
        }
        photos.sort(by: Self.isNewer)
    }

    /// Reads a folder and its subfolders. Skips folders that were already visited or are outside of the root. Symbolic
    /// links may lead to such folders.
    private mutating func visit(_ folder: URL, name: String) {
        let path = folder.resolvingSymlinksInPath().path
        guard path == root || path.hasPrefix(root + "/"), visitedPaths.insert(path).inserted else { return }
        let keys: Set<URLResourceKey> = [.isDirectoryKey, .contentModificationDateKey]
        let urls =
            (try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)) ?? []
        var images: [PhotoFile] = []
        var folders: [URL] = []
        for url in urls {
            let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: keys)
            if values?.isDirectory == true {
                folders.append(url)
            } else if Self.imageExtensions.contains(url.pathExtension.lowercased()) {
                images.append(PhotoFile(url: url, date: values?.contentModificationDate ?? .distantPast))
            }
        }
        if !images.isEmpty { albums.append(Album(name: name, photos: images.sorted(by: Self.isNewer))) }
        photos += images
        for url in folders.sorted(by: { Self.precedes($0.lastPathComponent, $1.lastPathComponent) }) {
            visit(url, name: url.lastPathComponent)
        }
    }

    private static func isNewer(_ first: PhotoFile, _ second: PhotoFile) -> Bool {
        first.date == second.date ? precedes(first.url.lastPathComponent, second.url.lastPathComponent) : first.date > second.date
    }

    private static func precedes(_ first: String, _ second: String) -> Bool { first.localizedStandardCompare(second) == .orderedAscending }

    /// Reads a folder in the background.
    @MainActor static func load(_ url: URL?) async -> PhotoFolder {
        await FileOperations.run("looking for pictures") { PhotoFolder(at: url) }
    }
}
