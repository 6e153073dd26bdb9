import Foundation

/// A file for the compiler. It is written only when its text changes, so that nothing is compiled for nothing.
struct GeneratedFile {
    var url: URL

    /// - Returns: whether the file was written.
    @discardableResult func update(_ text: String) throws -> Bool {
        let data = Data(text.utf8)
        if (try? Data(contentsOf: url)) == data { return false }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
        return true
    }
}
