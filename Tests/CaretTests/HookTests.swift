import Foundation
import Testing

/// The sources of the closure layer, compiled like the sources of another package.
struct HookTests {
    @Test func onlyHooksUseMembersOfUIKitThatAreNotPublic() throws {
        var root = URL(filePath: #filePath)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        let folder = root.appending(path: "Sources/Caret")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let paths = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.map(\.path)
        #expect(paths.count > 250)
        let errors = try Typecheck.errors(
            inFiles: paths.sorted(),
            options: ["-parse-as-library", "-module-name", "Caret", "-package-name", "another", "-wmo"])
        // The compiler also draws each error, indented, below its line.
        let places = errors.filter { !$0.hasPrefix(" ") }
        let names = places.map { error in error.prefix { $0 != ":" }.split(separator: "/").last.map(String.init) ?? "" }
        #expect(names.contains("Hooks.swift"), "the other package sees the members")
        for (name, error) in zip(names, places) where !name.hasPrefix("Hooks") { Issue.record("move into Hooks*.swift: \(error)") }
    }
}
