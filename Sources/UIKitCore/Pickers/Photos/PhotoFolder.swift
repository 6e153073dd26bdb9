import Foundation
import Platform

/// A file with a picture.
struct PhotoFile: Hashable, Sendable {
    let url: URL
    let date: Date

    var name: String { url.deletingPathExtension().lastPathComponent }
}

/// The pictures of a folder and of those below it.
struct PhotoFolder: Sendable {
    /// The pictures of one folder alone.
    struct Album: Hashable, Sendable {
        let name: String
        let photos: [PhotoFile]
    }

    /// All of them, the newest first; of one moment by their names.
    private(set) var photos: [PhotoFile] = []
    /// The folders that have pictures of their own, by their names; the outermost first.
    private(set) var albums: [Album] = []
    private var visited: Set<String> = []
    private var root = ""

    /// Kinds of pictures, known by the ends of files' names.
    private static let suffixes: Set<String> = ["jpg", "jpeg", "png", "gif", "bmp", "tif", "tiff", "webp", "heic", "heif", "avif"]

    /// Looks through a folder; what may not be read has no pictures. The person's home is no such folder: where it stands in for one, nobody
    /// has pictures there.
    init(at url: URL?) {
        let home = UserFolders.home.standardizedFileURL.path
        if let url, url.standardizedFileURL.path != home {
            root = url.resolvingSymlinksInPath().path
            visit(url, name: url.lastPathComponent)
        }
        photos.sort(by: Self.isNewer)
    }

    /// Links lead back to where one has been, now and then, and out of the folder, to where nobody wants to look.
    private mutating func visit(_ folder: URL, name: String) {
        let path = folder.resolvingSymlinksInPath().path
        guard path == root || path.hasPrefix(root + "/"), visited.insert(path).inserted else { return }
        let keys: Set<URLResourceKey> = [.isDirectoryKey, .contentModificationDateKey]
        let all =
            (try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)) ?? []
        var own: [PhotoFile] = []
        var folders: [URL] = []
        for url in all {
            let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: keys)
            if values?.isDirectory == true {
                folders.append(url)
            } else if Self.suffixes.contains(url.pathExtension.lowercased()) {
                own.append(PhotoFile(url: url, date: values?.contentModificationDate ?? .distantPast))
            }
        }
        if !own.isEmpty { albums.append(Album(name: name, photos: own.sorted(by: Self.isNewer))) }
        photos += own
        for url in folders.sorted(by: { Self.goesFirst($0.lastPathComponent, $1.lastPathComponent) }) {
            visit(url, name: url.lastPathComponent)
        }
    }

    private static func isNewer(_ one: PhotoFile, _ other: PhotoFile) -> Bool {
        one.date == other.date ? goesFirst(one.url.lastPathComponent, other.url.lastPathComponent) : one.date > other.date
    }

    private static func goesFirst(_ one: String, _ other: String) -> Bool { one.localizedStandardCompare(other) == .orderedAscending }

    /// Looks through a folder in the background.
    @MainActor static func load(_ url: URL?) async -> PhotoFolder { await FileWork.run("looking for pictures") { PhotoFolder(at: url) } }
}
