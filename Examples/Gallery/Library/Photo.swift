import Foundation

/// One photo of a library.
struct Photo: Hashable, Sendable {
    let url: URL

    /// What people call it: the file's name without the extension.
    var name: String { url.deletingPathExtension().lastPathComponent }
}
