import Foundation

/// One photo of a library.
struct Photo: Hashable, Sendable {
    let url: URL

    /// The display name: the file's name without the extension.
    var name: String { url.deletingPathExtension().lastPathComponent }
}
