import UIKitEngines

extension UICollectionViewFlowLayout {
    /// What the margins of sections count from.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninsetreference-swift.enum
    public enum SectionInsetReference: Int, Sendable {
        /// The content inset, with what bars add to it.
        case fromContentInset = 0
        /// The safe area, as beside a notch.
        case fromSafeArea = 1
        /// The view's layout margins.
        case fromLayoutMargins = 2
    }

    /// What is added to the margins of sections, across the scroll direction: content insets are kept clear already.
    func referenceMargins(in view: UICollectionView) -> UIEdgeInsets {
        let wanted: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea: wanted = view.safeAreaInsets
        case .fromLayoutMargins: wanted = view.layoutMargins
        }
        let kept = view.adjustedContentInset
        return UIEdgeInsets(
            top: max(0, wanted.top - kept.top), left: max(0, wanted.left - kept.left), bottom: max(0, wanted.bottom - kept.bottom),
            right: max(0, wanted.right - kept.right))
    }
}

extension FlowSection {
    /// Adds to the margins across the axis.
    mutating func widen(by margins: UIEdgeInsets, _ axis: FlowAxis) {
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
