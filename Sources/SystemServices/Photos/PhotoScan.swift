import Foundation

/// The image files of a folder and its subfolders, and their states.
struct PhotoScan: Sendable {
    /// The state of a file or folder, from which a change by another program is noticed.
    struct State: Hashable, Sendable {
        let size: Int
        let seconds: Int
        let nanoseconds: Int
        let inode: UInt64

        fileprivate init(_ status: stat) {
            size = Int(status.st_size)
            seconds = Int(status.st_mtim.tv_sec)
            nanoseconds = Int(status.st_mtim.tv_nsec)
            inode = UInt64(status.st_ino)
        }

        var date: Date { Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1_000_000_000) }
    }

    /// The images by their path in the folder.
    private(set) var files: [String: State] = [:]
    /// The folders by their path in the folder; "" for the folder itself.
    private var folders: [String: State] = [:]
    private let root: String
    private var visitedPaths: Set<String> = []
    private let date: Date

    /// The filename extensions of image files.
    static let imageExtensions: Set<String> = ["jpg", "jpeg", "png", "gif", "bmp", "tif", "tiff", "webp", "heic", "heif", "avif"]
    /// The number of folders inside each other that are read.
    private static let maximumDepth = 16

    /// Reads a folder. Hidden files, and folders outside of the folder, are not read.
    ///
    /// The function calls the system directly, because the values of URLs take ten times as long.
    init(_ folder: URL) {
        root = folder.resolvingSymlinksInPath().path
        date = Date()
        visit("", depth: 0)
    }

    private mutating func visit(_ folder: String, depth: Int) {
        let path = Self.path(root, folder)
        let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard depth < Self.maximumDepth, resolved == root || resolved.hasPrefix(root + "/"), visitedPaths.insert(resolved).inserted,
            let state = Self.state(path), let names = try? FileManager.default.contentsOfDirectory(atPath: path)
        else { return }
        folders[folder] = state
        for name in names.sorted() where !name.hasPrefix(".") {
            var status = stat()
            let inner = folder.isEmpty ? name : folder + "/" + name
            guard stat(root + "/" + inner, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: visit(inner, depth: depth + 1)
            case S_IFREG where Self.isImage(name): files[inner] = State(status)
            default: continue
            }
        }
    }

    static func path(_ root: String, _ inner: String) -> String { inner.isEmpty ? root : root + "/" + inner }

    static func isImage(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return false }
        return imageExtensions.contains(name[name.index(after: dot)...].lowercased())
    }

    private static func state(_ path: String) -> State? {
        var status = stat()
        return stat(path, &status) == 0 ? State(status) : nil
    }

    /// The seconds after a change of a folder in which another change may have the same time.
    private static let clockTick = 0.1

    /// Whether no file was added, removed or renamed since the folder was read. Looks at the folders only, so that a
    /// fetch does not read all files.
    var isCurrent: Bool {
        folders.allSatisfy { folder, state in
            Self.state(Self.path(root, folder)) == state && date.timeIntervalSince(state.date) > Self.clockTick
        } && !folders.isEmpty
    }
}
