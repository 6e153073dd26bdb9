import CoreGraphics
import Foundation
import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// The cost and the memory of keys in texts of 200 kB: of one paragraph, and of 5,000.
///
/// `CARET_KEYS=100000` types that many keys.
@MainActor @Suite(.app) struct LongTypingTests {
    /// The sizes that could grow during typing.
    private struct Holdings: Equatable {
        var views = 0
        var layers = 0
        var delays = 0
        var links = 0
        var lines = 0
        var length = 0
    }

    private func launched(_ paragraphs: Int) async throws -> (app: TestApp, view: UITextView) {
        let words = (0..<33_000).map { "w\($0 % 997)" }
        let size = (words.count + paragraphs - 1) / paragraphs
        let parts = stride(from: 0, to: words.count, by: size).map { words[$0..<min($0 + size, words.count)].joined(separator: " ") }
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
        let app = try await TestApp.launch(
            showing: {
                let controller = UIViewController()
                controller.view.addSubview(view)
                return controller
            }, on: .standard.scale(1))
        view.text = parts.joined(separator: "\n")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: (view.text as NSString).length / 2, length: 0)
        try await app.settle()
        return (app, view)
    }

    private func key(_ app: TestApp, _ index: Int) {
        let (usage, characters) = index.isMultiple(of: 2) ? (4, "q") : (0x2A, "\u{8}")
        for phase in [KeyEvent.Phase.down, .up] {
            app.send(.key(KeyEvent(phase: phase, usage: usage, characters: characters, timestamp: app.clock.now)))
        }
        app.clock.step()
    }

    private func holdings(_ app: TestApp, _ view: UITextView) throws -> Holdings {
        let window = try #require(view.window)
        func count(_ layer: CALayer) -> Int { (layer.sublayers ?? []).reduce(1) { $0 + count($1) } }
        func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }
        let loop = FrameLoop.current
        return Holdings(
            views: count(window), layers: count(window.layer), delays: loop.delays.count, links: loop.links.isEmpty ? 0 : 1,
            lines: view.layoutManager.containerLayouts.layouts.first?.layout.lines.count ?? 0, length: view.textStorage.length)
    }

    @Test(arguments: [1, 5_000]) func aKeyShapesOneWordAndBreaksUntilLinesMeet(paragraphs: Int) async throws {
        let (app, view) = try await launched(paragraphs)
        for index in 0..<4 {
            let before = TextEngine.shared.cacheCounts.misses
            key(app, index)
            let layout = try #require(view.layoutManager.containerLayouts.layouts.first?.layout)
            #expect(layout.lines.count > 1_000)
            #expect(layout.linesBroken < 60, "\(layout.linesBroken) of \(layout.lines.count) lines")
            // The word at the caret; other suites may measure a label at the same time.
            #expect(TextEngine.shared.cacheCounts.misses - before < 20)
        }
    }

    @Test(arguments: [1, 5_000]) func manyKeysLeaveNothingBehind(paragraphs: Int) async throws {
        let (app, view) = try await launched(paragraphs)
        let editor = view.editor
        editor.undo.levelsOfUndo = 20
        for index in 0..<60 { key(app, index) }
        let before = try holdings(app, view)
        let total = ProcessInfo.processInfo.environment["CARET_KEYS"].flatMap { Int($0) } ?? 200
        for index in 0..<total / 2 * 2 { key(app, index) }
        #expect(try holdings(app, view) == before)
        #expect(TextEngine.shared.cacheCounts.words <= 2 * 8192)
        var steps = 0
        while editor.undo.canUndo, steps < 1_000 {
            editor.undo.undo()
            steps += 1
        }
        #expect(steps == 20)
    }
}
