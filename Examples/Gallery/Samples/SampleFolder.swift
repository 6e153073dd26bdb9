import UIKit

/// The pictures that come with the app. The toolkit draws them once, when the app is first started without a folder.
enum SampleFolder {
    /// Returns the folder with the pictures: beside the program, or in the caches folder if that is not writable.
    static func prepared() throws -> URL {
        let name = "GalleryPictures"
        let beside = Bundle.main.bundleURL.appendingPathComponent(name, isDirectory: true)
        if isComplete(beside) { return beside }
        if let drawn = try? draw(into: beside) { return drawn }
        let caches = try FileManager.default.url(for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        let folder = caches.appendingPathComponent("caret", isDirectory: true).appendingPathComponent(name, isDirectory: true)
        return isComplete(folder) ? folder : try draw(into: folder)
    }

    private static func isComplete(_ folder: URL) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return Set(names).isSuperset(of: SamplePicture.all.map(\.fileName))
    }

    /// Draws all pictures on all processors, and moves them into place together: another Gallery may be doing the
    /// same.
    static func draw(into folder: URL) throws -> URL {
        let parent = folder.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        let draft = parent.appendingPathComponent(".\(folder.lastPathComponent)-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: draft) }
        let pictures = SamplePicture.all
        DispatchQueue.concurrentPerform(iterations: pictures.count) { index in
            let picture = pictures[index]
            try? picture.jpegData()?.write(to: draft.appendingPathComponent(picture.fileName))
        }
        guard isComplete(draft) else { throw CocoaError(.fileWriteUnknown) }
        try? FileManager.default.removeItem(at: folder)
        do { try FileManager.default.moveItem(at: draft, to: folder) } catch {
            guard isComplete(folder) else { throw error }
        }
        return folder
    }
}
