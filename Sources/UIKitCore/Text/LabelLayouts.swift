/// The cache of a label's layouts: the layout that the label draws, and those that it measured for its superview.
package struct LabelLayouts {
    private struct Key: Hashable {
        var width: CGFloat
        var height: CGFloat
        var lines: Int
        var scale: CGFloat
    }

    private var kept: [(key: Key, layout: TextLayout)] = []
    /// The number of layouts that were computed; for tests.
    package private(set) var made = 0

    /// The capacity of the cache. Between two changes a label needs fewer layouts: for its natural size, for its size
    /// at a width, and for drawing.
    private static let limit = 4

    mutating func removeAll() {
        kept.removeAll()
    }

    mutating func layout(_ text: LabelText, in size: CGSize, lines: Int, scale: CGFloat) -> TextLayout {
        let key = Key(width: size.width, height: size.height, lines: lines, scale: scale)
        if let known = kept.first(where: { $0.key == key }) { return known.layout }
        let layout = text.layout(in: size, lines: lines, scale: scale)
        made += 1
        if kept.count >= Self.limit { kept.removeFirst() }
        kept.append((key, layout))
        return layout
    }
}
