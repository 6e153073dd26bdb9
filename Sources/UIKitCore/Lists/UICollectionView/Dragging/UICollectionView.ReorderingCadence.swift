extension UICollectionView {
    /// The delays before items move apart for a drag.
    ///
    /// The delays are values of this library, because Apple documents none.
    /// - Source: https://developer.apple.com/documentation/uikit/uicollectionview/reorderingcadence-swift.enum
    public enum ReorderingCadence: Int, Sendable {
        /// Without a delay, for drops that are mostly between items.
        case immediate = 0
        /// After 0.2 seconds over an item.
        case fast = 1
        /// After 0.5 seconds over an item, for drops that are mostly into items.
        case slow = 2
    }

    var gapDelay: TimeInterval {
        switch reorderingCadence {
        case .immediate: 0
        case .fast: 0.2
        case .slow: 0.5
        }
    }
}
