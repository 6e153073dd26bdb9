/// The height that bars cover at the top or bottom of a controller's view.
///
/// Apple prefers the safe area's guide, which says the same.
/// - Source: https://developer.apple.com/documentation/uikit/uilayoutsupport
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// In points.
    var length: CGFloat { get }
    /// The upper edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height.
    var heightAnchor: NSLayoutDimension { get }
}

/// A guide over what is covered.
final class CoveredGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
    /// What bars cover at the top of the view.
    public var topLayoutGuide: any UILayoutSupport {
        view.covered(.coveredTop, "UIViewTopLayoutGuide") { view in
            UIEdgeInsets(top: 0, left: 0, bottom: view.bounds.height - view.safeAreaInsets.top, right: 0)
        }
    }

    /// What bars cover at the bottom of the view.
    public var bottomLayoutGuide: any UILayoutSupport {
        view.covered(.coveredBottom, "UIViewBottomLayoutGuide") { view in
            UIEdgeInsets(top: view.bounds.height - view.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
        }
    }
}

extension UIView {
    fileprivate func covered(
        _ name: ViewConstraints.OwnGuide, _ identifier: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets
    ) -> CoveredGuide {
        if let guide = autoLayout.ownGuides[name] as? CoveredGuide { return guide }
        let guide = CoveredGuide(.inset(insets), of: self, identifier: identifier)
        autoLayout.ownGuides[name] = guide
        return guide
    }
}
