import Foundation

/// The folder with the rewritten copies and the overlay of a module.
struct OutputFolder {
    let path: String

    /// The name of a copy, which is unique for the path of its original.
    func copyPath(of original: String) -> String {
        let name = original.split(separator: "/").last.map(String.init) ?? "file.swift"
        return "\(path)/\(ContentHash.of(original).prefix(12))-\(name)"
    }

    private var keyPath: String { path + "/answer" }

    /// The key of the answer whose copies the folder contains; `nil` if there is none, or a run has not finished.
    ///
    /// Another answer may have copies with the same names and sizes, because left-out code becomes blanks.
    var key: String? { FileManager.default.contents(atPath: keyPath).map { String(decoding: $0, as: UTF8.self) } }

    /// Writes the copies and the overlay, and removes copies of an earlier run.
    ///
    /// - Parameter key: The key of the answer that the copies belong to.
    /// - Returns: The path of the overlay, or `nil` if there are no copies, and the originals whose copies changed.
    /// - Throws: An error of the file system.
    func write(_ copies: [(original: String, bytes: [UInt8])], key: String) throws -> (overlay: String?, changed: [String]) {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try? FileManager.default.removeItem(atPath: keyPath)
        var kept: Set<String> = []
        var changed: [String] = []
        for copy in copies {
            let target = copyPath(of: copy.original)
            kept.insert(target)
            let data = Data(copy.bytes)
            if FileManager.default.contents(atPath: target) != data {
                try AtomicFile.write(data, to: target)
                changed.append(copy.original)
            }
        }
        let overlay = "\(path)/overlay.yaml"
        if copies.isEmpty {
            try? FileManager.default.removeItem(atPath: overlay)
        } else {
            let data = try Overlay(copies.map { ($0.original, copyPath(of: $0.original)) }).data
            if FileManager.default.contents(atPath: overlay) != data { try AtomicFile.write(data, to: overlay) }
        }
        removeStale(kept)
        try AtomicFile.write(Data(key.utf8), to: keyPath)
        return (copies.isEmpty ? nil : overlay, changed)
    }

    private func removeStale(_ kept: Set<String>) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where name.hasSuffix(".swift") {
            let file = "\(path)/\(name)"
            if !kept.contains(file) { try? FileManager.default.removeItem(atPath: file) }
        }
    }
}

/// The file that maps original paths to copies, in the format of the compiler's `-vfsoverlay`. JSON is valid YAML.
struct Overlay: Encodable {
    struct Root: Encodable {
        var type = "file"
        var name: String
        var contents: String

        enum CodingKeys: String, CodingKey {
            case type, name
            case contents = "external-contents"
        }
    }

    var version = 0
    var usesExternalNames = false
    var roots: [Root]

    enum CodingKeys: String, CodingKey {
        case version, roots
        case usesExternalNames = "use-external-names"
    }

    init(_ files: [(original: String, copy: String)]) {
        roots = files.sorted { $0.original < $1.original }.map { Root(name: $0.original, contents: $0.copy) }
    }

    var data: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self)
        }
    }
}
