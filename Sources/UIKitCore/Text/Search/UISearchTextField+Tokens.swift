import UIKitEngines

/// Tokens stand before the text: each takes one character of what is edited.
extension UISearchTextField {
    /// The tokens, in their order. Setting them tells nobody.
    ///
    /// > Difference from Apple: tokens are never copied to the clipboard; of what is selected only the text is.
    public var tokens: [UISearchToken] {
        get { attachments.map(\.token) }
        set { exchange(0..<leadingTokens, for: newValue) }
    }

    /// Puts a token among the others.
    ///
    /// - Precondition: `0 <= tokenIndex <= tokens.count`.
    public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        let count = leadingTokens
        precondition(
            (0...count).contains(tokenIndex),
            "insertToken(_:at:): index \(tokenIndex) is not between 0 and the number of tokens, \(count); tokens.count appends.")
        exchange(tokenIndex..<tokenIndex, for: [token])
    }

    /// Takes a token away.
    ///
    /// - Precondition: `0 <= tokenIndex < tokens.count`.
    public func removeToken(at tokenIndex: Int) {
        let count = leadingTokens
        precondition(
            (0..<count).contains(tokenIndex), "removeToken(at:): index \(tokenIndex) is no token; there are \(count), counted from 0.")
        exchange(tokenIndex..<tokenIndex + 1, for: [])
    }

    /// The place before a token.
    ///
    /// - Precondition: `0 <= tokenIndex < tokens.count`.
    public func positionOfToken(at tokenIndex: Int) -> UITextPosition {
        let count = leadingTokens
        precondition(
            (0..<count).contains(tokenIndex), "positionOfToken(at:): index \(tokenIndex) is no token; there are \(count), counted from 0.")
        return TextPlace(tokenIndex)
    }

    /// The tokens in a range, in their order.
    public func tokens(in textRange: UITextRange) -> [UISearchToken] {
        guard let range = editor.range(textRange) else { return [] }
        return Array(tokens[range.clamped(to: 0..<leadingTokens)])
    }

    /// The range of the text alone, behind all tokens.
    public var textualRange: UITextRange { TextSpan(leadingTokens..<editor.length) }

    /// Puts a token in the place of some text: deletes what of a range is text, and inserts the token among the others.
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

    /// What stands for the tokens, from the beginning on.
    private var attachments: [SearchTokenAttachment] {
        let storage = editor.storage
        var found: [SearchTokenAttachment] = []
        while found.count < storage.length,
            let next = storage.attribute(.attachment, at: found.count, effectiveRange: nil) as? SearchTokenAttachment
        {
            found.append(next)
        }
        return found
    }

    func countTokens() -> Int { attachments.count }

    private func exchange(_ range: Range<Int>, for tokens: [UISearchToken]) {
        let text = NSMutableAttributedString(string: "")
        for token in tokens {
            let attachment = SearchTokenAttachment(token) { [weak self] in
                SearchTokenView.size(of: token, font: self?.field.font ?? .systemFont(ofSize: 17))
            }
            text.append(NSAttributedString(attachment: attachment, attributes: lookOfText))
        }
        change { editor.storage.replaceCharacters(in: NSRange(range), with: text) }
    }

    /// A change by program: what was done before it cannot be undone any more.
    private func change(_ body: () -> Void) {
        editor.unmark()
        editor.history.stop()
        editor.undo.removeAllActions(withTarget: editor)
        body()
        editor.column = nil
        setNeedsLayout()
    }

    /// Puts a view upon each token's character.
    func placeTokens() {
        let attachments = attachments
        guard !attachments.isEmpty || !tokenViews.isEmpty else { return }
        let old = tokenViews
        tokenViews = attachments.map { attachment in
            old.first { $0.token === attachment.token } ?? SearchTokenView(attachment.token)
        }
        for view in old where !tokenViews.contains(where: { $0 === view }) { view.removeFromSuperview() }
        let origin = CGPoint(x: containerOrigin.x - parts.stage.frame.minX, y: containerOrigin.y - parts.stage.frame.minY)
        for (index, view) in tokenViews.enumerated() {
            if view.superview !== parts.stage { parts.stage.addSubview(view) }
            let isSelected = isEditing && editor.caret.range.contains(index)
            view.show(isSelected: isSelected, background: tokenBackgroundColor, font: field.font)
            view.place(in: (editor.rects(of: index..<index + 1).first ?? .zero).offsetBy(dx: origin.x, dy: origin.y))
        }
    }

    /// The token at a point of the field.
    func findToken(at point: CGPoint) -> Range<Int>? {
        layoutIfNeeded()
        // All of the field's height is a token's, for fingers; what is scrolled away beside the text is nobody's.
        let seen = parts.stage.frame
        guard bounds.contains(point), seen.minX <= point.x, point.x < seen.maxX else { return nil }
        let x = point.x - seen.minX
        return tokenViews.firstIndex { $0.frame.minX <= x && x < $0.frame.maxX }.map { $0..<$0 + 1 }
    }
}
