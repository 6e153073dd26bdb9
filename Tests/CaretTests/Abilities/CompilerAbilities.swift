import Caret
import CaretTesting
import Foundation
import Testing
import UIKit

/// The abilities of Documentation/CLOSURES.md that the compiler and the sources prove.
@MainActor @Suite(.app) struct CompilerAbilities {
    private final class Screen: UIViewController {
        let button = UIButton(type: .system)
        private(set) var saves = 0
        func save() { saves += 1 }
    }

    private static let screen = """
        final class Screen: UIViewController {
            let button = UIButton(type: .system)
            func save() {}
            func start() { BODY }
        }
        """

    private func errors(_ body: String) throws -> [String] {
        try Typecheck.errors(of: Self.screen.replacingOccurrences(of: "BODY", with: body))
    }

    @Test func `A7 the forms with an owner cannot make a cycle without a written self`() throws {
        #expect(try errors("button.on(.tap, self) { screen in screen.save() }") == [])
        #expect(try errors("button.on(.tap, self, call: Screen.save)") == [])
        #expect(try errors("button.on(.tap, self) { _ in save() }").contains { $0.contains("capture semantics explicit") })
        weak var weakScreen: Screen?
        do {
            let screen = Screen()
            weakScreen = screen
            screen.button.on(.tap, screen, call: Screen.save)
            screen.button.on(.tap, screen) { screen in screen.save() }
            screen.button.sendActions(for: .primaryActionTriggered)
            #expect(screen.saves == 2)
        }
        #expect(weakScreen == nil)
    }

    @Test func `A8 a leak is reported with the line of its closure`() {
        var line = 0
        let report = leakAudit {
            let screen = Screen()
            screen.view.addSubview(screen.button)
            line = #line + 1
            screen.button.on(.tap) { screen.save() }
            return screen
        }
        #expect(report?.guilty == "CaretTests/CompilerAbilities.swift:\(line)")
        // The sender is in no view, and the handler has an owner.
        let cycle = leakAudit {
            let screen = Screen()
            line = #line + 1
            screen.button.on(.tap, screen) { _ in screen.save() }
            return screen
        }
        #expect(cycle?.closure == "CaretTests/CompilerAbilities.swift:\(line)")
    }

    @Test func `A15 the sources use no runtime and no swizzling`() throws {
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let files = FileManager.default.enumerator(at: root.appending(path: "Sources/Caret"), includingPropertiesForKeys: nil)
        let sources = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        #expect(sources.count > 250)
        for file in sources {
            let text = try String(contentsOf: file, encoding: .utf8)
            for trick in ["objc_", "dlsym", "class_", "method_", "@objc", "NSClassFromString", "swizzl"] {
                #expect(!text.contains(trick), "\(file.lastPathComponent) has \(trick)")
            }
        }
    }

    @Test func `A21 the adder of an alert's buttons cannot escape`() throws {
        let body = "var kept: AddButtonBlock?; showAlert(title: \"A\") { addButton in kept = addButton }; _ = kept"
        #expect(try errors(body).contains { $0.contains("non-escaping parameter 'addButton'") })
        #expect(try errors("showAlert(title: \"A\") { addButton in addButton(\"OK\", nil) }") == [])
    }

    @Test func `A39 the compiler checks the main actor`() throws {
        let detachedBody = "Task.detached { [button] in button.on(.tap) {} }"
        #expect(try errors(detachedBody).contains { $0.contains("main actor") })
        #expect(try errors("button.on(.tap, self) { screen in screen.title = \"Saved\" }") == [])
    }
}
