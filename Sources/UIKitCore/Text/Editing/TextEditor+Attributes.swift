/// How the selection looks, as a person changes it.
extension TextEditor {
    /// A person can do it.
    var mayChangeLook: Bool { allowsAttributes && !isSecure && host?.isTextEditable == true }

    /// Gives all of the selection a trait of fonts, or takes it away where all of it has it.
    func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
        let has = isEverywhere { ($0[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(trait) ?? false }
        restyle { look in
            let font = look[.font] as? UIFont ?? .systemFont(ofSize: 12)
            var traits = font.fontDescriptor.symbolicTraits
            if has { traits.remove(trait) } else { traits.insert(trait) }
            guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return }
            look[.font] = UIFont(descriptor: descriptor, size: font.pointSize)
        }
    }

    /// Draws a line below all of the selection, or takes it away where all of it has one.
    func toggleLine() {
        let has = isEverywhere { ($0[.underlineStyle] as? Int ?? 0) != 0 }
        restyle { $0[.underlineStyle] = has ? nil : NSUnderlineStyle.single.rawValue }
    }

    /// Makes letters larger or smaller by a point, down to one.
    func resize(by points: CGFloat) {
        restyle { look in
            let font = look[.font] as? UIFont ?? .systemFont(ofSize: 12)
            look[.font] = font.withSize(max(1, font.pointSize + points))
        }
    }

    /// Changes the attributes of each stretch of the selection, or of what is typed next where nothing is selected.
    func restyle(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard mayChangeLook, let host else { return }
        let range = words(in: caret.range)
        guard !range.isEmpty else { return change(&typing) }
        let old = storage.styled(NSRange(range))
        let runs = old.runs.map { run in
            var look = run.attributes
            change(&look)
            return StyledText.Run(length: run.length, attributes: look)
        }
        history.stop()
        let kept = caret
        replace(range, with: StyledText(old.string, runs), .other)
        caret = kept
        if let look = runs.first?.attributes { typing = look }
        host.editorTextDidSet()
        host.editorDidChangeText()
    }

    private func isEverywhere(_ holds: ([NSAttributedString.Key: Any]) -> Bool) -> Bool {
        let range = words(in: caret.range)
        return range.isEmpty ? holds(typing) : storage.styled(NSRange(range)).runs.allSatisfy { holds($0.attributes) }
    }
}
