import CoreGraphics

/// What is selected in a text: from where the selection began to the caret. In UTF-16 units.
package struct TextCaret: Hashable, Sendable {
    /// Where the selection began, which stays as it grows.
    package var anchor: Int
    /// Where the caret is.
    package var head: Int
    /// Whether the caret at a line's break stands at the end of the upper line.
    package var isUpstream: Bool

    package init(anchor: Int = 0, head: Int = 0, isUpstream: Bool = false) {
        self.anchor = anchor
        self.head = head
        self.isUpstream = isUpstream
    }

    package init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, head: range.upperBound) }

    package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    package var isEmpty: Bool { anchor == head }

    /// Moves the caret, which takes the anchor along unless the selection is being extended.
    package mutating func move(to place: Int, extending: Bool, isUpstream: Bool = false) {
        head = place
        if !extending { anchor = place }
        self.isUpstream = isUpstream
    }

    /// Where the selection is after `range` was replaced by `length` units: behind them if it touched them.
    package func replacing(_ range: Range<Int>, length: Int) -> TextCaret {
        func moved(_ place: Int) -> Int {
            if place < range.lowerBound || (place == range.lowerBound && !range.isEmpty) { return place }
            if place >= range.upperBound { return place + length - range.count }
            return range.lowerBound + length
        }
        return TextCaret(anchor: moved(anchor), head: moved(head))
    }
}
