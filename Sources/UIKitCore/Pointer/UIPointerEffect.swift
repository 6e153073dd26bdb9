/// The effect of the pointer on the content below.
///
/// > Difference from Apple: the desktop's pointer stays in place and visible during all effects; content does not
/// > move toward the pointer.
/// - Source: https://developer.apple.com/documentation/uikit/uipointereffect
public enum UIPointerEffect {
    /// The effect that suits the content. Content without a background is highlighted, small content is lifted, and
    /// large content receives a tint.
    case automatic(UITargetedPreview)
    /// A rounded background appears behind the content.
    case highlight(UITargetedPreview)
    /// The content grows and casts a shadow.
    case lift(UITargetedPreview)
    /// The content receives a tint, and may grow and cast a shadow.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true)

    /// The position of a tint.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipointereffect/tintmode
    public enum TintMode: Int, Sendable {
        /// No tint.
        case none = 0
        /// In front of the content.
        case overlay = 1
        /// Behind the content.
        case underlay = 2
    }

    /// The preview of the content.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}
