import CoreGraphics
import Foundation
internal import Synchronization

/// The photos of a folder in memory, with the marks that are not in their files.
struct PhotoDatabase: Sendable {
    private struct Entry: Sendable {
        let state: PhotoScan.State
        let metadata: PhotoMetadata
    }

    private(set) var folder: URL?
    /// Whether a folder was chosen, or was declined.
    private(set) var isOpen = false
    private(set) var snapshot = PhotoSnapshot()
    private(set) var marks = PhotoMarks()
    private var marksFile: URL?
    private var trash: PhotoTrash?
    private var scan: PhotoScan?
    private var entries: [String: Entry] = [:]
    /// The names that new photos have reserved.
    private var reservedNames: Set<String> = []
    private var problems: [String] = []

    /// Returns the problems since the last call. They are reported outside of the lock of the service, because a
    /// recorder of diagnostics may read photos.
    mutating func consumeProblems() -> [String] { exchange(&problems, with: []) }

    /// Replaces the library with a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder; `nil` for an empty library.
    ///   - marksFile: The file for marks; `nil` to save none.
    ///   - trash: The trash for removed photos; `nil` to remove their files.
    mutating func open(_ folder: URL?, marksFile: URL?, trash: PhotoTrash?) {
        self = PhotoDatabase(reported: problems)
        isOpen = true
        self.folder = folder
        self.marksFile = marksFile
        self.trash = trash
        if let marksFile {
            do { marks = try PhotoMarks(file: marksFile) } catch { keepDamaged(marksFile) }
        }
        rebuild()
        refresh(isThorough: true)
    }

    /// Moves marks that cannot be read to another name, so that they are not overwritten. If that fails, no marks are
    /// saved.
    private mutating func keepDamaged(_ file: URL) {
        let kept = file.appendingPathExtension("damaged-\(UUID().uuidString)")
        let reason = FileMove.withoutReplacing(file, to: kept)
        var text = "\(file.path) is damaged. Favourites and albums of the app are missing. "
        if reason == 0 {
            text += "The damaged file is \(kept.lastPathComponent) now."
        } else {
            marksFile = nil
            text += "It cannot be renamed: \(FileMove.text(reason)). Changes are not saved."
        }
        problems.append(text)
    }

    init() {}

    private init(reported problems: [String]) {
        self.problems = problems
    }

    // MARK: Reading

    /// Reads the folder again if it changed, and returns whether the library did.
    ///
    /// - Parameter isThorough: Whether the state of each file is compared. Otherwise only added, removed and renamed
    ///   files are noticed, which is faster.
    @discardableResult mutating func refresh(isThorough: Bool = false) -> Bool {
        guard let folder, isThorough || scan?.isCurrent != true else { return false }
        let former = scan?.files
        let current = PhotoScan(folder)
        scan = current
        guard current.files != former else { return false }
        read(current.files, in: folder)
        return true
    }

    private mutating func read(_ files: [String: PhotoScan.State], in folder: URL) {
        let changed = files.filter { entries[$0.key]?.state != $0.value }
        let names = changed.keys.sorted()
        let metadata = Mutex([Int: PhotoMetadata]())
        DispatchQueue.concurrentPerform(iterations: names.count) { index in
            let value = PhotoMetadata(folder.appendingPathComponent(names[index]))
            metadata.withLock { $0[index] = value }
        }
        entries = entries.filter { files[$0.key] != nil }
        let values = metadata.withLock { $0 }
        for (index, name) in names.enumerated() {
            if let state = changed[name], let value = values[index] { entries[name] = Entry(state: state, metadata: value) }
        }
        rebuild()
    }

    private mutating func rebuild() {
        guard let folder else {
            snapshot = PhotoSnapshot([], marks)
            return
        }
        let photos = entries.map { name, entry in
            let identifier = PhotoSnapshot.identifier(name)
            let mark = marks.photos[identifier] ?? PhotoMarks.Mark()
            return PhotoRecord(
                identifier: identifier, name: name, url: folder.appendingPathComponent(name), width: entry.metadata.width,
                height: entry.metadata.height, creationDate: mark.creationDate ?? entry.metadata.date ?? entry.state.date,
                modificationDate: entry.state.date, location: mark.location ?? entry.metadata.location, isFavorite: mark.isFavorite,
                isHidden: mark.isHidden, isAnimated: entry.metadata.isAnimated)
        }
        snapshot = PhotoSnapshot(photos, marks)
    }

    // MARK: Writing

    /// Returns a name that no photo has, and reserves it.
    ///
    /// The name is that of a visible file in the folder itself, even if an app proposes another path.
    mutating func reserveName(_ proposed: String) -> String {
        let visible = String(proposed.map { $0 == "/" || $0 == "\0" ? "-" : $0 }.drop { $0 == "." })
        let (base, suffix) = Self.split(visible.isEmpty ? "IMG" : visible)
        var name = base + suffix
        var number = 1
        let used = Set((scan?.files.keys).map(Array.init) ?? []).union(reservedNames)
        while used.contains(name) || folder.map({ FileManager.default.fileExists(atPath: $0.appendingPathComponent(name).path) }) == true {
            number += 1
            name = "\(base) \(number)\(suffix)"
        }
        reservedNames.insert(name)
        return name
    }

    private static func split(_ name: String) -> (base: String, suffix: String) {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
        return (String(name[..<dot]), String(name[dot...]))
    }

    /// Selects the photos that an app with limited access may use.
    mutating func select(_ identifiers: [String]) {
        marks.selection = identifiers
        saveMarks()
        rebuild()
    }

    private mutating func saveMarks() {
        guard let marksFile else { return }
        do { try marks.write(to: marksFile) } catch { problems.append("\(marksFile.path) cannot be written: \(error).") }
    }

    /// Applies changes, all or none. The library was refreshed before.
    mutating func apply(_ changes: [PhotoChange]) throws(PhotoChangeError) {
        var transaction = PhotoTransaction(folder: folder, trash: trash, marks: marks, identifiers: Set(snapshot.photos.map(\.identifier)))
        do {
            for change in changes { try transaction.apply(change, removing: snapshot[photoOf: change]) }
            if let marksFile, transaction.marks != marks { try transaction.marks.write(to: marksFile) }
        } catch {
            transaction.undo()
            throw error as? PhotoChangeError ?? .file(reason: "\(error)")
        }
        transaction.finish()
        marks = transaction.marks
        if !refresh(isThorough: true) { rebuild() }
    }
}

extension PhotoSnapshot {
    /// The photos that a change removes.
    fileprivate subscript(photoOf change: PhotoChange) -> [PhotoRecord] {
        guard case .remove(let identifiers) = change else { return [] }
        return identifiers.sorted().compactMap { self[$0] }
    }
}
