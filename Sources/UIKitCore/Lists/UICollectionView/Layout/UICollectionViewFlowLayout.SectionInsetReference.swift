import UIKitEngines

extension UICollectionViewFlowLayout {
    /// The references from which section insets are measured.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninsetreference-swift.enum
    public enum SectionInsetReference: Int, Sendable {
        /// The content inset plus the insets of bars.
        case fromContentInset = 0
        /// The safe area, for example beside a notch.
        case fromSafeArea = 1
        /// The layout margins of the collection view.
        case fromLayoutMargins = 2
    }

    /// Returns the insets to add to the section insets. Content insets are not included, because they already apply.
    func referenceMargins(in view: UICollectionView) -> UIEdgeInsets {
        let insets: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea: insets = view.safeAreaInsets
        case .fromLayoutMargins: insets = view.layoutMargins
        }
        let appliedInsets = view.adjustedContentInset
        return UIEdgeInsets(
            top: max(0, insets.top - appliedInsets.top), left: max(0, insets.left - appliedInsets.left),
            bottom: max(0, insets.bottom - appliedInsets.bottom), right: max(0, insets.right - appliedInsets.right))
    }
}

extension FlowSection {
    /// Adds margins to the insets across the axis.
    mutating func addMargins(by margins: UIEdgeInsets, _ axis: FlowAxis) {
        switch axis {
        case .vertical:
            insetLeft += margins.left
            insetRight += margins.right
        case .horizontal:
            insetTop += margins.top
            insetBottom += margins.bottom
        }
    }
}
