/// What the pointer does to what it is over.
///
/// > Difference from Apple: the desktop's pointer stays where it is, and seen, during all of them; content does not lean towards it.
/// - Source: https://developer.apple.com/documentation/uikit/uipointereffect
public enum UIPointerEffect {
    /// The one that suits: a plate for what has no ground of its own; else what is small is lifted, and what is large gets a tint.
    case automatic(UITargetedPreview)
    /// A plate comes behind it.
    case highlight(UITargetedPreview)
    /// It grows, and casts a shadow.
    case lift(UITargetedPreview)
    /// It gets a tint, and may grow and cast a shadow.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true)

    /// Where a tint comes.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipointereffect/tintmode
    public enum TintMode: Int, Sendable {
        /// Nowhere.
        case none = 0
        /// In front of the content.
        case overlay = 1
        /// Behind the content.
        case underlay = 2
    }

    /// What it is done to.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}
