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
    let code: [String]
    /// The characters, with a zero at the end.
    private let text: ContiguousArray<CChar>

    init(path: String, text: String) {
        self.path = path
        lines = text.components(separatedBy: "\n")
        self.text = text.utf8CString
        var isInBlockString = false
        code = lines.map { line in
            let quotes = line.components(separatedBy: "\"\"\"").count - 1
            defer { if quotes % 2 == 1 { isInBlockString.toggle() } }
            guard !isInBlockString, quotes == 0 else { return "" }
            return Self.stripped(line)
        }
    }

    /// Returns whether the file contains one of the words, in its code or elsewhere. Rules ask this first, because a
    /// search line by line takes many times as long.
    func mentions(_ words: String...) -> Bool { mentions(words) }

    func mentions(_ words: [String]) -> Bool {
        text.withUnsafeBufferPointer { text in
            guard let start = text.baseAddress else { return false }
            return words.contains { strstr(start, $0) != nil }
        }
    }

    private static func stripped(_ line: String) -> String {
        let (quote, slash, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\\"))
        guard line.utf8.contains(quote) || line.utf8.contains(slash) else { return line }
        var result: [UInt8] = []
        var isInString = false
        var previous: UInt8 = 0
        for byte in line.utf8 {
            if byte == quote, previous != backslash { isInString.toggle() }
            if !isInString, byte == slash, previous == slash { return String(decoding: result.dropLast(), as: UTF8.self) }
            if !isInString { result.append(byte) }
            previous = byte == backslash && previous == backslash ? 0 : byte
        }
        return String(decoding: result, as: UTF8.self)
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
            file.code.lazy.filter { line in ["struct ", "class ", "enum ", "actor "].contains(where: line.contains) }
                .compactMap { line in line.firstMatch(of: /\b(?:struct|class|enum|actor) (\w+)/).map { String($0.1) } }
        })

    static func files(under folders: [String]) -> [SourceFile] {
        folders.flatMap { folder -> [SourceFile] in
            let base = root.appendingPathComponent(folder)
            return paths(under: base).filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
                guard let text = try? String(contentsOf: base.appendingPathComponent(path), encoding: .utf8) else { return nil }
                return SourceFile(path: "\(folder)/\(path)", text: text)
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
