import Foundation

// Foundation on Linux has `temporaryDirectory` alone.
extension URL {
    /// The folder of the app's documents, which the person sees and backs up.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/url/documentsdirectory
    public static var documentsDirectory: URL { homeDirectory.appendingPathComponent("Documents", isDirectory: true) }

    /// The folder of the app's files that are no documents.
    ///
    /// > Difference from Apple: `FileManager.urls(for: .libraryDirectory, in:)` is Foundation's, and empty on Linux.
    /// - Source: https://developer.apple.com/documentation/foundation/url/librarydirectory
    public static var libraryDirectory: URL { homeDirectory.appendingPathComponent("Library", isDirectory: true) }

    /// The folder of files that the app can make again.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/url/cachesdirectory
    public static var cachesDirectory: URL {
        folder(.cachesDirectory) ?? libraryDirectory.appendingPathComponent("Caches", isDirectory: true)
    }

    /// The folder of files that the app needs and the person does not see.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/url/applicationsupportdirectory
    public static var applicationSupportDirectory: URL {
        folder(.applicationSupportDirectory) ?? libraryDirectory.appendingPathComponent("Application Support", isDirectory: true)
    }

    /// The folder that all the app's folders are in.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/url/homedirectory
    public static var homeDirectory: URL { URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true) }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL? {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
    }
}
