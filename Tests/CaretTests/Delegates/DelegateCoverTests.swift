import Foundation
import Testing

/// No delegate is needed anywhere: the protocols of the sources, compared with the events and questions of the
/// sources.
struct DelegateCoverTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func sources(_ folder: String) -> [String] {
        let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    }

    /// Returns the name of a method with its labels, as in `#function`.
    private static func name(_ declaration: Substring) -> String {
        let open = declaration.firstIndex(of: "(") ?? declaration.endIndex
        var (depth, labels, isLabel, label) = (0, "", true, "")
        for character in declaration[open...] {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if depth == 0 { break }
            switch (character, depth) {
            case (",", 1): (isLabel, label) = (true, "")
            case (":", 1) where isLabel:
                labels += (label.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? "") + ":"
                isLabel = false
            default: if isLabel, !(character == "(" && depth == 1) { label.append(character) }
            }
        }
        return "\(declaration[..<open].trimmingCharacters(in: .whitespaces))(\(labels))"
    }

    /// All methods of all protocols whose names end like a delegate or data source.
    private static let methods: [(type: String, method: String)] = [
        "Sources/QuartzCore", "Sources/UIKitCore", "Sources/CoreLocation", "Sources/MapKit",
    ].flatMap(sources).flatMap { text in
        text.matches(of: #/public protocol (\w+(?:Delegate|DataSource|Prefetching|Updating))\b[^{]*\{([^}]*(?:\{[^}]*\}[^}]*)*?)\n\}/#)
            .flatMap {
                match in
                String(match.2).components(separatedBy: "func ").dropFirst().map { (String(match.1), name($0[...])) }
            }
    }

    private static let closures = ["Sources/Caret/Delegates", "Sources/CaretMaps/Delegates"].flatMap(sources).joined()

    @Test func `R38 every method of every delegate and data source has a closure form`() {
        #expect(Self.methods.count > 120, "the protocols are not found any more")
        let names = Set(Self.closures.matches(of: #/"([a-zA-Z]+\([\w:]*\))"/#).map { String($0.1) })
        // These protocols belong to no actor, and have methods of their own.
        let text = ["NSTextStorageDelegate": 2, "NSLayoutManagerDelegate": 3]
        // An animation has no hub, because copies of it run.
        let animation = ["CAAnimationDelegate": 2]
        let own = text.merging(animation) { $1 }
        let missing = Self.methods.filter { own[$0.type] == nil && !names.contains($0.method) }
        #expect(missing.isEmpty, "\(missing)")
        for (type, count) in own { #expect(Self.methods.filter { $0.type == type }.count == count) }
        for word in ["onWillProcessEditing", "onDidProcessEditing", "onDidInvalidateLayout", "onDidCompleteLayout", "answerLineSpacing"] {
            #expect(Self.closures.contains("func \(word)("))
        }
        for word in ["didStart", "didStop"] { #expect(Self.closures.contains("static var \(word): Self")) }
    }

    @Test func everyEventIsSentByAMethodOfItsName() {
        let names = Set(Self.closures.matches(of: #/"([a-zA-Z]+\([\w:]*\))"/#).map { String($0.1) })
        let handed = Set(
            Self.closures.components(separatedBy: "func ").dropFirst().filter {
                $0.contains("notify(") || $0.contains("agree(") || $0.contains("ask(")
            }
            .map { Self.name($0[...]) })
        #expect(names.subtracting(handed).isEmpty, "\(names.subtracting(handed))")
    }
}
