import Caret
import CaretTesting
import Foundation
import Testing

/// Who keeps whom, for each event and question of the toolkit in each form.
@MainActor @Suite(.app) struct EventMemoryTests {
    private static let cases = MemoryCases.keys().all
    /// With a method, with an owner, with neither, and with what an audit has to name.
    private nonisolated static let formCount = 4

    @Test(arguments: 0..<MemoryCases.keyCount * formCount) func aHandlerKeepsNobody(_ number: Int) async throws {
        _ = try await TestApp.launch(showing: { UIViewController() })
        let form = Self.cases[number]
        let alive = form.run()()
        #expect(alive == nil, "\(form.name): \(alive ?? "") is kept")
    }

    @Test func thereAreFourOfEachKey() {
        #expect(Self.cases.count == MemoryCases.keyCount * Self.formCount, "run `make keys`")
        #expect(MemoryCases.keyCount > 200)
        #expect(Set(Self.cases.map(\.name)).count == Self.cases.count)
    }

    @Test func whoKeepsIsFound() async throws {
        _ = try await TestApp.launch(showing: { UIViewController() })
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

    @Test func everyKeyOfTheSourcesIsAmongThem() throws {
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let files = FileManager.default.enumerator(at: root.appending(path: "Sources/Caret"), includingPropertiesForKeys: nil)
        let sources = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        let written = try sources.flatMap { url in
            try String(contentsOf: url, encoding: .utf8).matches(of: #/public static var (\w+): Self \{ Self(\(| \{)/#).map { String($0.1) }
        }
        let tested = Self.cases.map { $0.name.split(separator: ",")[0].split(separator: ".")[1] }.map(String.init)
        #expect(Set(written).subtracting(tested).subtracting(["page", "strong", "weak", "copy"]) == [], "run `make keys`")
        #expect(written.count > 200)
    }
}
