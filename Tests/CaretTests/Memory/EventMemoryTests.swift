import Caret
import CaretTesting
import Foundation
import Testing

/// Ownership, for each event and question of the toolkit in each form.
@MainActor @Suite(.app) struct EventMemoryTests {
    private static let cases = MemoryCases.keys().all
    /// With a method, with an owner, with neither, and with the mistake that an audit must name.
    private nonisolated static let formCount = 4

    private static let byName = Dictionary(cases.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    @Test(arguments: MemoryCases.keyNames, ["a method", "an owner", "a closure", "a mistake"])
    func aHandlerRetainsNothing(key: String, form: String) async throws {
        _ = try await TestApp.launch(showing: { UIViewController() }, on: .tiny)
        let alive = (try #require(Self.byName["\(key), \(form)"])).run()()
        #expect(alive == nil, "\(alive ?? "") is kept")
    }

    @Test func thereAreFourFormsOfEachKey() {
        #expect(Self.cases.count == MemoryCases.keyCount * Self.formCount, "run `make keys`")
        #expect(MemoryCases.keyCount > 200)
        #expect(Set(Self.cases.map(\.name)).count == Self.cases.count)
    }

    @Test func leakedObjectsAreFound() async throws {
        _ = try await TestApp.launch(showing: { UIViewController() }, on: .tiny)
        let owner = MemoryCases.ownedBy(UIButton.self) { owner in owner.sender.on(.tap) { owner.count += 1 } }()
        #expect(owner == "the owner")
        let captured = MemoryCases.captured(UIButton.self) { sender, probe in
            sender.on(.tap) { probe.count += sender.isEnabled ? 1 : 0 }
        }()
        #expect(captured == "the sender")
        var kept: Probe?
        let probe = MemoryCases.captured(UISwitch.self) { sender, probe in
            kept = probe
            return sender.on(.valueChanged) { _ in probe.count += 1 }
        }()
        #expect(probe == "what the closure captured" && kept != nil)
    }

    /// Returns each event and question of the sources, with its type.
    private static func written() throws -> [String] {
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return try ["Sources/Caret", "Sources/CaretMaps"].flatMap { folder in
            let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
            return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.flatMap { url in
                try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\nextension ").flatMap { part in
                    let sender = part.firstMatch(of: #/Sender(?::| ==) (\w+)/#).map { String($0.1) } ?? "nobody"
                    return part.matches(of: #/public static var (\w+): Self \{\s*(?:Self|ControlEvent)(?:\(| \{)/#).map {
                        "\(sender).\($0.1)"
                    }
                }
            }
        }
    }

    @Test func everyKeyOfTheSourcesIsCovered() throws {
        let written = try Self.written().filter { key in
            // A page belongs to any object with pages; the others are no events.
            key != "PagedItems.page" && !key.hasPrefix("nobody.")
        }
        let tested = Self.cases.map { String($0.name.split(separator: ",")[0]) }
        #expect(Dictionary(grouping: tested) { $0 }.allSatisfy { $1.count == Self.formCount })
        #expect(Set(written).symmetricDifference(tested) == [] && written.count == MemoryCases.keyCount, "run `make keys`")
    }
}
