import Foundation

/// SwiftPM's database of a build, which may be damaged after the machine or the build was stopped. SwiftPM then refuses
/// to build. Without a database, SwiftPM makes a new one and compiles what has changed since.
struct BuildDatabase {
    private let path: String

    /// - Parameter folder: the folder with the results of SwiftPM.
    init(folder: String) { path = folder + "/build.db" }

    /// The first bytes of a database of SQLite.
    /// - Source: https://www.sqlite.org/fileformat.html
    private static let mark = Data("SQLite format 3\0".utf8)
    private static let headerSize = 100

    /// Whether the file is not a database, or is shorter than its header specifies. A missing file is not damaged.
    var isDamaged: Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        guard let header = try? file.read(upToCount: Self.headerSize), !header.isEmpty, let size = try? file.seekToEnd() else {
            return false
        }
        guard header.count == Self.headerSize, header.starts(with: Self.mark) else { return true }
        // Numbers have their highest byte first. A page of 65,536 bytes is written as 1.
        let pageSize = Int(header[16]) << 8 | Int(header[17])
        let pages = header[28..<32].reduce(0) { $0 << 8 | Int($1) }
        return size < UInt64(pages * (pageSize == 1 ? 65_536 : pageSize))
    }

    func removeIfDamaged() {
        if isDamaged { remove() }
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Returns whether SwiftPM reports in its output that it cannot read its database.
    static func isRefused(in output: Data) -> Bool { output.range(of: Data("unable to attach DB".utf8)) != nil }
}
