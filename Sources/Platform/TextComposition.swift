/// The current composition of an input method. An empty string ends the composition: either the result follows as
/// text, or the composition was cancelled.
package struct TextComposition: Hashable, Sendable {
    package var text: String
    /// The selected range of the text, or the position of the caret, in UTF-16 units.
    package var selection: Range<Int>

    package init(_ text: String, selection: Range<Int>) {
        self.text = text
        self.selection = selection.clamped(to: 0..<text.utf16.count)
    }

    /// Creates a composition with a selection in Unicode scalars.
    ///
    /// - Parameters:
    ///   - start: The start of the selection in Unicode scalars; a position beyond the text is its end.
    ///   - length: The length of the selection in Unicode scalars.
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
