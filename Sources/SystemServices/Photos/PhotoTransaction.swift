import Foundation

/// Changes of the files and marks that can be undone until the end.
struct PhotoTransaction {
    private let folder: URL?
    private let trash: PhotoTrash?
    private(set) var marks: PhotoMarks
    /// The identifiers of all photos.
    private var identifiers: Set<String>
    private var undoSteps: [() throws -> Void] = []
    private var lastSteps: [() throws -> Void] = []

    init(folder: URL?, trash: PhotoTrash?, marks: PhotoMarks, identifiers: Set<String>) {
        self.folder = folder
        self.trash = trash
        self.marks = marks
        self.identifiers = identifiers
    }

    /// Applies a change.
    ///
    /// - Parameter photos: The photos that the change removes.
    mutating func apply(_ change: PhotoChange, removing photos: [PhotoRecord]) throws {
        switch change {
        case .add(let name, let contents): try add(name, contents)
        case .remove(let removed):
            guard photos.count == removed.count else { throw PhotoChangeError.missingPhoto(identifier: removed.sorted().first ?? "") }
            for photo in photos { try remove(photo) }
        case .mark(let identifier, let isFavorite, let isHidden, let creationDate, let location):
            guard identifiers.contains(identifier) else { throw PhotoChangeError.missingPhoto(identifier: identifier) }
            var mark = marks.photos[identifier] ?? PhotoMarks.Mark()
            mark.isFavorite = isFavorite ?? mark.isFavorite
            mark.isHidden = isHidden ?? mark.isHidden
            mark.creationDate = creationDate ?? mark.creationDate
            if let location { mark.location = location }
            marks.photos[identifier] = mark == PhotoMarks.Mark() ? nil : mark
        case .setAlbum(let identifier, let title, let members):
            setAlbum(identifier, title: title, members)
        case .removeAlbum(let identifier): marks.albums.removeAll { $0.identifier == identifier }
        }
    }

    /// Adds or replaces an album. Photos whose files are missing, such as those of a disk that is not connected, remain
    /// in it, at its end.
    private mutating func setAlbum(_ identifier: String, title: String, _ members: [String]) {
        let index = marks.albums.firstIndex { $0.identifier == identifier }
        let former = index.map { marks.albums[$0].members } ?? []
        let missing = former.filter { !identifiers.contains($0) && !members.contains($0) }
        let album = PhotoMarks.Album(identifier: identifier, title: title, members: members + missing)
        if let index { marks.albums[index] = album } else { marks.albums.append(album) }
    }

    private mutating func add(_ name: String, _ contents: PhotoChange.Contents) throws {
        guard let folder else { throw PhotoChangeError.noFolder }
        let manager = FileManager.default
        let target = folder.appendingPathComponent(name)
        try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        if case .file(let source, moves: true) = contents {
            try move(source, to: target)
        } else {
            try copy(contents, to: target)
        }
        let identifier = PhotoSnapshot.identifier(name)
        identifiers.insert(identifier)
        // An app may always use the photos that it added.
        marks.selection.append(identifier)
    }

    private mutating func move(_ source: URL, to target: URL) throws {
        let reason = FileMove.withoutReplacing(source, to: target)
        switch reason {
        case 0: undoSteps.append { try FileMove.restore(target, to: source) }
        case EXDEV:
            // The file on the other disk remains until all changes are done.
            try copy(.file(source, moves: false), to: target)
            lastSteps.append { try FileManager.default.removeItem(at: source) }
        default: throw PhotoChangeError.file(reason: "\(target.lastPathComponent) cannot be added: \(FileMove.text(reason)).")
        }
    }

    /// Writes a file. It has its name only when it is complete, and never replaces another.
    private mutating func copy(_ contents: PhotoChange.Contents, to target: URL) throws {
        let part = target.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).part")
        undoSteps.append { try FileManager.default.removeItem(at: part) }
        switch contents {
        case .data(let data): try data.write(to: part, options: .withoutOverwriting)
        case .file(let source, _): try FileManager.default.copyItem(at: source, to: part)
        }
        let reason = FileMove.withoutReplacing(part, to: target)
        guard reason == 0 else {
            throw PhotoChangeError.file(reason: "\(target.lastPathComponent) cannot be added: \(FileMove.text(reason)).")
        }
        undoSteps.append { try FileManager.default.removeItem(at: target) }
    }

    private mutating func remove(_ photo: PhotoRecord) throws {
        if let trash {
            undoSteps.append(try trash.move(photo.url))
        } else {
            let hidden = photo.url.deletingLastPathComponent().appendingPathComponent(".removed-\(UUID().uuidString)")
            try FileManager.default.moveItem(at: photo.url, to: hidden)
            undoSteps.append { try FileMove.restore(hidden, to: photo.url) }
            lastSteps.append { try FileManager.default.removeItem(at: hidden) }
        }
        identifiers.remove(photo.identifier)
        marks.photos[photo.identifier] = nil
        marks.selection.removeAll { $0 == photo.identifier }
        for index in marks.albums.indices { marks.albums[index].members.removeAll { $0 == photo.identifier } }
    }

    /// Restores the files.
    func undo() {
        for step in undoSteps.reversed() { try? step() }
    }

    /// Makes removals final.
    func finish() {
        for step in lastSteps { try? step() }
    }
}
