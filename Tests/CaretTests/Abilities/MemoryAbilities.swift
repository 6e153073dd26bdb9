import Caret
import CaretTesting
import Testing
import UIKit

/// The ability of Documentation/CLOSURES.md that every API with a closure has a test of its memory.
@MainActor @Suite(.app) struct MemoryAbilities {
    @Test func `A42 each event has four tests of its memory`() async throws {
        _ = try await TestApp.launch(showing: { UIViewController() }, on: .tiny)
        let cases = EventTable.all.memory.all + OwnEventCases.cases().memory.all
        let names = Dictionary(grouping: cases) { String($0.name.split(separator: ",")[0]) }
        #expect(Set(names.keys) == Set(SourceEvents.all) && names.values.allSatisfy { $0.count == 4 })
        for example in cases.prefix(8) { #expect(example.run()() == nil, "\(example.name)") }
    }
}
