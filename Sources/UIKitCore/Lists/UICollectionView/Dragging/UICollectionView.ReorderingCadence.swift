extension UICollectionView {
    /// The speeds with which items make room for a drag.
    ///
    /// Apple documents no values; the delays are our own.
    /// - Source: https://developer.apple.com/documentation/uikit/uicollectionview/reorderingcadence-swift.enum
    public enum ReorderingCadence: Int, Sendable {
        /// At once, for drops that are mostly between items.
        case immediate = 0
        /// After 0.2 seconds over an item.
        case fast = 1
        /// After 0.5 seconds over an item, for drops that are mostly into items.
        case slow = 2
    }

    var roomDelay: TimeInterval {
        switch reorderingCadence {
        case .immediate: 0
        case .fast: 0.2
        case .slow: 0.5
        }
    }
}
