internal import CoreGraphics
internal import Dispatch
internal import UniformTypeIdentifiers

/// The content of a file.
enum PreviewFile {
    case image(UIImage)
    case document(URL, count: Int, size: CGSize)
    case text(String)
    case other(name: String, details: String, symbol: String)

    /// The maximum number of bytes of a text that are shown.
    private static let textLimit = 1 << 20

    /// Reads a file in the background. A file that cannot be read is shown as another file.
    @MainActor static func read(_ url: URL) async -> PreviewFile {
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
            return .other(name: url.lastPathComponent, details: "The file does not exist.", symbol: "doc")
        }
        switch PreviewKind(url) {
        case .image:
            // The image is decoded in the background when it is displayed.
            if let image = UIImage(contentsOfFile: url.path) { return .image(image) }
        case .document:
            let document = await inBackground { () -> (Int, CGSize)? in
                let isDrawing = PreviewKind.type(url).conforms(to: .svg)
                guard let count = isDrawing ? 1 : try? DrawingSource.pageCount(of: url), let page = try? DrawingSource(url: url, page: 1)
                else {
                    return nil
                }
                return (count, CGSize(width: page.size.width, height: page.size.height))
            }
            if let document { return .document(url, count: document.0, size: document.1) }
        case .text:
            if let text = await inBackground({ text(url) }) { return .text(text) }
        case .other: break
        }
        return await inBackground { information(url) }.file
    }

    /// The name and the description of a file.
    private struct Information: Sendable {
        let name: String
        let details: String
        let symbol: String
        var file: PreviewFile { .other(name: name, details: details, symbol: symbol) }
    }

    private static func inBackground<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in DispatchQueue.global().async { continuation.resume(returning: body()) } }
    }

    private static func text(_ url: URL) -> String? {
        guard let file = try? FileHandle(forReadingFrom: url), let data = try? file.read(upToCount: textLimit) else {
            return FileManager.default.isReadableFile(atPath: url.path) ? "" : nil
        }
        // UTF-16 begins with a byte order mark.
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { return String(data: data, encoding: .utf16) }
        return String(data: data, encoding: .utf8) ?? String(decoding: data, as: UTF8.self)
    }

    private static func information(_ url: URL) -> Information {
        let type = PreviewKind.type(url)
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        let isFolder = attributes?[.type] as? FileAttributeType == .typeDirectory
        let size = (attributes?[.size] as? NSNumber).map { ByteCountFormatter.string(fromByteCount: $0.int64Value, countStyle: .file) }
        let description = type == .data ? nil : type.localizedDescription
        let kind = isFolder ? "Folder" : description.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? "Document"
        return Information(
            name: url.lastPathComponent, details: [kind, isFolder ? nil : size].compactMap(\.self).joined(separator: "\n"),
            symbol: isFolder ? "folder" : symbol(type))
    }

    private static func symbol(_ type: UTType) -> String {
        let symbols: [(type: UTType, name: String)] = [
            (.image, "photo"), (.audio, "music.note"), (.movie, "film"), (.archive, "archivebox"), (.pdf, "doc.richtext"),
            (.text, "doc.text"),
        ]
        return symbols.first { type.conforms(to: $0.type) }?.name ?? "doc"
    }
}
