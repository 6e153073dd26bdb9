import CoreGraphics

/// The selection in text, from its anchor to the caret, in UTF-16 units.
package struct TextCaret: Hashable, Sendable {
    /// The fixed end of the selection.
    package var anchor: Int
    /// The end of the selection at which the caret is located.
    package var head: Int
    /// Whether a caret at the offset of a line break is at the end of the upper line.
    package var isUpstream: Bool

    package init(anchor: Int = 0, head: Int = 0, isUpstream: Bool = false) {
        self.anchor = anchor
        self.head = head
        self.isUpstream = isUpstream
    }

    package init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, head: range.upperBound) }

    package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    package var isEmpty: Bool { anchor == head }

    /// Moves the caret, and also the anchor unless the selection is being extended.
    package mutating func move(to offset: Int, extending: Bool, isUpstream: Bool = false) {
        head = offset
        if !extending { anchor = offset }
        self.isUpstream = isUpstream
    }

    /// Returns the selection after `length` units replaced `range`. An offset within the range moves to the end of
    /// the replacement.
    package func replacing(_ range: Range<Int>, length: Int) -> TextCaret {
        func moved(_ offset: Int) -> Int {
            if offset < range.lowerBound || (offset == range.lowerBound && !range.isEmpty) { return offset }
            if offset >= range.upperBound { return offset + length - range.count }
            return range.lowerBound + length
        }
        return TextCaret(anchor: moved(anchor), head: moved(head))
    }
}
