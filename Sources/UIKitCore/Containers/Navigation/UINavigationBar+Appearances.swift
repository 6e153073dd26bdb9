extension UINavigationBar: BarWithAppearances {
    func observedCopy(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
        appearance.observedCopy { [weak self] in self?.barAppearanceDidChange() }
    }

    func barAppearanceDidChange() {
        updateBackground()
        reload()
    }

    private var hasLegacyBackground: Bool { barTintColor != nil || !isTranslucent || !parts.backgroundImages.isEmpty }

    /// The appearance with content under the bar.
    private var resolvedStandard: UINavigationBarAppearance {
        let item = topItem?.appearances.standard(isCompact: isCompact)
        return item ?? appearances.standard(isCompact: isCompact) ?? legacyAppearance()
    }

    /// The appearance where content ends at the bar.
    private var resolvedScrollEdge: UINavigationBarAppearance {
        if let appearance = topItem?.appearances.scrollEdge(isCompact: isCompact) ?? appearances.scrollEdge(isCompact: isCompact) {
            return appearance
        }
        let result = UINavigationBarAppearance(barAppearance: resolvedStandard)
        let isLegacy = hasLegacyBackground && appearances.standard == nil && topItem?.standardAppearance == nil
        if !isLegacy { result.configureWithTransparentBackground() }
        return result
    }

    /// Returns the appearance that the older properties describe, such as `barTintColor`.
    private func legacyAppearance() -> UINavigationBarAppearance {
        let result = UINavigationBarAppearance()
        if !isTranslucent { result.configureWithOpaqueBackground() }
        if let barTintColor {
            result.backgroundEffect = nil
            result.backgroundColor = barTintColor
        }
        let image = parts.backgroundImages[isCompact ? .compact : .default] ?? parts.backgroundImages[.default]
        if let image {
            result.backgroundEffect = nil
            result.backgroundColor = nil
            result.backgroundImage = image
            if let shadowImage {
                result.shadowImage = shadowImage
                result.shadowColor = nil
            }
        }
        result.titleTextAttributes = titleTextAttributes ?? [:]
        result.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
        result.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
        return result
    }

    func updateBackground() { parts.background.show(standard: resolvedStandard, atScrollEdge: resolvedScrollEdge) }

    /// The current appearance of titles and items.
    var navigationBarStyle: NavigationBarStyle {
        let appearance = parts.background.progress < 0.5 ? resolvedScrollEdge : resolvedStandard
        var result = NavigationBarStyle()
        result.titleAttributes = (titleTextAttributes ?? [:]).merging(appearance.titleTextAttributes) { $1 }
        result.largeTitleAttributes = (largeTitleTextAttributes ?? [:]).merging(appearance.largeTitleTextAttributes) { $1 }
        result.titleOffset = appearance.titlePositionAdjustment
        result.plain = appearance.buttonAppearance
        result.done = appearance.doneButtonAppearance
        result.back = appearance.backButtonAppearance
        result.indicator = appearance.backIndicatorImage ?? backIndicatorImage
        return result
    }

    /// Sets the crossfade from the scroll-edge background, 0, to the standard background, 1.
    func setBackgroundProgress(_ progress: CGFloat) {
        guard progress != parts.background.progress else { return }
        let crossesMiddle = (parts.background.progress >= 0.5) != (progress >= 0.5)
        parts.background.setProgress(progress)
        let hasScrollEdgeAppearance = topItem?.scrollEdgeAppearance != nil || appearances.scrollEdge != nil
        if crossesMiddle, hasScrollEdgeAppearance { reload() }
    }
}
