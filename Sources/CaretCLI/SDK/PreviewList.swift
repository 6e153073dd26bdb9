import Foundation
import Platform

/// The previews of a program, which the program itself lists.
struct PreviewList {
    /// A preview with its number and the name of its picture.
    struct Entry: Equatable {
        var number: Int
        var description: PreviewDescription
        var fileName: String

        /// The file, the line and the name, for messages to the user.
        var place: String {
            let name = description.name.map { " \"\($0)\"" } ?? ""
            return "\(URL(fileURLWithPath: description.file).lastPathComponent):\(description.line)\(name)"
        }
    }

    struct Result {
        var entry: Entry
        /// The path of the picture; `nil` if the preview was not drawn.
        var picture: String?
    }

    let program: String
    let environment: [String: String]

    /// Calls the program for its list.
    ///
    /// - Parameter path: The file that the program writes, which is removed afterwards.
    /// - Throws: ``CLIError/noPreviewList(program:)`` if the program wrote none.
    func read(to path: String) throws -> [Entry] {
        try? FileManager.default.removeItem(atPath: path)
        defer { try? FileManager.default.removeItem(atPath: path) }
        var variables = environment
        variables["CARET_PREVIEWS"] = URL(fileURLWithPath: path).path
        let status = try ChildProcess(program: program, arguments: [], environment: variables).run(limit: SnapshotCommand.grace)
        guard status == 0, let data = FileManager.default.contents(atPath: path),
            let list = try? JSONDecoder().decode([PreviewDescription].self, from: data)
        else { throw CLIError.noPreviewList(program: program) }
        return Self.entries(list)
    }

    /// Returns the entries of a list. The name of a picture has the file and the name of the preview, or its line.
    static func entries(_ list: [PreviewDescription]) -> [Entry] {
        var used: [String: Int] = [:]
        return list.enumerated().map { number, description in
            let file = URL(fileURLWithPath: description.file).deletingPathExtension().lastPathComponent
            let name = description.name.map(Self.fileName) ?? ""
            var base = "\(file)-\(name.isEmpty ? String(description.line) : name)"
            let count = used[base.lowercased(), default: 0] + 1
            used[base.lowercased()] = count
            if count > 1 { base += "-\(count)" }
            return Entry(number: number, description: description, fileName: base + ".png")
        }
    }

    /// Returns a name without characters that file names do not have, and with at most 60 characters.
    private static func fileName(_ name: String) -> String {
        let text = name.map { $0.isLetter || $0.isNumber ? $0 : "-" }
        return String(String(text).split(separator: "-").joined(separator: "-").prefix(60))
    }

    /// Returns the entries whose name or file contains a text.
    static func chosen(_ entries: [Entry], _ text: String?) -> [Entry] {
        guard let text else { return entries }
        return entries.filter { entry in
            [entry.description.name, URL(fileURLWithPath: entry.description.file).lastPathComponent].compactMap { $0 }
                .contains { $0.localizedCaseInsensitiveContains(text) }
        }
    }

    private struct Row: Encodable {
        var file: String
        var line: Int
        var name: String?
        var picture: String?
    }

    /// Returns results as a JSON array.
    static func json(_ results: [Result]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let rows = results.map { result in
            let description = result.entry.description
            return Row(file: description.file, line: description.line, name: description.name, picture: result.picture)
        }
        return String(decoding: try encoder.encode(rows), as: UTF8.self)
    }
}
