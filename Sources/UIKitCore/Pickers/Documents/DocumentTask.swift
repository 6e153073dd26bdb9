import Foundation
import UniformTypeIdentifiers

/// What a document picker is for.
struct DocumentTask: Sendable {
    enum Kind: Sendable {
        case open([UTType])
        case export([URL])
    }

    /// Why a file cannot be put somewhere.
    enum Failure: LocalizedError, Equatable {
        case intoItself(String)

        var errorDescription: String? {
            switch self {
            case .intoItself(let name): "“\(name)” cannot take the place of the folder that it is in."
            }
        }
    }

    let kind: Kind
    let isCopy: Bool

    /// Whether something of a type may be chosen.
    func takes(_ type: UTType) -> Bool {
        guard case .open(let types) = kind else { return false }
        return types.contains { type.conforms(to: $0) }
    }

    /// Whether folders are what is wanted, and not only what files lie in.
    var takesFolders: Bool {
        guard case .open(let types) = kind else { return false }
        return types.contains { $0 == .folder || $0 == .directory }
    }

    /// What goes into the folder that is chosen; nothing where files are opened.
    var exported: [URL] {
        if case .export(let urls) = kind { return urls }
        return []
    }

    /// The names that are taken in a folder.
    func taken(in folder: URL) -> [String] {
        exported.map(\.lastPathComponent).filter { FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }
    }

    // MARK: - Export

    /// A file on its way: the copy that is whole, but has another name still, and the name that it will have.
    private struct Step {
        let source: URL
        let part: URL
        let name: String
    }

    /// Copies or moves the files, all or none; where a name is taken, the old file goes if `replacing`, else the new one is called
    /// `Name 2`. Of several files with one name only the first replaces.
    func export(to folder: URL, replacing: Bool) throws -> [URL] {
        var steps: [Step] = []
        do {
            for file in exported {
                let wanted = folder.appendingPathComponent(file.lastPathComponent)
                let inside = wanted.resolvingSymlinksInPath().path + "/"
                if replacing, file.resolvingSymlinksInPath().path.hasPrefix(inside) { throw Failure.intoItself(file.lastPathComponent) }
                let part = folder.appendingPathComponent(".\(UUID().uuidString)")
                steps.append(Step(source: file, part: part, name: file.lastPathComponent))
                try FileManager.default.copyItem(at: file, to: part)
            }
            return try put(steps, in: folder, replacing: replacing)
        } catch {
            for step in steps { try? FileManager.default.removeItem(at: step.part) }
            throw error
        }
    }

    /// Everything is there: what is left are new names.
    private func put(_ steps: [Step], in folder: URL, replacing: Bool) throws -> [URL] {
        var made: [URL] = []
        for step in steps {
            let wanted = folder.appendingPathComponent(step.name)
            if wanted.resolvingSymlinksInPath() == step.source.resolvingSymlinksInPath() {
                try FileManager.default.removeItem(at: step.part)
                made.append(wanted)
                continue
            }
            let isTaken = FileManager.default.fileExists(atPath: wanted.path)
            if isTaken, replacing, !made.contains(wanted) {
                try replace(wanted, with: step.part)
                made.append(wanted)
            } else {
                let place = isTaken ? SaveActivity.freeName(step.name, in: folder) : wanted
                try FileManager.default.moveItem(at: step.part, to: place)
                made.append(place)
            }
        }
        guard !isCopy else { return made }
        // The files are where they were wanted; an old one that cannot be taken away is no reason to say that they are not.
        for (step, place) in zip(steps, made) where place.resolvingSymlinksInPath() != step.source.resolvingSymlinksInPath() {
            try? FileManager.default.removeItem(at: step.source)
        }
        return made
    }

    /// Puts something in the place of what is there, which stays if that cannot be done.
    private func replace(_ old: URL, with new: URL) throws {
        let aside = old.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
        try FileManager.default.moveItem(at: old, to: aside)
        do {
            try FileManager.default.moveItem(at: new, to: old)
        } catch {
            try? FileManager.default.moveItem(at: aside, to: old)
            throw error
        }
        try? FileManager.default.removeItem(at: aside)
    }

    /// Copies, each in a folder of its own, as the app may move or change them.
    static func copiesForApp(_ files: [URL]) throws -> [URL] {
        try files.map { file in
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Inbox-\(UUID().uuidString)", isDirectory: true)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let copy = folder.appendingPathComponent(file.lastPathComponent)
            try FileManager.default.copyItem(at: file, to: copy)
            return copy
        }
    }
}
