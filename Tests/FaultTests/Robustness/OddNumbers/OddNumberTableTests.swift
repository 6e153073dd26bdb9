import CaretTesting
import Foundation
import Testing
import UIKit

/// Odd numbers in the public properties of views, layers, texts, drawings and maps, each set, laid out and drawn in a
/// child process.
@Suite struct OddNumberTableTests {
    private static let groups: [String: [OddProperty]] = [
        "layers": OddProperty.layers, "moving layers": OddProperty.movingLayers, "views": OddProperty.views,
        "scrolling": OddProperty.scrolling, "controls": OddProperty.controls, "texts": OddProperty.texts,
        "drawings": OddProperty.drawings, "maps": OddProperty.maps,
    ]

    /// A property and a number for it.
    private struct Case {
        let property: OddProperty
        let number: OddNumber
        var isRefused: Bool { property.refusal.refuses(number) }
    }

    /// Each number that a property refuses ends a child: the infinities are tested only in slow runs.
    private static let isSlow = ProcessInfo.processInfo.environment["CARET_SLOW_TESTS"] == "1"

    private static func cases(_ group: String) -> [Case] {
        (groups[group] ?? []).flatMap { property in property.numbers.map { Case(property: property, number: $0) } }
            .filter { isSlow || !$0.isRefused || !$0.number.real.isInfinite }
    }

    @Test func `N8 the table has the properties of all kinds of objects`() {
        let names = Self.groups.values.flatMap { $0 }.map(\.name)
        #expect(Set(names).count >= 150, "\(Set(names).count)")
        #expect(Self.groups.values.allSatisfy { $0.count >= 8 })
    }

    /// The children try the numbers one after the other; a child that a number ends is followed by another, which
    /// continues after it.
    @Test(arguments: groups.keys.sorted())
    func `N8 an odd number is accepted, or refused with a message`(group: String) async throws {
        let cases = Self.cases(group)
        var start = 0
        while start < cases.count {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                [group = group as String, start = start as Int] in
                try await OddNumberTableTests.run(group, from: start)
                exit(3)
            }
            let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
            guard let last = lines.lastIndex(where: { $0.hasPrefix("ODD ") }), let number = Int(lines[last].dropFirst(4)) else {
                Issue.record("\(group): the child did not begin")
                return
            }
            for place in start..<min(number, cases.count) where cases[place].isRefused {
                Issue.record("\(cases[place].property.name) = \(cases[place].number) is borne, but the table says that it is refused.")
            }
            guard number < cases.count else { return }
            check(cases[number], lines[(last + 1)...].first { $0.contains("Fatal error") || $0.contains("Precondition failed") } ?? "")
            start = number + 1
        }
    }

    private func check(_ odd: Case, _ message: String) {
        let name = "\(odd.property.name) = \(odd.number)"
        #expect(odd.isRefused, "\(name) ends the program: \(message)")
        let words = message.components(separatedBy: "Fatal error: ").dropFirst().first ?? ""
        // A sum of finite numbers that is not finite is found where a layer or a scroll view receives it.
        let isSum = odd.number.real.magnitude == .greatestFiniteMagnitude
        let names = isSum ? [odd.property.name, "CALayer: frame", "UIScrollView.contentSize"] : [odd.property.name]
        #expect(names.contains(where: words.contains) && words.contains(". "), "the message of \(name): \(message)")
    }

    @MainActor private static func run(_ group: String, from first: Int) async throws {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: .standard.scale(1))
        let cases = cases(group)
        for (index, odd) in cases.enumerated() where index >= first {
            note(index)
            guard let view = odd.property.set(odd.number) else { continue }
            app.mainWindow.addSubview(view)
            await app.advance(frames: 2)
            view.removeFromSuperview()
        }
        note(cases.count)
    }

    private static func note(_ index: Int) { FileHandle.standardError.write(Data("\nODD \(index)\n".utf8)) }
}
