import Caret
import CaretTesting
import Testing

/// Bar button items whose handlers belong to an owner.
@MainActor @Suite(.app) struct BarButtonItemOwnerTests {
    @MainActor private final class Editor {
        var log: [String] = []
        func save() { log.append("method") }
        func wait() async { log.append("task") }
    }

    @Test func tapsReachTheOwner() async throws {
        let (editor, controller) = (Editor(), UIViewController())
        controller.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "A", editor) { editor in editor.log.append("closure") },
            UIBarButtonItem(systemItem: .save, editor, call: Editor.save),
            UIBarButtonItem(title: "C", editor) { editor in await editor.wait() },
        ]
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: controller) }, on: .standard.scale(1))
        try await app.settle()
        for title in ["A", "Save", "C"] {
            try await app.tap(.label(title))
            try await app.settle()
        }
        #expect(editor.log == ["closure", "method", "task"])
    }

    @Test func anItemRetainsNoOwner() {
        weak var editor: Editor?
        var items: [UIBarButtonItem] = []
        do {
            let newEditor = Editor()
            editor = newEditor
            items = [
                UIBarButtonItem(systemItem: .add, newEditor) { $0.save() }, UIBarButtonItem(title: "A", newEditor, call: Editor.save),
                UIBarButtonItem(systemItem: .add, newEditor, overlap: .restart) { await $0.wait() },
            ]
            #expect(items[1].title == "A")
        }
        #expect(editor == nil && items.count == 3)
    }
}
