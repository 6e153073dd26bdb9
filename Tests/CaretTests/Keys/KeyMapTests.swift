import Caret
import CaretTesting
import Testing
import UIKit

/// Custom key equivalents of commands.
@MainActor @Suite(.app) struct KeyMapTests {
    private final class Editor: UIViewController {
        var log: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        func save() { log.append("save") }
        func close() { log.append("close") }
    }

    private let store: UserDefaults
    private let name = "keys-\(UUID().uuidString)"

    init() throws { store = try #require(UserDefaults(suiteName: name)) }

    private func launch(_ map: KeyMap) async throws -> (app: TestApp, editor: Editor) {
        let editor = Editor()
        map.define("save", "Save", KeyShortcut("S", .command), in: editor, call: Editor.save)
        map.define("close", "Close", KeyShortcut("w", .command), in: editor, call: Editor.close)
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: editor) })
        try await app.settle()
        editor.becomeFirstResponder()
        return (app, editor)
    }

    @Test func `R99 R123 a command has the app's keys, then the user's, and in the next run, too`() async throws {
        let map = KeyMap(store: store)
        let (app, editor) = try await launch(map)
        await app.press("s", modifiers: .command)
        #expect(editor.log == ["save"] && !map.isChanged)
        try map.assign(KeyShortcut("e", [.command, .shift]), to: "save")
        await app.press("s", modifiers: .command)
        await app.press("e", modifiers: [.command, .shift])
        #expect(editor.log == ["save", "save"] && map.isChanged)
        let next = KeyMap(store: store)
        let (nextApp, nextEditor) = try await launch(next)
        #expect(next.entries.map { $0.shortcut?.description } == ["⇧⌘E", "⌘W"])
        await nextApp.press("e", modifiers: [.command, .shift])
        #expect(nextEditor.log == ["save"])
        next.reset()
        #expect(KeyMap(store: store).entries.isEmpty && !next.isChanged && store.data(forKey: "KeyMap") == nil)
    }

    @Test func `R99 R123 keys of another command are refused, and none is a choice`() async throws {
        let map = KeyMap(store: store)
        let (app, editor) = try await launch(map)
        let close = try #require(map.entries.last)
        #expect(throws: KeyMap.Failure.taken(by: close)) { try map.assign(KeyShortcut("w", .command), to: "save") }
        #expect(throws: KeyMap.Failure.unknown(id: "open")) { try map.assign(nil, to: "open") }
        try map.assign(nil, to: "close")
        try map.assign(KeyShortcut("w", .command), to: "save")
        await app.press("w", modifiers: .command)
        #expect(editor.log == ["save"])
    }

    @Test func `R99 R123 in the editor a tapped row takes the next keys`() async throws {
        let map = KeyMap(store: store)
        let (app, editor) = try await launch(map)
        editor.navigationController?.pushViewController(KeyMapViewController(map), animated: false)
        try await app.settle()
        #expect(app.exists("⌘S") && app.exists("⌘W"))
        try await app.tap("Save")
        try await app.settle()
        #expect(app.exists("Press keys…") && map.isPaused)
        // The command's own keys are recorded, not performed.
        await app.press("w", modifiers: .command)
        try await app.settle()
        #expect(editor.log.isEmpty && app.exists("⌘W already means “Close”"))
        try await app.tap("Take It")
        try await app.settle()
        #expect(map.entries.map { $0.shortcut?.description } == ["⌘W", nil] && app.exists("None") && !map.isPaused)
        try await app.tap("Save")
        await app.press(.escape)
        try await app.settle()
        #expect(map.entries[0].shortcut?.description == "⌘W" && !map.isPaused)
        try await app.tap("Reset")
        try await app.settle()
        #expect(app.exists("⌘S") && app.exists("⌘W"))
    }

    @Test func `R99 R123 a map retains no controller`() {
        let map = KeyMap(store: nil)
        weak var weakEditor: Editor?
        do {
            let editor = Editor()
            map.define("save", "Save", KeyShortcut(UIKeyCommand.inputLeftArrow, .control), in: editor, call: Editor.save)
            weakEditor = editor
        }
        #expect(weakEditor == nil && map.entries.map { $0.shortcut?.description } == ["⌃←"])
        map.reset()
    }
}
