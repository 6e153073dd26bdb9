/// What an input method composes, as it is now. An empty text ends it: what it became follows as text, or it was given up.
package struct TextComposition: Hashable, Sendable {
    package var text: String
    /// What of the text is selected, or where its caret stands; in UTF-16 units.
    package var selection: Range<Int>

    package init(_ text: String, selection: Range<Int>) {
        self.text = text
        self.selection = selection.clamped(to: 0..<text.utf16.count)
    }

    /// - Parameters:
    ///   - start: where the selection begins, in Unicode scalars; anything beyond the text stands for its end.
    ///   - length: of the selection, in Unicode scalars.
    package init(_ text: String, scalarsFrom start: Int, length: Int) {
        let scalars = text.unicodeScalars
        func offset(_ count: Int) -> Int {
            let index = scalars.index(scalars.startIndex, offsetBy: max(0, count), limitedBy: scalars.endIndex) ?? scalars.endIndex
            return text.utf16.distance(from: text.startIndex, to: index)
        }
        let first = offset(start < 0 ? scalars.count : start)
        let end = offset(min(max(0, start), scalars.count) + min(max(0, length), scalars.count))
        self.init(text, selection: first..<max(first, end))
    }
}
