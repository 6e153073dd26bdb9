extension UIButton.Configuration: @MainActor Hashable {
    /// Returns whether two configurations have the same appearance. Two transformers are equal if one is a copy of
    /// the other.
    public static func == (left: Self, right: Self) -> Bool {
        left.textProperties == right.textProperties && left.imageProperties == right.imageProperties
            && left.layoutProperties == right.layoutProperties && left.background == right.background
    }

    /// Hashes the properties that equality compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(textProperties)
        hasher.combine(imageProperties)
        hasher.combine(layoutProperties)
        hasher.combine(background)
    }

    private var textProperties: [AnyHashable?] {
        [
            title, subtitle, titleText, subtitleText, titleFont, customSubtitleFont, titleAlignment, titleLineBreakMode,
            subtitleLineBreakMode, titleTextAttributesTransformer?.identity, subtitleTextAttributesTransformer?.identity,
        ]
    }

    private var imageProperties: [AnyHashable?] {
        [
            image, preferredSymbolConfigurationForImage, imageColorTransformer?.identity, imagePlacement, indicator,
            indicatorColorTransformer?.identity, showsActivityIndicator, activityIndicatorColorTransformer?.identity,
        ]
    }

    private var layoutProperties: [AnyHashable?] {
        [
            kind, buttonSize, cornerStyle, contentInsets, imagePadding, titlePadding, baseForegroundColor, baseBackgroundColor,
            automaticallyUpdateForSelection,
        ]
    }
}
