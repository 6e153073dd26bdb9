import Foundation

/// The state of a `.vcf` file, from which a change by another program is noticed.
struct ContactFileState: Equatable, Sendable {
    let size: Int
    private let seconds: Int
    private let nanoseconds: Int
    private let inode: UInt64

    private init(_ status: stat) {
        size = Int(status.st_size)
        seconds = Int(status.st_mtim.tv_sec)
        nanoseconds = Int(status.st_mtim.tv_nsec)
        inode = UInt64(status.st_ino)
    }

    /// The number of folders inside each other that are read.
    private static let maximumDepth = 8

    /// Returns the files of a folder and its subfolders by path, without hidden ones.
    ///
    /// The folder is read at each use of the contacts. The function calls the system directly, because the values of
    /// URLs take ten times as long.
    static func files(in folder: URL) -> [String: ContactFileState] {
        var files: [String: ContactFileState] = [:]
        // A new file has a path without links, too.
        visit(folder.resolvingSymlinksInPath().path, depth: 0, &files)
        return files
    }

    private static func visit(_ folder: String, depth: Int, _ files: inout [String: ContactFileState]) {
        guard depth < maximumDepth, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        for name in names where !name.hasPrefix(".") {
            let path = folder + "/" + name
            var status = stat()
            guard lstat(path, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: visit(path, depth: depth + 1, &files)
            case S_IFREG where isCard(name): files[path] = ContactFileState(status)
            case S_IFLNK where isCard(name):
                guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
                // The file is written where it is, so that the link remains.
                files[URL(fileURLWithPath: path).resolvingSymlinksInPath().path] = ContactFileState(status)
            default: continue
            }
        }
    }

    private static func isCard(_ name: String) -> Bool { name.lowercased().hasSuffix(".vcf") }
}
