import CaretTesting
import Foundation
import Testing
import UIKit

@testable import Alerts
@testable import Catalog
@testable import Drawings
@testable import Form
@testable import Gallery
@testable import Lists
@testable import Nibs

/// A monkey test of every example: short in every run, longer by `make monkey EVENTS=500000 SEED=7`.
@MainActor @Suite(.app) struct MonkeyTests {
    enum Example: String, CaseIterable, CustomTestStringConvertible {
        case alerts, catalog, drawings, form, formOnScreen, gallery, lists, nibs
        var testDescription: String { rawValue }
    }

    nonisolated private static func number(_ name: String) -> UInt64? { ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } }

    private func launched(_ example: Example) async throws -> TestApp {
        let device = Device.standard.scale(1)
        switch example {
        case .alerts: return try await TestApp.launch(Alerts.AppDelegate(arguments: []), on: device)
        case .catalog: return try await TestApp.launch(Catalog.AppDelegate(arguments: []), on: device)
        case .drawings: return try await TestApp.launch(Drawings.AppDelegate(arguments: []), on: device)
        case .form: return try await TestApp.launch(Form.AppDelegate(), on: device)
        case .formOnScreen: return try await TestApp.launch(Form.AppDelegate(), on: device.withDrawnKeyboard)
        case .gallery:
            let folder = try PhotoFolder()
            try folder.addPhotos(40)
            return try await TestApp.launch(Gallery.AppDelegate(arguments: [folder.path]), on: device)
        case .lists: return try await TestApp.launch(Lists.AppDelegate(arguments: []), on: device)
        case .nibs: return try await TestApp.launch(Nibs.AppDelegate(), on: device)
        }
    }

    @Test(arguments: Example.allCases)
    func nothingBreaks(_ example: Example) async throws {
        let total = Self.number("CARET_MONKEY_EVENTS").map { Int($0) / Example.allCases.count } ?? 60
        let seed = Self.number("CARET_MONKEY_SEED") ?? UInt64(20_260_101)
        var played = 0
        var round: UInt64 = 0
        var memory: [Int] = []
        while played < total {
            round += 1
            let count = min(2_000, total - played)
            try await play(example, seed: seed &+ round &* 0x1_0000 &+ UInt64(example.rawValue.utf8.count), count: count)
            played += count
            memory.append(Self.residentMegabytes)
        }
        #expect(Self.isLevel(memory), "\(example), seed \(seed): \(memory) MB")
        if total > 2_000 { print("monkey \(example): \(played) events, seed \(seed), MB \(memory)") }
    }

    private func play(_ example: Example, seed: UInt64, count: Int) async throws {
        let app = try await launched(example)
        let isLoud = Self.number("CARET_MONKEY_LOUD") != nil
        if isLoud { print("monkey \(example) seed \(seed)") }
        let problems = await app.monkeyTest(events: count, seed: seed) { if isLoud { print($0, terminator: " ") } }
        #expect(problems.isEmpty, "\(example), seed \(seed): \(problems.prefix(6))")
        app.terminate()
    }

    /// Returns whether the last quarter of many rounds needs no more memory than the second: caches are filled by
    /// then.
    private static func isLevel(_ megabytes: [Int]) -> Bool {
        let quarter = megabytes.count / 4
        guard quarter >= 2, let before = megabytes[quarter..<2 * quarter].max(), let after = megabytes.suffix(quarter).min() else {
            return true
        }
        return after <= before + mayGrow
    }

    /// The tolerated growth, in megabytes.
    private static let mayGrow = 16

    @Test func growthIsDetected() {
        #expect(Self.isLevel([100, 180, 190, 200, 195, 205, 198, 200]) && Self.isLevel([100, 300]))
        #expect(!Self.isLevel([100, 120, 140, 160, 180, 200, 220, 240]))
    }

    /// The resident memory of the process.
    private static var residentMegabytes: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * 4096 / 1_048_576
    }
}
