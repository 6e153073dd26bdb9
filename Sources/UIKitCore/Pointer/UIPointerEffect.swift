/// The effects of the pointer on the content below it.
///
/// > Difference from Apple: The desktop's pointer remains visible during all effects, and content does not move
/// > toward the pointer.
/// - Source: https://developer.apple.com/documentation/uikit/uipointereffect
public enum UIPointerEffect {
    /// The system's choice for the content. Content without a background is highlighted, small content is lifted, and
    /// large content is tinted.
    case automatic(UITargetedPreview)
    /// The content gets a rounded background.
    case highlight(UITargetedPreview)
    /// The content grows and casts a shadow.
    case lift(UITargetedPreview)
    /// The content is tinted, and may also grow and cast a shadow.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true)

    /// The positions of a tint.
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
