import Foundation

/// The photos of a folder and of its subfolders, sorted with numbers by value.
struct PhotoLibrary: Sendable {
    /// The reason for a folder without photos.
    enum Failure: Error, Equatable {
        case missing(path: String)
        case notAFolder(path: String)
        case unreadable(path: String)
        case empty(path: String)
    }

    let folder: URL
    let photos: [Photo]

    /// Finds image files by their extensions. Hidden files are omitted; links to folders are followed once.
    init(folder: URL) throws(Failure) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else { throw .missing(path: folder.path) }
        guard isFolder.boolValue else { throw .notAFolder(path: folder.path) }
        guard FileManager.default.isReadableFile(atPath: folder.path) else { throw .unreadable(path: folder.path) }
        var walk = FolderWalk()
        walk.visit(folder)
        guard !walk.photos.isEmpty else { throw .empty(path: folder.path) }
        self.folder = folder
        photos = walk.photos
    }
}

extension PhotoLibrary.Failure {
    /// The headline of the error message.
    var title: String {
        switch self {
        case .missing: "No Such Folder"
        case .notAFolder: "Not a Folder"
        case .unreadable: "Folder Cannot Be Read"
        case .empty: "No Photos"
        }
    }

    /// A suggestion for the user.
    var message: String {
        switch self {
        case .missing(let path): "There is nothing at \(path). Start Gallery with the path of a folder of photos."
        case .notAFolder(let path): "\(path) is a file. Start Gallery with the path of a folder of photos."
        case .unreadable(let path): "You may not look into \(path). Ask its owner for permission to read it."
        case .empty(let path): "There are no pictures in \(path), nor in the folders in it."
        }
    }
}

/// A traversal of a folder and its subfolders that visits no folder twice, whatever symbolic links exist.
private struct FolderWalk {
    private(set) var photos: [Photo] = []
    private var visited: Set<String> = []

    /// The extensions of image files.
    private static let extensions: Set<String> = ["jpg", "jpeg", "png", "gif", "bmp", "tif", "tiff", "webp", "heic", "heif", "avif"]

    mutating func visit(_ folder: URL) {
        guard visited.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
        // An unreadable subfolder has no photos.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let sorted = names.filter { !$0.hasPrefix(".") }.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
        for name in sorted {
            let url = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
                visit(url)
            } else if Self.extensions.contains(url.pathExtension.lowercased()) {
                photos.append(Photo(url: url))
            }
        }
    }
}
