extension UINavigationBar: BarWithAppearances {
    func owned(_ look: UINavigationBarAppearance) -> UINavigationBarAppearance {
        look.owned { [weak self] in self?.barAppearanceDidChange() }
    }

    func barAppearanceDidChange() {
        updateBackground()
        reload()
    }

    private var hasLegacyBackground: Bool { barTintColor != nil || !isTranslucent || !parts.backgroundImages.isEmpty }

    /// The appearance with content under the bar.
    private var standard: UINavigationBarAppearance {
        let item = topItem?.appearances.standard(isCompact: isCompact)
        return item ?? appearances.standard(isCompact: isCompact) ?? legacy()
    }

    /// The appearance where content ends at the bar.
    private var edge: UINavigationBarAppearance {
        if let own = topItem?.appearances.edge(isCompact: isCompact) ?? appearances.edge(isCompact: isCompact) { return own }
        let result = UINavigationBarAppearance(barAppearance: standard)
        let isLegacy = hasLegacyBackground && appearances.standard == nil && topItem?.standardAppearance == nil
        if !isLegacy { result.configureWithTransparentBackground() }
        return result
    }

    /// Returns the appearance that the older properties describe, such as `barTintColor`.
    private func legacy() -> UINavigationBarAppearance {
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

    func updateBackground() { parts.background.show(standard: standard, atEdge: edge) }

    /// The current appearance of titles and items.
    var navigationBarStyle: NavigationBarStyle {
        let shown = parts.background.progress < 0.5 ? edge : standard
        var result = NavigationBarStyle()
        result.titleAttributes = (titleTextAttributes ?? [:]).merging(shown.titleTextAttributes) { $1 }
        result.largeTitleAttributes = (largeTitleTextAttributes ?? [:]).merging(shown.largeTitleTextAttributes) { $1 }
        result.titleShift = shown.titlePositionAdjustment
        result.plain = shown.buttonAppearance
        result.done = shown.doneButtonAppearance
        result.back = shown.backButtonAppearance
        result.indicator = shown.backIndicatorImage ?? backIndicatorImage
        return result
    }

    /// Sets the crossfade from the scroll-edge background, 0, to the standard background, 1.
    func setBackgroundProgress(_ progress: CGFloat) {
        guard progress != parts.background.progress else { return }
        let crosses = (parts.background.progress >= 0.5) != (progress >= 0.5)
        parts.background.setProgress(progress)
        let differs = topItem?.scrollEdgeAppearance != nil || appearances.edge != nil
        if crosses, differs { reload() }
    }
}
