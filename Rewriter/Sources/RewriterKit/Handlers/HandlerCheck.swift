import Foundation
import SwiftParser
import SwiftSyntax

/// Finds handlers that retain their object, without types and without a build.
///
/// A handler that an object's own button retains must not retain the object. The check reports
///
/// - bound methods: `on(.tap, perform: go)`, `on(.tap, perform: self.go)`, `on(.tap, perform: model.save)`;
/// - closures that use `self`: `on(.tap) { self.go() }`, also if an owner is passed to them, and those of an event's
///   operators: `on(.tap.filter { self.isReady }, self) { … }`;
/// - tasks that use `self` in a loop that does not exit, such as a loop over the events of a sender;
/// - repeated timers and observers of notifications that use `self`, and that nothing can end.
///
/// Closures with `[weak self]`, closures of structures, functions of a file, functions that use no instance, and
/// properties that contain closures are not reported. A name counts as a method only if a checked file declares it.
/// A comment with `caret:retains` in the first line of the statement, or as the line before, exempts a handler.
public struct HandlerCheck {
    private let files: [String]
    private let checksAllFiles: Bool

    /// Creates a check.
    ///
    /// - Parameters:
    ///   - files: The paths of the source files.
    ///   - checksAllFiles: Whether to check files that do not import Caret; `false` by default.
    public init(files: [String], checksAllFiles: Bool = false) {
        self.files = files
        self.checksAllFiles = checksAllFiles
    }

    private struct Source: Sendable {
        var path: String
        var bytes: [UInt8]
        var tree: SourceFileSyntax
        var types: [TypeMembers]
        var importsCaret: Bool
        var exportsCaret: Bool
    }

    /// Returns the findings, sorted by file and place. Files that cannot be read are left out.
    public func run() -> [Report] {
        let paths = files
        let texts = ParallelMap.run(paths.count) { Self.text(paths[$0]) }
        // Without a mention of Caret, nothing has to be parsed.
        guard checksAllFiles || texts.contains(where: { $0.contains(word: "import Caret") }) else { return [] }
        let sources = ParallelMap.run(paths.count) { Self.read(paths[$0], texts[$0], number: $0) }
        let index = MemberIndex(sources.flatMap(\.types))
        let checksAll = checksAllFiles || sources.contains { $0.exportsCaret }
        let reports = ParallelMap.run(sources.count) { number -> [Report] in
            checksAll || sources[number].importsCaret ? Self.check(sources[number], number, index) : []
        }
        return reports.flatMap { $0 }.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    }

    /// Returns the bytes of a file; none if the file cannot be read or is no text.
    private static func text(_ path: String) -> [UInt8] {
        let bytes = FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
        return String(validating: bytes, as: UTF8.self) == nil ? [] : bytes
    }

    private static func read(_ path: String, _ bytes: [UInt8], number: Int) -> Source {
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let collector = MemberCollector(file: number)
        collector.walk(tree)
        return Source(
            path: path, bytes: bytes, tree: tree, types: collector.types, importsCaret: collector.importsCaret,
            exportsCaret: collector.exportsCaret)
    }

    /// The text of a comment that exempts a handler.
    private static let exemption = "caret:retains"

    private static func check(_ source: Source, _ number: Int, _ index: MemberIndex) -> [Report] {
        let visitor = HandlerVisitor(index, file: number)
        visitor.walk(source.tree)
        guard !visitor.findings.isEmpty else { return [] }
        let text = SourceText(source.bytes)
        return visitor.findings.compactMap { finding in
            let (line, column) = text.position(of: finding.offset)
            let statementLine = text.position(of: finding.statementOffset).line
            let isExempt =
                [statementLine, line].contains { text.line($0).contains(exemption) }
                || [statementLine - 1, line - 1].contains { text.line($0).contains(exemption) && text.isComment($0) }
            guard !isExempt else { return nil }
            return Report(
                file: source.path, line: line, column: column, construct: finding.construct, reason: finding.reason,
                instead: finding.instead)
        }
    }
}
