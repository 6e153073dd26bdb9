import Foundation
import UniformTypeIdentifiers

/// A file or folder in a list.
struct DocumentEntry: Hashable, Sendable {
    let url: URL
    let type: UTType
    let isFolder: Bool
    /// The size in bytes; `nil` for folders.
    let size: Int?
    let date: Date?

    /// Returns the displayed name, with or without the filename extension.
    func name(withExtension: Bool) -> String {
        withExtension || isFolder ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
    }

    var symbol: String {
        if isFolder { return "folder" }
        let symbols: [(type: UTType, name: String)] = [
            (.image, "photo"), (.audio, "music.note"), (.movie, "film"), (.archive, "archivebox"), (.pdf, "doc.richtext"),
            (.text, "doc.text"),
        ]
        return symbols.first { type.conforms(to: $0.type) }?.name ?? "doc"
    }

    /// The modification date and the size, as text.
    var details: String {
        let dateText = date.map { $0.formatted(date: .abbreviated, time: .shortened) }
        let sizeText = size.map { ByteCountFormatter.string(fromByteCount: Int64($0), countStyle: .file) }
        return [dateText, sizeText].compactMap { $0 }.joined(separator: " · ")
    }
}

/// The contents of a folder.
struct DocumentFolder: Sendable {
    /// The visible entries, in the natural order of their names.
    let entries: [DocumentEntry]
    /// A message that explains why the folder cannot be read; `nil` if it can be read.
    let failure: String?

    init(at url: URL) {
        do {
            let keys: [URLResourceKey] = [.isDirectoryKey, .isRegularFileKey, .fileSizeKey, .contentModificationDateKey]
            let urls = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)
            entries = urls.compactMap { Self.makeEntry($0, Set(keys)) }
                .sorted { $0.url.lastPathComponent.localizedStandardCompare($1.url.lastPathComponent) == .orderedAscending }
            failure = nil
        } catch {
            entries = []
            failure = FileManager.default.fileExists(atPath: url.path) ? "You may not look into this folder." : "There is no such folder."
        }
    }

    /// Returns an entry for a file or a folder. Returns `nil` for other items, such as devices and pipes, whose
    /// contents may be endless.
    private static func makeEntry(_ url: URL, _ keys: Set<URLResourceKey>) -> DocumentEntry? {
        let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: keys)
        let isFolder = values?.isDirectory ?? false
        guard isFolder || values?.isRegularFile ?? false else { return nil }
        let type = isFolder ? UTType.folder : UTType(filenameExtension: url.pathExtension) ?? .data
        return DocumentEntry(
            url: url, type: type, isFolder: isFolder, size: isFolder ? nil : values?.fileSize, date: values?.contentModificationDate)
    }

    /// Reads a folder in the background.
    @MainActor static func load(_ url: URL) async -> DocumentFolder {
        await FileOperations.run("reading a folder") { DocumentFolder(at: url) }
    }
}
