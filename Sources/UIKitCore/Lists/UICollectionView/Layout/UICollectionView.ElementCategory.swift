extension UICollectionView {
    /// What kind of thing a layout gives a place to.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicollectionview/elementcategory
    public enum ElementCategory: UInt, Sendable {
        /// An item of the data.
        case cell
        /// A header, footer or other view of the data source.
        case supplementaryView
        /// A view of the layout's own.
        case decorationView
    }

    /// The kind of a flow layout's section headers.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a flow layout's section footers.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
