import Foundation

// Foundation on Linux provides only `temporaryDirectory`.
extension URL {
    /// The folder of the app's documents, which is visible to the user.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/url/documentsdirectory
    public static var documentsDirectory: URL { homeDirectory.appendingPathComponent("Documents", isDirectory: true) }

    /// The folder of the app's files that are not documents.
    ///
    /// > Difference from Apple: `FileManager.urls(for: .libraryDirectory, in:)` belongs to Foundation, and is empty
    /// > on Linux.
    /// - Source: https://developer.apple.com/documentation/foundation/url/librarydirectory
    public static var libraryDirectory: URL { homeDirectory.appendingPathComponent("Library", isDirectory: true) }

    /// The folder of files that the app can create again.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/url/cachesdirectory
    public static var cachesDirectory: URL {
        folder(.cachesDirectory) ?? libraryDirectory.appendingPathComponent("Caches", isDirectory: true)
    }

    /// The folder of files that the app needs and the user does not see.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/url/applicationsupportdirectory
    public static var applicationSupportDirectory: URL {
        folder(.applicationSupportDirectory) ?? libraryDirectory.appendingPathComponent("Application Support", isDirectory: true)
    }

    /// The folder that contains all folders of the app.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/url/homedirectory
    public static var homeDirectory: URL { URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true) }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL? {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
    }
}
