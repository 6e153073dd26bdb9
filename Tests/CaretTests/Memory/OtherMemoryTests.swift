import Caret
import CaretTesting
import Foundation
import Testing

/// Who keeps whom, for each of the other functions that take a closure and keep it.
@MainActor @Suite(.app) struct OtherMemoryTests {
    private static let cases = MemoryCases.others().all

    @Test(arguments: 0..<80) func aClosureGoesWithWhatItWasGivenTo(_ number: Int) async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        #expect(Self.cases.count <= 80)
        guard Self.cases.indices.contains(number) else { return }
        let alive = Self.cases[number].run()
        await app.advance(frames: 2)
        #expect(alive() == nil, "\(Self.cases[number].name): \(alive() ?? "") is kept")
    }

    @Test func aButtonsClosureGoesWithItsAlert() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        weak var probe: Probe?
        func run() {
            let made = Probe()
            probe = made
            UIApplication.shared.alerts.show(Alert<Never>("A") { AlertButton("OK") { made.count += 1 } })
        }
        run()
        #expect(probe != nil)
        for id in UIApplication.shared.alerts.active { UIApplication.shared.alerts.press(0, of: id) }
        try await app.settle()
        #expect(probe == nil)
    }

    /// The names of functions that are public and keep a closure, with the file that they are in.
    private static func functions() throws -> Set<String> {
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let files = FileManager.default.enumerator(at: root.appending(path: "Sources/Caret"), includingPropertiesForKeys: nil)
        let sources = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        var result: Set<String> = []
        for url in sources {
            let text = try String(contentsOf: url, encoding: .utf8)
            let heads = text.matches(of: #/(?s)public (?:static |convenience )*(func \w+|init)\b((?:(?!\n    \}|\n\n|\{ ).)*?)\{\s/#)
            for head in heads where head.2.contains("@escaping @MainActor") || head.2.contains("(@MainActor") {
                result.insert("\(url.deletingPathExtension().lastPathComponent).\(head.1.replacing("func ", with: ""))")
            }
        }
        return result
    }

    @Test func eachFunctionThatKeepsAClosureIsAmongThem() throws {
        let tested = Set(Self.cases.map { $0.name.components(separatedBy: ":")[0] })
        // Those of events and questions have a table of their own; a read closure of an event is no handler.
        // A batch and a pie let go of theirs when they end, which is how long they keep them.
        let elsewhere: Set<String> = [
            "EventSource+On.on", "EventSource+Answer.answer", "ControlEvent.init", "AlertButton.init", "Batch.init", "Batch+Function.batch",
            "PieView.start",
        ]
        let functions = try Self.functions()
        #expect(functions.count > 30)
        #expect(functions.subtracting(tested).subtracting(elsewhere) == [])
    }
}
