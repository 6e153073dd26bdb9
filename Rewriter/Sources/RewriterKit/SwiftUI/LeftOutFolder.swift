import Foundation

/// The folder with the names that each module of a build leaves out, for the modules that import it.
///
/// SwiftPM compiles a module after the modules that it imports, so that their files exist by then.
struct LeftOutFolder {
    /// The names of a module by their access.
    struct Module: Codable, Equatable {
        /// The names that every importer sees.
        var `public` = LeftOutNames()
        /// The names that importers with `@testable` see besides.
        var `internal` = LeftOutNames()

        var isEmpty: Bool { `public`.isEmpty && `internal`.isEmpty }
    }

    let path: String

    /// Returns the names that the files of a module see in the modules that they import.
    func names(importedBy files: [[UInt8]], of module: String) -> LeftOutNames {
        var names = LeftOutNames()
        let modules = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { $0.hasSuffix(".json") }.sorted()
        for file in modules {
            let name = String(file.dropLast(".json".count))
            guard name != module, let access = Self.access(to: name, in: files), let left = read(name) else { continue }
            names.formUnion(left.public)
            if access == .testable { names.formUnion(left.internal) }
        }
        return names
    }

    /// Writes the names of a module. A module that leaves nothing out has no file.
    ///
    /// - Throws: An error of the file system.
    func write(_ names: Module, of module: String) throws {
        let file = "\(path)/\(module).json"
        guard !names.isEmpty else {
            try? FileManager.default.removeItem(atPath: file)
            return
        }
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try AtomicFile.write(try encoder.encode(names), to: file)
    }

    private func read(_ module: String) -> Module? {
        FileManager.default.contents(atPath: "\(path)/\(module).json").flatMap { try? JSONDecoder().decode(Module.self, from: $0) }
    }

    private enum Access { case importing, testable }

    /// Returns how files import a module; `nil` if none imports it.
    private static func access(to module: String, in files: [[UInt8]]) -> Access? {
        var access: Access?
        for bytes in files where bytes.contains(word: module) {
            let text = String(decoding: bytes, as: UTF8.self)
            for match in text.matches(of: /(@testable\s+)?import\s+(?:(?:class|struct|enum|protocol|func|var|let|typealias)\s+)?(\w+)/)
            where match.output.2 == module {
                if match.output.1 != nil { return .testable }
                access = .importing
            }
        }
        return access
    }
}
