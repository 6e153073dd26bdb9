import CaretTesting
import Foundation
import SlowTests
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

    /// Each number that a property refuses ends a process: the infinities are tested only in slow runs.
    private static func cases(_ group: String) -> [Case] {
        (groups[group] ?? []).flatMap { property in property.numbers.map { Case(property: property, number: $0) } }
            .filter { SlowRun.isActive || !$0.isRefused || !$0.number.real.isInfinite }
    }

    @Test func `N8 the table has the properties of all kinds of objects`() {
        let names = Self.groups.values.flatMap { $0 }.map(\.name)
        #expect(Set(names).count >= 150, "\(Set(names).count)")
        #expect(Self.groups.values.allSatisfy { $0.count >= 8 })
    }

    /// A child tries the numbers one after the other. A number that ends it is checked, and another child continues
    /// after the number. Most refused numbers end only a copy of the child, because a start takes much longer than a
    /// copy.
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
            let log = Log(result?.standardErrorContent ?? [])
            guard let last = log.last else {
                Issue.record("\(group): the child did not begin")
                return
            }
            for place in start..<min(last, cases.count) {
                if log.refused.contains(place) {
                    check(cases[place], log.message(of: place))
                } else if cases[place].isRefused {
                    Issue.record("\(cases[place].property.name) = \(cases[place].number) is borne, but the table says that it is refused.")
                }
            }
            guard last < cases.count else { return }
            check(cases[last], log.message(of: last))
            start = last + 1
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
            Log.note(.began, index)
            if odd.isRefused, endsACopy(odd, in: app.mainWindow) {
                Log.note(.refused, index)
                continue
            }
            guard let view = odd.property.set(odd.number) else { continue }
            app.mainWindow.addSubview(view)
            await app.advance(frames: 2)
            view.removeFromSuperview()
        }
        Log.note(.began, cases.count)
    }

    /// Returns whether a copy of this process ends by a trap when it sets the number and lays out the view. The copy
    /// has one thread, so it draws nothing, and a copy that would wait for another thread is ended by an alarm.
    @MainActor private static func endsACopy(_ odd: Case, in window: UIWindow) -> Bool {
        let copy = fork()
        if copy == 0 {
            alarm(5)
            if let view = odd.property.set(odd.number) {
                window.addSubview(view)
                window.layoutIfNeeded()
            }
            _exit(0)
        }
        var status: Int32 = 0
        guard copy > 0, waitpid(copy, &status, 0) == copy else { return false }
        return [SIGILL, SIGTRAP].contains(status & 0x7f)
    }

    /// The lines that a child writes for each number, with the messages of the runtime between them.
    private struct Log {
        enum Event: String {
            case began = "ODD"
            case refused = "REFUSED"
        }

        /// The number that began last.
        private(set) var last: Int?
        /// The numbers that ended a copy of the child.
        private(set) var refused: Set<Int> = []
        private var messages: [Int: String] = [:]

        init(_ bytes: [UInt8]) {
            for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
                let words = line.split(separator: " ")
                let index = words.count == 2 ? Int(words[1]) : nil
                switch (words.first.flatMap { Event(rawValue: String($0)) }, index) {
                case (.began, let index?): last = index
                case (.refused, let index?): refused.insert(index)
                default:
                    guard let last, messages[last] == nil else { continue }
                    if line.contains("Fatal error") || line.contains("Precondition failed") { messages[last] = String(line) }
                }
            }
        }

        /// Returns the message of the runtime for a number; empty without one.
        func message(of index: Int) -> String { messages[index] ?? "" }

        static func note(_ event: Event, _ index: Int) { FileHandle.standardError.write(Data("\n\(event.rawValue) \(index)\n".utf8)) }
    }
}
