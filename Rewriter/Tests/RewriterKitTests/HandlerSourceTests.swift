import Foundation
import Testing

@testable import RewriterKit

/// The sources of Caret, which the check for handlers agrees with.
@Suite struct HandlerSourceTests {
    /// Each function of Caret that stores a closure and records the line of the call.
    @Test func everyFunctionThatStoresAHandlerIsKnown() throws {
        let transient: Set = [
            // The closure is released when the animation, the alert, the batch or the presentation ends.
            "animate", "ask", "showProgress", "AlertButton", "AlertField", "AlertInput", "Batch",
            // The closure is released with the value.
            "ActivityItem",
            // The closure is inside of a form's or a field's, which is checked.
            "Fields", "FieldValue",
            // The only forms take methods that are not bound, or an owner.
            "define", "load",
        ]
        var names: Set<String> = []
        for file in try Self.files(in: ["Sources/Caret"]) {
            let text = try String(contentsOfFile: file, encoding: .utf8)
            let type = text.firstMatch(of: /(?:extension|class|struct) (\w+)/).map { String($0.1) } ?? ""
            for match in text.matches(of: /public (?:convenience |static )?(?:func (\w+)|init)\b([^{}]*)\{/)
            where match.2.contains("@escaping") && match.2.contains("#fileID") { names.insert(match.1.map(String.init) ?? type) }
        }
        #expect(names.count > 40)
        #expect(names.subtracting(HandlerFunctions.all.keys).subtracting(transient) == [])
        #expect(transient.subtracting(names) == [] && transient.isDisjoint(with: HandlerFunctions.all.keys))
    }

    /// Caret's own sources, examples and samples follow the rule.
    @Test func ourOwnSourcesHaveNoHandlerThatRetainsItsObject() throws {
        let files = try Self.files(in: ["Examples", "Snippets", "Sources/Caret", "Sources/CaretMaps", "Sources/CaretPictures"])
        #expect(files.count > 300)
        let findings = HandlerCheck(files: files, checksAllFiles: true).run().map(\.text)
        // The tour shows a leak.
        #expect(findings.count == 1 && findings.first?.contains("/Tour/LeakyScreen.swift:11:27: ") == true, "\(findings)")
    }

    private static func files(in folders: [String]) throws -> [String] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        return folders.flatMap { folder in
            let paths = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
            return (paths ?? .init()).compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") && !$0.contains("/.build/") }
        }
    }
}
