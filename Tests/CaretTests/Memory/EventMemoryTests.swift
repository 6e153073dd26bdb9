import Caret
import CaretTesting
import Testing

/// A handler retains neither its sender nor its owner, for each event and question of the toolkit.
@MainActor @Suite(.app) struct EventMemoryTests {
    private static let cases = EventTable.all.memory.all + OwnEventCases.cases().memory.all
    /// With a method, with an owner, with neither, and with the mistake that an audit must name.
    private static let forms = ["a method", "an owner", "a closure", "a mistake"]

    private static let byName = Dictionary(cases.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    @Test(arguments: SourceEvents.all) func aHandlerRetainsNothing(key: String) async throws {
        for form in Self.forms {
            _ = try await TestApp.launch(showing: { UIViewController() }, on: .tiny)
            let alive = (try #require(Self.byName["\(key), \(form)"], "Add \(key) to EventTable or OwnEventCases.")).run()()
            #expect(alive == nil, "\(form): \(alive ?? "") is kept")
        }
    }

    @Test func thereAreFourCasesOfEachEvent() {
        let tested = Dictionary(grouping: Self.cases) { String($0.name.split(separator: ",")[0]) }
        #expect(tested.allSatisfy { $1.count == Self.forms.count } && Self.byName.count == Self.cases.count)
        #expect(Set(tested.keys) == Set(SourceEvents.all) && SourceEvents.all.count > 480)
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
}
