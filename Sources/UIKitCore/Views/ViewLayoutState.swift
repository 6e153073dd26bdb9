/// How a view is laid out in its superview, and lays out what is in it.
struct ViewLayoutState {
    var autoresizingMask: UIView.AutoresizingMask = []
    var autoresizesSubviews = true
    var safeArea = UIEdgeInsets.zero
    var insetsMarginsFromSafeArea = true
    var preservesSuperviewMargins = false
    /// Whether the view is placing what is in it.
    var isLayingOut = false
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// The margins as they were set last, one way or the other.
    var margins = Margins.standard
    /// The margins that the view was told of last; `nil` if it never was.
    var toldMargins: UIEdgeInsets?

    /// Margins are set by side or by direction of reading, and keep their meaning when the direction changes.
    enum Margins {
        /// 8 points on all sides, or what a controller's view gets.
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
