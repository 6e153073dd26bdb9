import Foundation

/// Writes what is shared into files of a folder of the person's: pictures as PNG, texts as UTF-8, files as they are.
final class SaveActivity: UIActivity {
    /// Why nothing was written.
    enum Failure: Error, Hashable {
        case noFolder
        case notEncoded
    }

    private let folder: URL?
    private let onlyPictures: Bool
    private var things = SharedThings([])

    /// - Parameter folder: where to; `nil` for the person's pictures, or downloads where not only pictures are taken.
    init(onlyPictures: Bool, folder: URL? = nil) {
        self.onlyPictures = onlyPictures
        let place: FileManager.SearchPathDirectory = onlyPictures ? .picturesDirectory : .downloadsDirectory
        self.folder = folder ?? FileManager.default.urls(for: place, in: .userDomainMask).first
        super.init()
    }

    override var activityType: ActivityType? { onlyPictures ? .saveToCameraRoll : .saveToFiles }
    override var activityTitle: String? { onlyPictures ? (things.images.count > 1 ? "Save Images" : "Save Image") : "Save to Files" }
    override var activityImage: UIImage? { UIImage(systemName: onlyPictures ? "square.and.arrow.down" : "folder") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        let things = SharedThings(activityItems)
        return folder != nil && (onlyPictures ? !things.images.isEmpty : things.count > things.others + things.addresses.count)
    }

    override func prepare(withActivityItems activityItems: [Any]) { things = SharedThings(activityItems) }

    override func perform() {
        do {
            try write()
            finish(true, nil)
        } catch {
            finish(false, error)
        }
    }

    private func write() throws {
        guard let folder else { throw Failure.noFolder }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for image in things.images {
            guard let data = image.pngData() else { throw Failure.notEncoded }
            try data.write(to: Self.freeName("Image.png", in: folder), options: .withoutOverwriting)
        }
        guard !onlyPictures else { return }
        for text in things.texts {
            try Data(text.utf8).write(to: Self.freeName("Text.txt", in: folder), options: .withoutOverwriting)
        }
        for file in things.files {
            try FileManager.default.copyItem(at: file, to: Self.freeName(file.lastPathComponent, in: folder))
        }
    }

    /// The name, or the first of `Name 2`, `Name 3`, … that no file has.
    nonisolated static func freeName(_ name: String, in folder: URL) -> URL {
        let wanted = folder.appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: wanted.path) else { return wanted }
        let (base, suffix) = (wanted.deletingPathExtension().lastPathComponent, wanted.pathExtension)
        var number = 2
        while true {
            let next = folder.appendingPathComponent("\(base) \(number)").appendingPathExtension(suffix)
            if !FileManager.default.fileExists(atPath: next.path) { return next }
            number += 1
        }
    }
}
