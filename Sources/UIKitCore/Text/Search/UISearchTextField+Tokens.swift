import UIKitEngines

/// Search tokens, which precede the text. Each token is one character of the edited text.
extension UISearchTextField {
    /// The tokens in order. Setting this property notifies neither delegate nor observers.
    ///
    /// > Difference from Apple: tokens are never copied to the clipboard; only the text of a selection is copied.
    public var tokens: [UISearchToken] {
        get { attachments.map(\.token) }
        set { replaceTokens(0..<leadingTokens, for: newValue) }
    }

    /// Inserts a token.
    ///
    /// - Precondition: `0 <= tokenIndex <= tokens.count`.
    public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        let count = leadingTokens
        precondition(
            (0...count).contains(tokenIndex),
            "insertToken(_:at:): index \(tokenIndex) is not between 0 and the number of tokens, \(count); tokens.count appends.")
        replaceTokens(tokenIndex..<tokenIndex, for: [token])
    }

    /// Removes a token.
    ///
    /// - Precondition: `0 <= tokenIndex < tokens.count`.
    public func removeToken(at tokenIndex: Int) {
        let count = leadingTokens
        precondition(
            (0..<count).contains(tokenIndex), "removeToken(at:): index \(tokenIndex) is no token; there are \(count), counted from 0.")
        replaceTokens(tokenIndex..<tokenIndex + 1, for: [])
    }

    /// Returns the position before a token.
    ///
    /// - Precondition: `0 <= tokenIndex < tokens.count`.
    public func positionOfToken(at tokenIndex: Int) -> UITextPosition {
        let count = leadingTokens
        precondition(
            (0..<count).contains(tokenIndex), "positionOfToken(at:): index \(tokenIndex) is no token; there are \(count), counted from 0.")
        return EditorTextPosition(tokenIndex)
    }

    /// Returns the tokens in a range, in order.
    public func tokens(in textRange: UITextRange) -> [UISearchToken] {
        guard let range = editor.range(textRange) else { return [] }
        return Array(tokens[range.clamped(to: 0..<leadingTokens)])
    }

    /// The range of the text without the tokens.
    public var textualRange: UITextRange { EditorTextRange(leadingTokens..<editor.length) }

    /// Replaces text by a token: deletes the text in a range, except for tokens, and inserts the token at an index.
    ///
    /// - Precondition: `0 <= tokenIndex <= tokens.count`.
    public func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        if let range = editor.range(textRange) {
            let text = range.clamped(to: leadingTokens..<editor.length)
            change { editor.storage.replaceCharacters(in: NSRange(text), with: "") }
        }
        insertToken(token, at: tokenIndex)
        editor.setSelection(editor.length..<editor.length)
    }

    /// The attachments of the leading tokens.
    private var attachments: [SearchTokenAttachment] {
        let storage = editor.storage
        var result: [SearchTokenAttachment] = []
        while result.count < storage.length,
            let next = storage.attribute(.attachment, at: result.count, effectiveRange: nil) as? SearchTokenAttachment
        {
            result.append(next)
        }
        return result
    }

    func countTokens() -> Int { attachments.count }

    private func replaceTokens(_ range: Range<Int>, for tokens: [UISearchToken]) {
        let text = NSMutableAttributedString(string: "")
        for token in tokens {
            let attachment = SearchTokenAttachment(token) { [weak self] in
                SearchTokenView.size(of: token, font: self?.field.font ?? .systemFont(ofSize: 17))
            }
            text.append(NSAttributedString(attachment: attachment, attributes: editingAttributes))
        }
        change { editor.storage.replaceCharacters(in: NSRange(range), with: text) }
    }

    /// Performs a programmatic change, after which previous edits cannot be undone.
    private func change(_ body: () -> Void) {
        editor.unmark()
        editor.history.endRun()
        editor.undo.removeAllActions(withTarget: editor)
        body()
        editor.preferredCaretX = nil
        setNeedsLayout()
    }

    /// Places a view over the character of each token.
    func placeTokens() {
        let attachments = attachments
        guard !attachments.isEmpty || !tokenViews.isEmpty else { return }
        let oldViews = tokenViews
        tokenViews = attachments.map { attachment in
            oldViews.first { $0.token === attachment.token } ?? SearchTokenView(attachment.token)
        }
        for view in oldViews where !tokenViews.contains(where: { $0 === view }) { view.removeFromSuperview() }
        let origin = CGPoint(x: containerOrigin.x - parts.selectionView.frame.minX, y: containerOrigin.y - parts.selectionView.frame.minY)
        for (index, view) in tokenViews.enumerated() {
            if view.superview !== parts.selectionView { parts.selectionView.addSubview(view) }
            let isSelected = isEditing && editor.caret.range.contains(index)
            view.show(isSelected: isSelected, background: tokenBackgroundColor, font: field.font)
            view.place(in: (editor.rects(of: index..<index + 1).first ?? .zero).offsetBy(dx: origin.x, dy: origin.y))
        }
    }

    /// Returns the range of the token at a point of the field.
    func findToken(at point: CGPoint) -> Range<Int>? {
        layoutIfNeeded()
        // A token is tappable in the field's whole height, except for its part that is scrolled out of view.
        let visibleFrame = parts.selectionView.frame
        guard bounds.contains(point), visibleFrame.minX <= point.x, point.x < visibleFrame.maxX else { return nil }
        let x = point.x - visibleFrame.minX
        return tokenViews.firstIndex { $0.frame.minX <= x && x < $0.frame.maxX }.map { $0..<$0 + 1 }
    }
}
