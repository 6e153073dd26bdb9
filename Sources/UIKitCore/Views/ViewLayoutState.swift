/// How a view is laid out in its superview, and lays out what is in it.
struct ViewLayoutState {
    var autoresizingMask: UIView.AutoresizingMask = []
    var autoresizesSubviews = true
    var safeArea = UIEdgeInsets.zero
    var insetsMarginsFromSafeArea = true
    var preservesSuperviewMargins = false
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// The margins as they were set last, one way or the other.
    var margins = Margins.directional(NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))

    /// Margins are set by side or by direction of reading, and keep their meaning when the direction changes.
    enum Margins {
        case absolute(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)

        func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
            switch self {
            case .absolute(let insets): insets
            case .directional(let insets): insets.resolved(direction)
            }
        }
    }
}
