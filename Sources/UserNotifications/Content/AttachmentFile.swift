import Foundation
internal import UniformTypeIdentifiers

/// The rules for the files of attachments.
enum AttachmentFile {
    private static let megabyte = 1_000_000

    /// The supported types with their size limits, in bytes.
    private static let limits: [(types: [UTType], limit: Int)] = [
        ([.jpeg, .gif, .png], 10 * megabyte), ([.aiff, .wav, .mp3, .mpeg4Audio], 5 * megabyte),
        ([.mpeg, .mpeg4Movie, .avi], 50 * megabyte),
    ]

    /// Returns the type identifier of a file.
    ///
    /// - Parameter hint: The type identifier that the app knows; `nil` to use the extension of the file.
    static func type(of url: URL, hint: String?) throws(UNError) -> String {
        let type = hint.flatMap { UTType($0) } ?? UTType(filenameExtension: url.pathExtension)
        var isFolder: ObjCBool = false
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue,
            FileManager.default.isReadableFile(atPath: url.path)
        else { throw UNError(.attachmentInvalidURL) }
        guard let type, let limit = limits.first(where: { $0.types.contains { type.conforms(to: $0) } })?.limit else {
            throw UNError(.attachmentUnrecognizedType)
        }
        let size = (try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? NSNumber)?.intValue ?? 0
        guard size > 0, size <= limit else { throw UNError(.attachmentInvalidFileSize) }
        return type.identifier
    }

    /// Returns whether the beginning of an image's file is that of its type. Other files are not examined.
    static func isIntact(_ url: URL, _ type: String) -> Bool {
        guard let signature = UTType(type).flatMap({ type in signatures.first { type.conforms(to: $0.type) } })?.bytes else { return true }
        guard let file = try? FileHandle(forReadingFrom: url), let start = try? file.read(upToCount: signature.count) else { return false }
        return start == Data(signature)
    }

    /// The first bytes of the files of images.
    private static let signatures: [(type: UTType, bytes: [UInt8])] = [
        (.png, [0x89, 0x50, 0x4E, 0x47]), (.jpeg, [0xFF, 0xD8, 0xFF]), (.gif, [0x47, 0x49, 0x46, 0x38]),
    ]
}
