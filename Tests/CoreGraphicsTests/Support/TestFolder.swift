import Foundation

/// Folders for files of tests. All are removed when the process ends.
enum TestFolder {
    private static let root: URL = {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("caret-\(UUID().uuidString)", isDirectory: true)
        atexit { try? FileManager.default.removeItem(at: TestFolder.root) }
        return root
    }()

    /// Returns a new folder.
    static func make() throws -> URL {
        let url = root.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }
}
