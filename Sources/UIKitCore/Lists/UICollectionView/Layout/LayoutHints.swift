/// What a layout of ours tells the collection view of an element, beside its attributes.
struct LayoutHints {
    /// The sides of which the view says itself how long they are; `nil` for both of cells, and none of others.
    var asksWidth: Bool?
    var asksHeight: Bool?
    /// The size before it was made of whole pixels; `nil` where it was not.
    var exactSize: CGSize?
    /// The section in whose band, which scrolls by itself, the element stands. Its frame is as if the band had not been scrolled.
    var band: Int?
    /// The place in a list; `nil` outside of lists.
    var list: ListPlace?
    /// The element belongs to its section rather than to an item of it.
    var isOfSection = false
    /// The element moves while content is scrolled.
    var floats = false
}

extension UICollectionViewLayoutAttributes {
    /// Whether the view is asked how large it wants to be.
    var asksForSize: Bool {
        let isCell = representedElementCategory == .cell
        return hints.asksWidth ?? isCell || hints.asksHeight ?? isCell
    }
}
