/// The cache of a label's layouts: the layout that the label draws, and those that it measured for its superview.
package struct LabelLayouts {
    private struct Key: Hashable {
        var width: CGFloat
        var height: CGFloat
        var lines: Int
        var scale: CGFloat
    }

    private var entries: [(key: Key, layout: TextLayout)] = []
    /// The number of layouts that were computed; for tests.
    package private(set) var layoutCount = 0

    /// The capacity of the cache. Between two changes a label needs fewer layouts: for its natural size, for its size
    /// at a width, and for drawing.
    private static let limit = 4

    mutating func removeAll() {
        entries.removeAll()
    }

    mutating func layout(_ text: LabelText, in size: CGSize, lines: Int, scale: CGFloat) -> TextLayout {
        let key = Key(width: size.width, height: size.height, lines: lines, scale: scale)
        if let entry = entries.first(where: { $0.key == key }) { return entry.layout }
        let layout = text.layout(in: size, lines: lines, scale: scale)
        layoutCount += 1
        if entries.count >= Self.limit { entries.removeFirst() }
        entries.append((key, layout))
        return layout
    }
}
