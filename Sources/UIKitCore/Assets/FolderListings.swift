import Foundation

/// The folders in folders that were listed before. A folder is listed again when its modification time differs: the
/// time changes when an entry is added, renamed or removed.
struct FolderListings {
    private struct Listing {
        let device: UInt64
        let node: UInt64
        let seconds: Int
        let nanoseconds: Int
        let folders: [URL]
        /// The links. Their targets may change without a change of the folder.
        let links: [URL]
    }

    private var listings: [String: Listing] = [:]
    /// The number of times that a folder was listed.
    private(set) var count = 0

    /// Returns the folders in a folder, including links to folders, sorted by name; empty if the folder cannot be read.
    mutating func folders(in folder: URL) -> [URL] {
        guard let listing = listing(of: folder) else { return [] }
        let linkedFolders = listing.links.filter { Self.mode(of: $0, stat) == S_IFDIR }
        guard !linkedFolders.isEmpty else { return listing.folders }
        return (listing.folders + linkedFolders).sorted { $0.path < $1.path }
    }

    private mutating func listing(of folder: URL) -> Listing? {
        var status = stat()
        guard stat(folder.path, &status) == 0 else { return nil }
        let (device, node) = (UInt64(status.st_dev), UInt64(status.st_ino))
        let (seconds, nanoseconds) = (Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec))
        if let listing = listings[folder.path], (listing.device, listing.node) == (device, node),
            (listing.seconds, listing.nanoseconds) == (seconds, nanoseconds)
        {
            return listing
        }
        count += 1
        listings[folder.path] = nil
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return nil }
        let entries = names.sorted().map { folder.appendingPathComponent($0) }
        let listing = Listing(
            device: device, node: node, seconds: seconds, nanoseconds: nanoseconds,
            folders: entries.filter { Self.mode(of: $0, lstat) == S_IFDIR }, links: entries.filter { Self.mode(of: $0, lstat) == S_IFLNK })
        // The clock of a file system is coarse, so a second change may have the same time as the first.
        if abs(time(nil) - seconds) > 2 { listings[folder.path] = listing }
        return listing
    }

    /// Returns the kind of a file; `nil` if it does not exist.
    ///
    /// - Parameter read: `stat`, which follows links, or `lstat`.
    private static func mode(of file: URL, _ read: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32) -> mode_t? {
        var status = stat()
        return read(file.path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }
}
