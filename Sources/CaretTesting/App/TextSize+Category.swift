import Platform

extension DisplayMetrics.TextSize {
    /// Makes the text size of a content size category; `.large` for an unspecified category.
    init(_ category: UIContentSizeCategory) {
        self =
            switch category {
            case .extraSmall: .extraSmall
            case .small: .small
            case .medium: .medium
            case .extraLarge: .extraLarge
            case .extraExtraLarge: .extraExtraLarge
            case .extraExtraExtraLarge: .extraExtraExtraLarge
            case .accessibilityMedium: .accessibilityMedium
            case .accessibilityLarge: .accessibilityLarge
            case .accessibilityExtraLarge: .accessibilityExtraLarge
            case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
            case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
            default: .large
            }
    }
}
