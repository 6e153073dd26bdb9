import Foundation
import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// The cost of a key, in frames and in memory.
@MainActor @Suite(.app) struct TypingCostTests {
    private func launched(_ view: UIView) async throws -> TestApp {
        view.frame = CGRect(x: 20, y: 100, width: 300, height: 200)
        let app = try await TestApp.launch(
            showing: {
                let controller = UIViewController()
                controller.view.addSubview(view)
                return controller
            }, on: .standard.scale(1))
        try await app.settle()
        return app
    }

    @Test func aKeyIsPresentedInTheNextFrame() async throws {
        let field = UITextField()
        let app = try await launched(field)
        field.becomeFirstResponder()
        try await app.settle()
        let before = app.counters.presents
        app.send(.key(KeyEvent(phase: .down, usage: 4, characters: "a", timestamp: app.clock.now)))
        app.clock.step()
        #expect(field.text == "a" && app.counters.presents == before + 1)
    }

    @Test func aTapOnASwitchIsPresentedInTheNextFrame() async throws {
        let control = UISwitch()
        let app = try await launched(control)
        let point = control.convert(CGPoint(x: 25, y: 15), to: nil)
        let before = app.counters.presents
        app.send(.pointer(PointerEvent(id: 9, phase: .began, location: point, timestamp: app.clock.now)))
        app.clock.step()
        app.clock.step()
        #expect(app.counters.presents > before)
        app.send(.pointer(PointerEvent(id: 9, phase: .ended, location: point, timestamp: app.clock.now)))
        app.clock.step()
        #expect(control.isOn)
        // The animation starts with the frame of the event, which shows the old state; the next frame moves the knob.
        let still = app.counters.presents
        app.clock.step()
        #expect(app.counters.presents == still + 1)
    }

    @Test func manyKeysLeaveNothingBehind() async throws {
        let field = UITextField()
        let app = try await launched(field)
        field.becomeFirstResponder()
        func type(_ count: Int) {
            for index in 0..<count {
                let (usage, characters) = index.isMultiple(of: 2) ? (4, "a") : (0x2A, "\u{8}")
                app.send(.key(KeyEvent(phase: .down, usage: usage, characters: characters, timestamp: app.clock.now)))
                app.send(.key(KeyEvent(phase: .up, usage: usage, characters: characters, timestamp: app.clock.now)))
                if index.isMultiple(of: 20) { app.clock.step() }
            }
            app.clock.step()
        }
        // The undo history grows up to its limit.
        type(2 * TextEditor.undoSteps + 100)
        let total = ProcessInfo.processInfo.environment["CARET_KEYS"].flatMap { Int($0) } ?? 8_000
        type(total / 4)
        let before = Self.residentBytes
        type(total)
        #expect(field.text == "")
        // A task or an undo step that each key leaves behind would take about 1,500 bytes.
        let grown = Self.residentBytes - before
        #expect(grown < 2_000_000 + 40 * total, "\(grown) bytes after \(total) keys")
        var steps = 0
        while let undo = field.undoManager, undo.canUndo {
            undo.undo()
            steps += 1
        }
        #expect(steps == TextEditor.undoSteps)
    }

    private static var residentBytes: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
    }
}
