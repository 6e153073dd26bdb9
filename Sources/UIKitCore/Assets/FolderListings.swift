import Foundation

/// The folders in folders that were listed before. A folder is listed again when its modification time differs: the
/// time changes when an entry is added, renamed or removed.
struct FolderListings {
    private struct Listing {
        let seconds: Int
        let nanoseconds: Int
        let folders: [URL]
    }

    private var listings: [String: Listing] = [:]
    /// The number of times that a folder was listed.
    private(set) var count = 0

    /// Returns the folders in a folder, sorted by name; empty if the folder cannot be read.
    mutating func folders(in folder: URL) -> [URL] {
        var status = stat()
        let isFound = stat(folder.path, &status) == 0
        let (seconds, nanoseconds) = (Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec))
        if isFound, let listing = listings[folder.path], listing.seconds == seconds, listing.nanoseconds == nanoseconds {
            return listing.folders
        }
        count += 1
        let folders = FileManager.default.sortedFolders(in: folder)
        // The clock of a file system is coarse, so a second change may have the same time as the first.
        let isSettled = isFound && abs(time(nil) - seconds) > 2
        listings[folder.path] = isSettled ? Listing(seconds: seconds, nanoseconds: nanoseconds, folders: folders) : nil
        return folders
    }
}
