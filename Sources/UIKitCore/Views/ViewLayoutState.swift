/// The state with which a view is laid out in its superview and lays out its subviews.
struct ViewLayoutState {
    var autoresizingMask: UIView.AutoresizingMask = []
    var autoresizesSubviews = true
    var safeArea = UIEdgeInsets.zero
    var insetsMarginsFromSafeArea = true
    var preservesSuperviewMargins = false
    /// Whether the view is laying out its subviews.
    var isLayingOut = false
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// The margins as they were last set, absolute or directional.
    var margins = Margins.standard
    /// The margins of which the view was last notified; `nil` if it never was.
    var reportedMargins: UIEdgeInsets?

    /// Margins by side (`absolute`) or by reading direction (`directional`). They keep their meaning when the direction
    /// changes.
    enum Margins {
        /// 8 points on all sides, or the minimum margins of the view's controller.
        case standard
        case absolute(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)

        func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
            switch self {
            case .standard: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            case .absolute(let insets): insets
            case .directional(let insets): insets.resolved(direction)
            }
        }
    }
}
