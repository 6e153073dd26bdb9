import Foundation

/// Connects a field and a value that a format converts.
@MainActor final class FormattedBinding<Format: ParseableFormatStyle>
where Format.FormatOutput == String, Format.FormatInput: Equatable, Format.Strategy.ParseInput == String {
    private let read: @MainActor () -> Format.FormatInput?
    private let write: @MainActor (Format.FormatInput?) -> Void
    private let format: Format
    private let formatsWhileTyping: Bool

    init(
        read: @escaping @MainActor () -> Format.FormatInput?, write: @escaping @MainActor (Format.FormatInput?) -> Void, _ format: Format,
        _ formatsWhileTyping: Bool
    ) {
        self.read = read
        self.write = write
        self.format = format
        self.formatsWhileTyping = formatsWhileTyping
    }

    func connect(_ field: UITextField, _ site: SourceLocation) -> Subscription {
        let follower = Follower(at: site) { [weak field] in
            let value = self.read()
            guard let field else { return }
            // While the user edits, show the value only if it differs from the value of the typed text.
            if field.isFirstResponder, self.value(of: field.text ?? "") == value { return }
            field.text = value.map(self.format.format) ?? ""
        }
        // The field retains this object on purpose, and this object holds the field weakly. `caret check` would report
        // the handler without this mark:
        // caret:retains
        let endSubscription = field.on(.editingDidEnd, file: site.file, line: site.line) { [weak field] _ in
            field?.text = self.read().map(self.format.format) ?? ""
        }
        // caret:retains
        let subscription = field.on(.editingChanged, file: site.file, line: site.line) { [weak field] text in
            self.textDidChange(text, field)
        }
        subscription.addEndHandler {
            follower.end()
            endSubscription.cancel()
        }
        return subscription
    }

    /// Returns the value of a text; `nil` if the format cannot read it.
    private func value(of text: String) -> Format.FormatInput? { try? format.parseStrategy.parse(text) }

    private func textDidChange(_ text: String, _ field: UITextField?) {
        guard !text.isEmpty else { return write(nil) }
        guard let value = value(of: text) else { return }
        write(value)
        guard formatsWhileTyping, let field, let formatted = formattedWhileTyping(text, value), formatted != text else { return }
        let position = field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.end) } ?? text.count
        let countBefore = Self.significantCharacters(String(text.prefix(position))).count
        field.text = formatted
        let offset = Self.offset(behind: countBefore, in: formatted)
        if let place = field.position(from: field.beginningOfDocument, offset: offset) {
            field.selectedTextRange = field.textRange(from: place, to: place)
        }
    }

    /// Returns the text to show instead of a text that is being typed; `nil` to leave the text as it is.
    ///
    /// Digits that the format adds at the end, such as cents, are left out until they are typed. A text with a
    /// separator at the end, or with digits that the format would drop, is incomplete and stays as it is.
    private func formattedWhileTyping(_ text: String, _ value: Format.FormatInput) -> String? {
        guard let lastDigit = text.lastIndex(where: \.isNumber), !text[lastDigit...].contains(where: \.isPunctuation) else { return nil }
        let fullText = format.format(value)
        let (typedCharacters, fullCharacters) = (Self.significantCharacters(text), Self.significantCharacters(fullText))
        guard fullCharacters.starts(with: typedCharacters),
            fullCharacters[typedCharacters.count...].allSatisfy({ $0.wholeNumberValue == 0 })
        else { return nil }
        guard fullCharacters.count > typedCharacters.count, let end = fullText.lastIndex(where: \.isNumber) else { return fullText }
        // Keep the affixes, such as a currency symbol behind the number.
        let shortened = fullText.prefix(Self.offset(behind: typedCharacters.count, in: fullText)) + fullText[fullText.index(after: end)...]
        return self.value(of: String(shortened)) == value ? String(shortened) : nil
    }

    /// Returns the characters that are not separators of groups: digits and signs.
    private static func significantCharacters(_ text: String) -> [Character] {
        text.filter { $0.isNumber || $0 == "-" || $0 == "−" }.map { $0 }
    }

    /// Returns the offset behind a number of significant characters.
    private static func offset(behind count: Int, in text: String) -> Int {
        var remaining = count
        for (offset, character) in text.enumerated() {
            if remaining == 0 { return offset }
            if !significantCharacters(String(character)).isEmpty { remaining -= 1 }
        }
        return text.count
    }
}
