import Foundation
import Testing

/// The project's own Swift files, as text.
struct SourceFile: Sendable, CustomTestStringConvertible {
    /// The path relative to the project's root.
    let path: String
    let lines: [String]

    /// The module, such as `UIKitCore` for `Sources/UIKitCore/Views/UIView.swift`.
    var module: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
    var testDescription: String { path }

    /// The lines without string literals and comments, so that rules see code only.
    var code: [String] {
        var isInBlockString = false
        return lines.map { line in
            let quotes = line.components(separatedBy: "\"\"\"").count - 1
            defer { if quotes % 2 == 1 { isInBlockString.toggle() } }
            guard !isInBlockString, quotes == 0 else { return "" }
            return Self.stripped(line)
        }
    }

    private static func stripped(_ line: String) -> String {
        var result = ""
        var isInString = false
        var previous: Character = " "
        for character in line {
            if character == "\"", previous != "\\" { isInString.toggle() }
            if !isInString, character == "/", previous == "/" { return String(result.dropLast()) }
            if !isInString { result.append(character) }
            previous = character == "\\" && previous == "\\" ? " " : character
        }
        return result
    }
}

enum SourceTree {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The examples that are separate packages have their tests beside their sources.
    static let sources = files(under: ["Sources", "Plugins", "Examples", "Benchmarks", "Fidelity"]).filter { !$0.path.contains("/Tests/") }
    static let tests = files(under: ["Tests", "Examples/Kebabs/Tests", "Examples/Todo/Tests"])

    /// The names of the types that tests declare.
    static let testTypes = Set(
        tests.flatMap { file in
            file.code.compactMap { line in line.firstMatch(of: /\b(?:struct|class|enum|actor) (\w+)/).map { String($0.1) } }
        })

    static func files(under folders: [String]) -> [SourceFile] {
        folders.flatMap { folder -> [SourceFile] in
            let base = root.appendingPathComponent(folder)
            return paths(under: base).filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
                guard let text = try? String(contentsOf: base.appendingPathComponent(path), encoding: .utf8) else { return nil }
                return SourceFile(path: "\(folder)/\(path)", lines: text.components(separatedBy: "\n"))
            }
        }
    }

    /// Returns the paths in a folder, without build products.
    private static func paths(under base: URL) -> [String] {
        guard let files = FileManager.default.enumerator(atPath: base.path) else { return [] }
        var paths: [String] = []
        for case let path as String in files {
            if path.split(separator: "/").last?.hasPrefix(".build") == true { files.skipDescendants() } else { paths.append(path) }
        }
        return paths
    }
}
