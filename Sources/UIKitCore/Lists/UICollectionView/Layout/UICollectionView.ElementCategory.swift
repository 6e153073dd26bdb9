extension UICollectionView {
    /// The categories of elements in a layout.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicollectionview/elementcategory
    public enum ElementCategory: UInt, Sendable {
        /// An item of the data.
        case cell
        /// A supplementary view of the data source, such as a header.
        case supplementaryView
        /// A decoration view of the layout.
        case decorationView
    }

    /// The kind of a flow layout's section headers.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a flow layout's section footers.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
