// The three forms of a handler.

import Caret
import UIKit

// snippet.forms
@MainActor final class Editor {
    let button = UIButton(type: .system)
    private(set) var saves = 0

    init() {
        button.on(.tap, self, call: Editor.save)
        button.on(.tap, self) { editor in editor.save() }
        button.on(.tap) { print("tapped") }
    }

    func save() { saves += 1 }
}
// snippet.hide

let editor = Editor()
editor.button.sendActions(for: .touchUpInside)
print("saved \(editor.saves) times")
