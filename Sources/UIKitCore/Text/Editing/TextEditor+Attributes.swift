/// Changes the attributes of the selection on the user's behalf.
extension TextEditor {
    /// Whether the user may change text attributes.
    var canChangeAttributes: Bool { allowsEditingTextAttributes && !isSecure && host?.isTextEditable == true }

    /// Adds a font trait to the selection, or removes the trait if the whole selection has it.
    func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
        let hasTrait = selectionSatisfies { ($0[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(trait) ?? false }
        changeAttributes { attributes in
            let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
            var traits = font.fontDescriptor.symbolicTraits
            if hasTrait { traits.remove(trait) } else { traits.insert(trait) }
            guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return }
            attributes[.font] = UIFont(descriptor: descriptor, size: font.pointSize)
        }
    }

    /// Underlines the selection, or removes the underline if the whole selection has one.
    func toggleUnderline() {
        let isUnderlined = selectionSatisfies { ($0[.underlineStyle] as? Int ?? 0) != 0 }
        changeAttributes { $0[.underlineStyle] = isUnderlined ? nil : NSUnderlineStyle.single.rawValue }
    }

    /// Changes the font size by a number of points, down to a size of 1 point.
    func changeFontSize(by points: CGFloat) {
        changeAttributes { attributes in
            let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
            attributes[.font] = font.withSize(max(1, font.pointSize + points))
        }
    }

    /// Changes the attributes of each run in the selection, or the typing attributes if nothing is selected.
    func changeAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard canChangeAttributes, let host else { return }
        let range = rangeWithoutTokens(in: caret.range)
        guard !range.isEmpty else { return change(&typingAttributes) }
        let old = storage.styled(NSRange(range))
        let runs = old.runs.map { run in
            var attributes = run.attributes
            change(&attributes)
            return StyledText.Run(length: run.length, attributes: attributes)
        }
        history.endRun()
        let oldCaret = caret
        replace(range, with: StyledText(old.string, runs), .other)
        caret = oldCaret
        if let attributes = runs.first?.attributes { typingAttributes = attributes }
        host.editorTextDidSet()
        host.editorDidChangeText()
    }

    private func selectionSatisfies(_ predicate: ([NSAttributedString.Key: Any]) -> Bool) -> Bool {
        let range = rangeWithoutTokens(in: caret.range)
        return range.isEmpty ? predicate(typingAttributes) : storage.styled(NSRange(range)).runs.allSatisfy { predicate($0.attributes) }
    }
}
