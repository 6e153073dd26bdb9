internal import FoundationNetworking
internal import UniformTypeIdentifiers

/// A page or an image.
struct LinkResponse: Sendable {
    /// The URL after redirections.
    let url: URL
    let data: Data
    /// The content type with its parameters; "" if the server does not specify one.
    let contentType: String

    /// The content type without parameters.
    var mimeType: String { String(contentType.prefix { $0 != ";" }).trimmingCharacters(in: .whitespaces).lowercased() }
    var isEmptyType: Bool { mimeType.isEmpty }

    /// The name of the encoding in the content type.
    var charset: String? {
        contentType.lowercased().components(separatedBy: "charset=").dropFirst().first
            .map { $0.prefix { $0 != ";" }.trimmingCharacters(in: CharacterSet(charactersIn: " \"'")) }
    }

    /// The type of the image; `nil` if the response contains none.
    var imageType: UTType? {
        let named = UTType(mimeType: mimeType) ?? UTType(filenameExtension: url.pathExtension)
        guard let named, named.conforms(to: .image), !data.isEmpty else { return nil }
        return named
    }
}
