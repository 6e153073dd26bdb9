import UIKitEngines

/// Presents the edit menu for the selection of an editor.
@MainActor final class TextEditMenu {
    private weak var editor: TextEditor?
    private weak var bar: EditMenuBar?

    init(_ editor: TextEditor) { self.editor = editor }

    var isShown: Bool { bar != nil }

    func hide() { bar?.close() }

    /// Shows the menu as a bar next to the selection, or the caret.
    func show() {
        guard let host = editor?.host, host.isFirstResponder, let window = host.window, let targetRect, let menu = menu() else { return }
        let bar = EditMenuBar(menu: menu, sender: host)
        guard !bar.isEmpty else { return }
        bar.reload = { [weak self, weak bar] in if let menu = self?.menu() { bar?.setMenu(menu) } }
        bar.show(in: window, at: targetRect, .automatic, MenuAnimations(preview: nil))
        self.bar = bar
    }

    /// Shows the menu as a list at a point of the host, for a mouse.
    func show(at point: CGPoint) {
        hide()
        guard let host = editor?.host, let window = host.window, let menu = menu() else { return }
        var source = MenuSource(view: host, isPlain: true)
        source.rect = CGRect(origin: point, size: .zero)
        let presentation = MenuPresentation(menu: menu, order: .fixed, source: source)
        presentation.sender = host
        presentation.open(in: window, with: MenuAnimations(preview: nil))
    }

    private func menu() -> UIMenu? {
        guard let editor, let host = editor.host else { return nil }
        return host.editorMenu(NSRange(editor.caret.range), StandardEditCommands.elements(for: host))
    }

    /// The rectangle that the menu points at, in window coordinates. The rectangle is the visible part of the selection
    /// or caret, or the host's bounds if no part is visible.
    private var targetRect: CGRect? {
        guard let editor, let host = editor.host else { return nil }
        let origin = host.containerOrigin
        let caret = editor.caretRect(at: EditorTextPosition(editor.caret.head, isUpstream: editor.caret.isUpstream))
        let rects = editor.caret.isEmpty ? [caret] : editor.rects(of: editor.caret.range)
        let selectionRect = rects.reduce(CGRect.null) { $0.union($1) }.offsetBy(dx: origin.x, dy: origin.y)
        let visibleRect = selectionRect.intersection(host.bounds)
        return host.convert(visibleRect.isNull ? host.bounds : visibleRect, to: nil)
    }
}
