import Foundation

/// A cache of tiles in files, whose modification dates are their expiry dates.
struct TileDiskCache: Sendable {
    /// The lifetime of a tile, in seconds, if its server specifies none: one week, as the policies of most servers
    /// require.
    static let defaultLifetime: TimeInterval = 7 * 24 * 3600
    /// The maximum lifetime of a tile, in seconds: one year.
    static let maximumLifetime: TimeInterval = 365 * 24 * 3600
    /// The maximum length of a file name, of the 255 bytes that most file systems allow.
    private static let maximumNameLength = 200

    /// `Caret/Tiles` in the user's caches folder.
    static var defaultFolder: URL? {
        FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.appendingPathComponent("Caret/Tiles", isDirectory: true)
    }

    let folder: URL
    /// The size limit, in bytes.
    let limit: Int

    /// Returns the file for a URL, in a folder named after its host. The file name is unique for the URL.
    func file(for url: URL) -> URL {
        let safe = url.absoluteString.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "."):
                String(UnicodeScalar(byte))
            default: String(format: "_%02x", byte)
            }
        }
        return folder.appendingPathComponent(url.host ?? "local").appendingPathComponent(Self.shortened(safe.joined()))
    }

    /// Returns a shortened name: the end of the name, prefixed with the FNV-1a hash (64 bits) of the whole name.
    private static func shortened(_ name: String) -> String {
        guard name.utf8.count > maximumNameLength else { return name }
        let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16) + "-" + String(name.suffix(maximumNameLength - 20))
    }

    func tile(_ url: URL, now: Date = Date()) -> (data: Data, isFresh: Bool)? {
        let file = file(for: url)
        guard let data = try? Data(contentsOf: file), !data.isEmpty else { return nil }
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        let isFresh = (attributes?[.modificationDate] as? Date).map { $0 > now } ?? false
        return (data, isFresh)
    }

    /// Stores a tile, unless its server forbids caching.
    ///
    /// Errors, such as a full or read-only disk, only disable caching.
    func store(_ data: Data, for url: URL, maxAge: TimeInterval?, now: Date = Date()) {
        let age = min(maxAge ?? Self.defaultLifetime, Self.maximumLifetime)
        guard age > 0 else { return }
        let file = file(for: url)
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
            try FileManager.default.setAttributes([.modificationDate: now.addingTimeInterval(age)], ofItemAtPath: file.path)
        } catch {
            try? FileManager.default.removeItem(at: file)
        }
        // The cache is trimmed for only one URL in sixteen, because trimming enumerates all files.
        if url.absoluteString.utf8.reduce(0, { $0 &+ Int($1) }) & 15 == 0 { trim() }
    }

    /// Removes a tile whose data is not an image.
    func remove(_ url: URL) { try? FileManager.default.removeItem(at: file(for: url)) }

    /// Removes the tiles that expire first, until the rest is within the limit.
    func trim() {
        let keys: [URLResourceKey] = [.fileSizeKey, .contentModificationDateKey]
        let urls = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys)?.compactMap { $0 as? URL } ?? []
        let files = urls.compactMap { url -> (url: URL, size: Int, date: Date)? in
            guard let values = try? url.resourceValues(forKeys: Set(keys)), let size = values.fileSize, !url.hasDirectoryPath else {
                return nil
            }
            return (url, size, values.contentModificationDate ?? .distantPast)
        }
        var total = files.reduce(0) { $0 + $1.size }
        for file in files.sorted(by: { $0.date < $1.date }) where total > limit {
            try? FileManager.default.removeItem(at: file.url)
            total -= file.size
        }
    }
}
