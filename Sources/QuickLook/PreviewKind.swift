internal import UniformTypeIdentifiers

/// How a file is shown.
enum PreviewKind: Sendable {
    case image
    /// A PDF document, or a drawing, which counts as a document with one page.
    case document
    case text
    case other

    init(_ url: URL) {
        let type = Self.type(url)
        if type.conforms(to: .pdf) || type.conforms(to: .svg) {
            self = .document
        } else if type.conforms(to: .image) {
            self = .image
        } else if type.conforms(to: .text) || type.conforms(to: .propertyList), !type.conforms(to: .rtf) {
            self = .text
        } else {
            self = .other
        }
    }

    static func type(_ url: URL) -> UTType { UTType(filenameExtension: url.pathExtension) ?? .data }
}
