extension UICollectionView {
    /// How soon items make room for what is dragged over them.
    ///
    /// Apple gives no figures; the delays are ours.
    /// - Source: https://developer.apple.com/documentation/uikit/uicollectionview/reorderingcadence-swift.enum
    public enum ReorderingCadence: Int, Sendable {
        /// At once: where it is wanted between others.
        case immediate = 0
        /// After 0.2 seconds over a place.
        case fast = 1
        /// After 0.5 seconds over a place: where it is wanted mostly into others.
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
