import Foundation

/// The user's trash, where removed photos remain until the user empties it.
///
/// - Source: https://specifications.freedesktop.org/trash-spec/1.0
package struct PhotoTrash: Sendable {
    /// The folder with the folders `files` and `info`.
    private let folder: URL

    package init(folder: URL) {
        self.folder = folder
    }

    /// Moves a file into the trash.
    ///
    /// - Returns: A closure that moves the file back.
    /// - Throws: The error of the file system. A file on another disk is not moved.
    func move(_ file: URL) throws -> () throws -> Void {
        let manager = FileManager.default
        let files = folder.appendingPathComponent("files", isDirectory: true)
        let infos = folder.appendingPathComponent("info", isDirectory: true)
        for part in [files, infos] { try manager.createDirectory(at: part, withIntermediateDirectories: true) }
        let path = file.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file.path
        let contents = Data("[Trash Info]\nPath=\(path)\nDeletionDate=\(Self.time())\n".utf8)
        var number = 1
        while true {
            let name = Self.name(of: file, number: number)
            number += 1
            let info = infos.appendingPathComponent(name + ".trashinfo")
            // The information reserves the name against other programs.
            do { try contents.write(to: info, options: .withoutOverwriting) } catch CocoaError.fileWriteFileExists { continue }
            let target = files.appendingPathComponent(name)
            let reason = FileMove.withoutReplacing(file, to: target)
            if reason == 0 {
                return {
                    try FileMove.restore(target, to: file)
                    try? FileManager.default.removeItem(at: info)
                }
            }
            try? manager.removeItem(at: info)
            guard reason == EEXIST else {
                throw PhotoChangeError.file(
                    reason: "\(file.lastPathComponent) cannot be moved to the trash: \(FileMove.text(reason)).")
            }
        }
    }

    /// Returns the name of a file in the trash, with a number from 2.
    private static func name(of file: URL, number: Int) -> String {
        guard number > 1 else { return file.lastPathComponent }
        let base = "\(file.deletingPathExtension().lastPathComponent) \(number)"
        return file.pathExtension.isEmpty ? base : "\(base).\(file.pathExtension)"
    }

    /// The local time in the form of the specification.
    private static func time() -> String {
        let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day, .hour, .minute, .second], from: Date())
        return String(
            format: "%04d-%02d-%02dT%02d:%02d:%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0, parts.hour ?? 0, parts.minute ?? 0,
            parts.second ?? 0)
    }
}
