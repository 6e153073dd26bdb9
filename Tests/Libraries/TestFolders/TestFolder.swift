import Foundation

/// Folders for files of tests. All are removed when the process ends.
public enum TestFolder {
    private static let root: URL = {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("caret-\(UUID().uuidString)", isDirectory: true)
        atexit { try? FileManager.default.removeItem(at: TestFolder.root) }
        return root
    }()

    /// Returns a new folder.
    public static func make(suffix: String = "") throws -> URL {
        let url = root.appendingPathComponent(UUID().uuidString + suffix, isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }
}
