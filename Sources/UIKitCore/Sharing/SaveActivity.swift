import Foundation
import Platform

/// Saves the items as files in a known folder, or in a folder that the user chooses. Images are saved as PNG, strings
/// as UTF-8, and files unchanged.
final class SaveActivity: UIActivity, UIDocumentPickerDelegate {
    /// The reason why nothing was written.
    enum Failure: Error, Hashable {
        case noFolder
        case notEncoded
    }

    private let folder: URL?
    private let onlyPictures: Bool
    private var sharedItems = ActivityItems([])
    private var failure: (any Error)?
    /// The temporary folder that contains the files until the user has chosen a location.
    private var temporaryFolder: URL?

    /// - Parameter folder: the destination. `nil` stands for the user's pictures folder if `onlyPictures` is `true`,
    ///   and otherwise for a location that the user chooses.
    init(onlyPictures: Bool, folder: URL? = nil) {
        self.onlyPictures = onlyPictures
        self.folder = folder ?? (onlyPictures ? UserFolders.url(.picturesDirectory) : nil)
        super.init()
    }

    override var activityType: ActivityType? { onlyPictures ? .saveToCameraRoll : .saveToFiles }
    override var activityTitle: String? {
        guard onlyPictures else { return "Save to Files" }
        return sharedItems.images.count > 1 ? "Save Images" : "Save Image"
    }
    override var activityImage: UIImage? { UIImage(systemName: onlyPictures ? "square.and.arrow.down" : "folder") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        let sharedItems = ActivityItems(activityItems)
        return onlyPictures
            ? folder != nil && !sharedItems.images.isEmpty : sharedItems.count > sharedItems.otherCount + sharedItems.urls.count
    }

    override func prepare(withActivityItems activityItems: [Any]) { sharedItems = ActivityItems(activityItems) }

    // MARK: - Choosing the location

    override var activityViewController: UIViewController? {
        guard folder == nil, !onlyPictures else { return nil }
        do {
            let temporaryFolder = FileManager.default.temporaryDirectory
                .appendingPathComponent("share-\(UUID().uuidString)", isDirectory: true)
            self.temporaryFolder = temporaryFolder
            let picker = UIDocumentPickerViewController(forExporting: try write(into: temporaryFolder, copiesFiles: false), asCopy: true)
            picker.delegate = self
            return picker
        } catch {
            failure = error
            return nil
        }
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { finishExport(isSaved: true) }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { finishExport(isSaved: false) }

    private func finishExport(isSaved: Bool) {
        if let temporaryFolder { try? FileManager.default.removeItem(at: temporaryFolder) }
        temporaryFolder = nil
        finish(isSaved, nil)
    }

    // MARK: - Writing

    override func perform() {
        do {
            guard let folder else { throw failure ?? Failure.noFolder }
            _ = try write(into: folder, copiesFiles: true)
            finish(true, nil)
        } catch {
            finish(false, error)
        }
    }

    /// Writes the items to files in a folder. Returns the URLs of the files. If `copiesFiles` is `false`, files among
    /// the items are not copied, and their own URLs are returned.
    private func write(into folder: URL, copiesFiles: Bool) throws -> [URL] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var writtenURLs: [URL] = []
        func writeFile(_ name: String, _ body: (URL) throws -> Void) throws {
            let file = Self.unusedURL(name, in: folder)
            try body(file)
            writtenURLs.append(file)
        }
        for image in sharedItems.images {
            guard let data = image.pngData() else { throw Failure.notEncoded }
            try writeFile("Image.png") { try data.write(to: $0, options: .withoutOverwriting) }
        }
        guard !onlyPictures else { return writtenURLs }
        for text in sharedItems.texts { try writeFile("Text.txt") { try Data(text.utf8).write(to: $0, options: .withoutOverwriting) } }
        guard copiesFiles else { return writtenURLs + sharedItems.files }
        for file in sharedItems.files { try writeFile(file.lastPathComponent) { try FileManager.default.copyItem(at: file, to: $0) } }
        return writtenURLs
    }

    /// Returns the URL for a new file with a name. If a file with that name exists, the URL has the first of the names
    /// `Name 2`, `Name 3`, … that is not in use.
    nonisolated static func unusedURL(_ name: String, in folder: URL) -> URL {
        let url = folder.appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: url.path) else { return url }
        let baseName = url.deletingPathExtension().lastPathComponent
        let suffix = url.pathExtension
        var number = 2
        while true {
            let candidate = folder.appendingPathComponent("\(baseName) \(number)").appendingPathExtension(suffix)
            if !FileManager.default.fileExists(atPath: candidate.path) { return candidate }
            number += 1
        }
    }
}
