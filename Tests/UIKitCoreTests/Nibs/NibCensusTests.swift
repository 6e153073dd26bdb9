import Foundation
import Testing

@testable import UIKitCore

/// The supported part of real files: counted against the elements and attributes of 444 public ones.
@MainActor struct NibCensusTests {
    private nonisolated static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    /// The location of the census, from which the repository has its list. Only some copies of the project contain
    /// it.
    private nonisolated static let census = repository.deletingLastPathComponent().appendingPathComponent(
        "shared/census/xib-frequency.tsv")

    private struct Element {
        var name: String
        /// Whether the element or attribute changes the appearance or the behaviour of a program.
        var isFunctional: Bool
        var attributes: [String]
    }

    private nonisolated static func elements() throws -> [Element] {
        let text = try String(contentsOf: repository.appendingPathComponent("Documentation/Census/nibs.txt"), encoding: .utf8)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let parts = line.split(separator: ":", omittingEmptySubsequences: false)
            return Element(
                name: String(parts[0].filter { $0 != "*" }), isFunctional: !parts[0].hasSuffix("*"),
                attributes: parts[1].split(separator: " ").map(String.init))
        }
    }

    /// Returns the attributes that are read of an element, or `nil`; the census has `resources/image` for elements of
    /// a list.
    private func words(of element: String) -> Set<String>? {
        let name = element.split(separator: "/").last.map(String.init) ?? element
        if let kind = NibSchema.kinds[name] { return kind.tables.reduce(into: ["id"]) { $0.formUnion($1.names) } }
        return NonObjectElements.attributesByElement[name]
    }

    @Test func `121 of 127 elements are read, and 751 of 769 attributes`() throws {
        let elements = try Self.elements()
        let functional = elements.filter(\.isFunctional)
        let unreadElements = functional.filter { words(of: $0.name) == nil }.map(\.name)
        let unreadPairs = elements.flatMap { element in
            element.attributes.filter { words(of: element.name)?.contains($0) != true }.map { "\(element.name)@\($0)" }
        }
        let pairs = elements.map(\.attributes.count).reduce(0, +)
        print(
            "nibs: \(functional.count - unreadElements.count) of \(functional.count) elements, \(pairs - unreadPairs.count) of \(pairs) "
                + "attributes are read")
        #expect(functional.count == 127 && pairs == 769)
        #expect(functional.count - unreadElements.count == 121, "\(unreadElements)")
        #expect(pairs - unreadPairs.count == 751, "\(unreadPairs)")
        // The omissions are known: web views with all their parts, and hosts of SwiftUI.
        #expect(
            Set(unreadElements) == [
                "wkWebView", "wkWebViewConfiguration", "wkPreferences", "audiovisualMediaTypes", "dataDetectorTypes", "hostingController",
            ])
        #expect(unreadPairs.filter { pair in !unreadElements.contains { pair.hasPrefix("\($0)@") } }.isEmpty)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: census.path), "there is no census beside the repository"))
    func theListMatchesTheCensus() throws {
        let rows = try String(contentsOf: Self.census, encoding: .utf8).split(separator: "\n").map { $0.split(separator: "\t") }
        let elements = try Self.elements()
        #expect(Set(rows.filter { $0[0] == "element" }.map { String($0[1]) }) == Set(elements.map(\.name)))
        let pairs = elements.flatMap { element in element.attributes.map { "\(element.name)@\($0)" } }
        #expect(Set(rows.filter { $0[0] == "attribute" }.map { String($0[1]) }) == Set(pairs))
    }
}
