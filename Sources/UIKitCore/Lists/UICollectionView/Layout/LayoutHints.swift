/// Properties of an element that built-in layouts pass to the collection view in addition to the attributes.
struct LayoutHints {
    /// Whether the view determines its width and height; `nil` for `true` with cells, and `false` with other views.
    var asksWidth: Bool?
    var asksHeight: Bool?
    /// The size before it was rounded to whole pixels; `nil` if it was not rounded.
    var exactSize: CGSize?
    /// The section in whose orthogonal scroll view the element is located. The frame is that of an unscrolled
    /// section.
    var band: Int?
    /// The position in a list; `nil` outside of lists.
    var list: ListPlace?
    /// Whether the element belongs to its section rather than to an item of the section.
    var isOfSection = false
    /// Whether the element moves while the content scrolls.
    var floats = false
}

extension UICollectionViewLayoutAttributes {
    /// Whether the view is asked for its preferred size.
    var asksForSize: Bool {
        let isCell = representedElementCategory == .cell
        return hints.asksWidth ?? isCell || hints.asksHeight ?? isCell
    }
}
