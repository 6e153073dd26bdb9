import Foundation

/// A generated source file. It is written only if its text has changed, so that it is not compiled unnecessarily.
struct GeneratedFile {
    var url: URL

    /// - Returns: Whether the file was written.
    @discardableResult func update(_ text: String) throws -> Bool {
        let data = Data(text.utf8)
        if (try? Data(contentsOf: url)) == data { return false }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
        return true
    }
}
