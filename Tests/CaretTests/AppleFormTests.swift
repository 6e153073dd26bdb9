import Foundation
import SlowTests
import Testing

/// The hooks for Apple's systems, which use public API of UIKit only, compiled like another package.
struct AppleFormTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func files(_ folder: String) -> [String] {
        let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.map(\.path).sorted()
    }

    private static func texts(_ folder: String) throws -> [String] {
        try files(folder).map { try String(contentsOfFile: $0, encoding: .utf8) }
    }

    /// Returns the methods of the classes and extensions whose names match, such as `tableView(_ tableView: …)`.
    private static func methods(in folder: String, of kind: Regex<Substring>) throws -> [String] {
        try texts(folder).flatMap { $0.components(separatedBy: "\n}") }.filter { $0.contains(kind) }.flatMap { part in
            part.components(separatedBy: "\n    func ").dropFirst().map { declaration in
                var depth = 0
                let end = declaration.firstIndex {
                    if $0 == "(" { depth += 1 }
                    if $0 == ")" { depth -= 1 }
                    return $0 == ")" && depth == 0
                }
                return declaration[..<(end ?? declaration.startIndex)].split(whereSeparator: \.isWhitespace).joined(separator: " ")
                    .replacing("( ", with: "(")
            }
        }
    }

    /// The sources are compiled like those of another package, without the hooks for Linux. So only hooks use members
    /// of UIKit that are not public. Only `make check` and `make slow` run this test, because the compiler needs five
    /// seconds.
    @Test(.slow) func theHooksForAppleUsePublicAPIOnly() throws {
        let shared = Self.files("Sources/Caret").filter { path in !(path.split(separator: "/").last ?? "").hasPrefix("Hooks") }
        let second = Self.files("Sources/CaretForApple")
        #expect(shared.count > 300 && second.count > 100)
        // The compiler must refuse this file, which uses a member of our package.
        let probe = FileManager.default.temporaryDirectory.appending(path: "Probe-\(UUID().uuidString).swift")
        let text = "import UIKitCore\n@MainActor let probe = DefaultImplementationProbe.fallback(1)\n"
        try text.write(to: probe, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: probe) }
        let errors = try Typecheck.errors(
            inFiles: shared + second + [probe.path],
            options: ["-parse-as-library", "-module-name", "CaretForApple", "-package-name", "another", "-wmo", "-warnings-as-errors"])
        // The compiler also draws each error, indented, below its line.
        let places = errors.filter { !$0.hasPrefix(" ") }
        #expect(places.contains { $0.contains(probe.lastPathComponent) })
        for error in places where !error.contains(probe.lastPathComponent) { Issue.record("move into Hooks*.swift: \(error)") }
    }

    @Test func thePackageForAppleOmitsTheHooksForLinux() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Sources/Caret").path)
        let manifest = try String(contentsOf: Self.root.appending(path: "Apple/Package.swift"), encoding: .utf8)
        #expect(
            Set(manifest.matches(of: #/"(Hooks[^"]*\.swift)"/#).map { String($0.1) }) == Set(names.filter { $0.hasPrefix("Hooks") }))
    }

    /// Without a forwarder, a delegate's method would reach its default implementation on Linux, and no handler on
    /// Apple's systems.
    @Test func everyMethodOfAProxyIsForwarded() throws {
        let proxies = try Self.methods(in: "Sources/Caret/Delegates", of: #/(?:class|extension) \w+Proxy\b/#)
            .filter { !$0.hasPrefix("answersDidChange") }
        // Text storages and layout managers belong to no actor, and have forwarders of their own.
        let nonisolated = proxies.filter { $0.hasPrefix("textStorage(") || $0.hasPrefix("layoutManager") }
        let forwarders = try Self.methods(in: "Sources/CaretForApple/Delegates/Forwarders", of: #/class \w+Forwarder\b/#)
        #expect(forwarders.count > 380 && Set(proxies).subtracting(nonisolated) == Set(forwarders))
        #expect(proxies.count - nonisolated.count == forwarders.count && nonisolated.count == 5)
    }

    /// On Apple's systems, a forwarder has exactly the methods for which there are recipients.
    @Test func everyForwardedMethodHasItsSelectorAndItsSlots() throws {
        let forwarders = try Self.methods(in: "Sources/CaretForApple/Delegates/Forwarders", of: #/class \w+Forwarder\b/#)
        let selectors = try Self.texts("Sources/CaretForApple/Delegates/Selectors").joined()
        #expect(selectors.matches(of: #/#selector\(/#).count == forwarders.count)
        let slots = Set(try Self.texts("Sources/Caret/Delegates").joined().matches(of: #/lazy var (\w+) = DelegateSlot</#).map(\.1))
        let used = Set(selectors.matches(of: #/Proxy\.(\w+)\.hasHandlers/#).map(\.1))
        #expect(slots.count > 300 && used == slots)
    }
}
