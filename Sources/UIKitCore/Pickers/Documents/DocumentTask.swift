import Foundation
import UniformTypeIdentifiers

/// The task of a document picker: opening files, or exporting files to a folder.
///
/// An export first copies all files into the folder under hidden temporary names. If a copy fails, all copies are
/// removed and the folder is unchanged. The copies are then renamed. An existing file is moved aside before it is
/// replaced, and moved back if the renaming fails. If the files are moved rather than copied, the originals are
/// removed last.
struct DocumentTask: Sendable {
    enum Kind: Sendable {
        case open([UTType])
        case export([URL])
    }

    /// An error that prevents an export.
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

    /// Returns whether items of a type can be selected.
    func accepts(_ type: UTType) -> Bool {
        guard case .open(let types) = kind else { return false }
        return types.contains { type.conforms(to: $0) }
    }

    /// Whether folders can be selected as well as files.
    var picksFolders: Bool {
        guard case .open(let types) = kind else { return false }
        return types.contains { $0 == .folder || $0 == .directory }
    }

    /// The files to export; empty when opening files.
    var exported: [URL] {
        if case .export(let urls) = kind { return urls }
        return []
    }

    /// Returns the names of exported files that already exist in a folder.
    func existingNames(in folder: URL) -> [String] {
        exported.map(\.lastPathComponent).filter { FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }
    }

    // MARK: - Export

    /// A file during the export: the complete copy under a temporary name, and the final name.
    private struct Step {
        let source: URL
        let temporaryURL: URL
        let name: String
    }

    /// Copies or moves all files, or none if an error occurs. If `replacing` is `true`, existing files are replaced;
    /// otherwise a new file whose name is in use is named `Name 2`. Of several exported files with the same name, only
    /// the first file replaces an existing file.
    func export(to folder: URL, replacing: Bool) throws -> [URL] {
        var steps: [Step] = []
        do {
            for file in exported {
                let destination = folder.appendingPathComponent(file.lastPathComponent)
                let destinationPrefix = destination.resolvingSymlinksInPath().path + "/"
                if replacing, file.resolvingSymlinksInPath().path.hasPrefix(destinationPrefix) {
                    throw Failure.intoItself(file.lastPathComponent)
                }
                let temporaryURL = folder.appendingPathComponent(".\(UUID().uuidString)")
                steps.append(Step(source: file, temporaryURL: temporaryURL, name: file.lastPathComponent))
                try FileManager.default.copyItem(at: file, to: temporaryURL)
            }
            return try renameCopies(steps, in: folder, replacing: replacing)
        } catch {
            for step in steps { try? FileManager.default.removeItem(at: step.temporaryURL) }
            throw error
        }
    }

    /// Renames the copies to their final names, and returns the final URLs.
    private func renameCopies(_ steps: [Step], in folder: URL, replacing: Bool) throws -> [URL] {
        var finalURLs: [URL] = []
        for step in steps {
            let destination = folder.appendingPathComponent(step.name)
            if destination.resolvingSymlinksInPath() == step.source.resolvingSymlinksInPath() {
                try FileManager.default.removeItem(at: step.temporaryURL)
                finalURLs.append(destination)
                continue
            }
            let isNameTaken = FileManager.default.fileExists(atPath: destination.path)
            if isNameTaken, replacing, !finalURLs.contains(destination) {
                try replace(destination, with: step.temporaryURL)
                finalURLs.append(destination)
            } else {
                let finalURL = isNameTaken ? SaveActivity.unusedURL(step.name, in: folder) : destination
                try FileManager.default.moveItem(at: step.temporaryURL, to: finalURL)
                finalURLs.append(finalURL)
            }
        }
        guard !isCopy else { return finalURLs }
        // The export has succeeded at this point. An original that cannot be removed is not an error.
        for (step, finalURL) in zip(steps, finalURLs) where finalURL.resolvingSymlinksInPath() != step.source.resolvingSymlinksInPath() {
            try? FileManager.default.removeItem(at: step.source)
        }
        return finalURLs
    }

    /// Replaces an item with another item, and restores the old item if the replacement fails.
    private func replace(_ old: URL, with new: URL) throws {
        let backupURL = old.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
        try FileManager.default.moveItem(at: old, to: backupURL)
        do {
            try FileManager.default.moveItem(at: new, to: old)
        } catch {
            try? FileManager.default.moveItem(at: backupURL, to: old)
            throw error
        }
        try? FileManager.default.removeItem(at: backupURL)
    }

    /// Copies each file into a new temporary folder. The app may move or change the copies.
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
