/// Properties of an element that built-in layouts pass to the collection view in addition to the attributes.
struct LayoutHints {
    /// Whether the view determines its own width and height. `nil` means `true` for cells, and `false` for other views.
    var asksWidth: Bool?
    var asksHeight: Bool?
    /// The size before it was rounded to whole pixels; `nil` if it was not rounded.
    var exactSize: CGSize?
    /// The section whose orthogonal scroll view contains the element. The frame is the one at scroll offset zero.
    var band: Int?
    /// The position in a list; `nil` outside of lists.
    var list: ListPlace?
    /// Whether the element belongs to its section and not to an item.
    var isOfSection = false
    /// Whether the element moves relative to the content while the user scrolls.
    var floats = false
}

extension UICollectionViewLayoutAttributes {
    /// Whether the preferred size of the view is requested.
    var asksForSize: Bool {
        let isCell = representedElementCategory == .cell
        return hints.asksWidth ?? isCell || hints.asksHeight ?? isCell
    }
}
