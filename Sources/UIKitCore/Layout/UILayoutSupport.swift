/// The area that bars cover at the top or bottom of a controller's view.
///
/// Apple recommends the safe area layout guide instead, which excludes the same area.
/// - Source: https://developer.apple.com/documentation/uikit/uilayoutsupport
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// The height in points.
    var length: CGFloat { get }
    /// The top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height.
    var heightAnchor: NSLayoutDimension { get }
}

/// A guide over the area that bars cover.
final class CoveredGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
    /// The area that bars cover at the top of the view.
    public var topLayoutGuide: any UILayoutSupport {
        view.coveredGuide(.coveredTop, "UIViewTopLayoutGuide") { view in
            UIEdgeInsets(top: 0, left: 0, bottom: view.bounds.height - view.safeAreaInsets.top, right: 0)
        }
    }

    /// The area that bars cover at the bottom of the view.
    public var bottomLayoutGuide: any UILayoutSupport {
        view.coveredGuide(.coveredBottom, "UIViewBottomLayoutGuide") { view in
            UIEdgeInsets(top: view.bounds.height - view.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
        }
    }
}

extension UIView {
    fileprivate func coveredGuide(
        _ name: ViewConstraints.BuiltInGuide, _ identifier: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets
    ) -> CoveredGuide {
        if let guide = autoLayout.builtInGuides[name] as? CoveredGuide { return guide }
        let guide = CoveredGuide(.inset(insets), of: self, identifier: identifier)
        autoLayout.builtInGuides[name] = guide
        return guide
    }
}
