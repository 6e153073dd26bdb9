import Foundation

/// Writes only files and links that change, because SwiftPM decides by their dates what to build again.
package enum FolderWriter {
    /// Makes a folder, and the folders around it.
    package static func makeFolder(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw CLIError.cannotWrite(path: path, reason: error.localizedDescription)
        }
    }

    /// Writes a file, unless it has these contents already.
    package static func write(_ data: Data, to path: String) throws {
        guard FileManager.default.contents(atPath: path) != data else { return }
        try makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw CLIError.cannotWrite(path: path, reason: error.localizedDescription)
        }
    }

    /// Makes the links in a folder, and removes all others.
    ///
    /// - Parameter links: The destinations by the names of the links.
    package static func link(_ links: [String: String], in folder: String) throws {
        try makeFolder(folder)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where links[name] == nil {
            try? FileManager.default.removeItem(atPath: folder + "/" + name)
        }
        for (name, destination) in links {
            let path = folder + "/" + name
            if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == destination { continue }
            try? FileManager.default.removeItem(atPath: path)
            do {
                try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: destination)
            } catch {
                throw CLIError.cannotWrite(path: path, reason: error.localizedDescription)
            }
        }
    }
}
