/// Properties of an element that built-in layouts pass to the collection view in addition to the attributes.
struct LayoutHints {
    /// Whether the view determines its own width and height. `nil` means `true` for cells, and `false` for other views.
    var selfSizesWidth: Bool?
    var selfSizesHeight: Bool?
    /// The size before it was rounded to whole pixels; `nil` if it was not rounded.
    var exactSize: CGSize?
    /// The section whose orthogonal scroll view contains the element. The frame of the attributes is the frame at
    /// scroll offset zero.
    var orthogonalSection: Int?
    /// The position in a list; `nil` outside of lists.
    var listPosition: ListCellPosition?
    /// Whether the element belongs to its section and not to an item.
    var isOfSection = false
    /// Whether the element moves relative to the content while the user scrolls.
    var isPinned = false
}

extension UICollectionViewLayoutAttributes {
    /// Whether the preferred size of the view is requested.
    var isSelfSizing: Bool {
        let isCell = representedElementCategory == .cell
        return hints.selfSizesWidth ?? isCell || hints.selfSizesHeight ?? isCell
    }
}
