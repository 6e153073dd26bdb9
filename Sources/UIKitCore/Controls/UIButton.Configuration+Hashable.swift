extension UIButton.Configuration: @MainActor Hashable {
    /// Returns whether two configurations have the same appearance. Two transformers are equal if one is a copy of
    /// the other.
    public static func == (left: Self, right: Self) -> Bool {
        left.words == right.words && left.picture == right.picture && left.shape == right.shape && left.background == right.background
    }

    /// Hashes the properties that equality compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(words)
        hasher.combine(picture)
        hasher.combine(shape)
        hasher.combine(background)
    }

    private var words: [AnyHashable?] {
        [
            title, subtitle, titleText, subtitleText, titleFont, subtitleOwnFont, titleAlignment, titleLineBreakMode,
            subtitleLineBreakMode, titleTextAttributesTransformer?.identity, subtitleTextAttributesTransformer?.identity,
        ]
    }

    private var picture: [AnyHashable?] {
        [
            image, preferredSymbolConfigurationForImage, imageColorTransformer?.identity, imagePlacement, indicator,
            indicatorColorTransformer?.identity, showsActivityIndicator, activityIndicatorColorTransformer?.identity,
        ]
    }

    private var shape: [AnyHashable?] {
        [
            kind, buttonSize, cornerStyle, contentInsets, imagePadding, titlePadding, baseForegroundColor, baseBackgroundColor,
            automaticallyUpdateForSelection,
        ]
    }
}
