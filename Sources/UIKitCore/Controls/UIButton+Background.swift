/// The background of a configuration, and the activity indicator that replaces its image.
extension UIButton {
    /// Returns whether a background has an image, an effect, a stroke or a custom view.
    private func needsBackgroundView(_ background: UIBackgroundConfiguration) -> Bool {
        background.customView != nil || background.image != nil || background.visualEffect != nil || background.strokeWidth > 0
    }

    func showBackground(_ configuration: Configuration) {
        let color = configuration.background(tint: roleTint, state: shownState)
        let hasBackgroundView = needsBackgroundView(configuration.background)
        if content.backdrop != nil || (color != nil && !hasBackgroundView) { backdrop.backgroundColor = hasBackgroundView ? nil : color }
        guard hasBackgroundView else { return removeBackgroundView() }
        let backgroundView = content.plate ?? BackgroundConfigurationView()
        if content.plate == nil {
            content.plate = backgroundView
            insert(backgroundView, below: [content.picture, content.label, content.secondLabel])
        }
        updateBackgroundView(backgroundView, configuration, color)
    }

    private func updateBackgroundView(_ backgroundView: BackgroundConfigurationView, _ configuration: Configuration, _ color: UIColor?) {
        var background = configuration.background
        background.backgroundColor = color ?? .clear
        background.backgroundColorTransformer = nil
        background.cornerRadius = configuration.radius(height: backgroundFrame.height)
        backgroundView.hostMargins = layoutMargins
        backgroundView.show(background, tint: roleTint)
    }

    private func removeBackgroundView() {
        content.plate?.removeFromSuperview()
        content.plate = nil
    }

    /// The corner radius of the background, in points; `nil` without a configuration.
    var backgroundRadius: CGFloat? { configuration?.radius(height: backgroundFrame.height) }

    private var backgroundFrame: CGRect {
        bounds.inset(by: configuration?.background.backgroundInsets.resolved(effectiveUserInterfaceLayoutDirection) ?? .zero)
    }

    func placeBackground() {
        content.backdrop?.frame = backgroundFrame
        content.backdrop?.layer.cornerRadius = configuration?.radius(height: backgroundFrame.height) ?? 0
        guard let backgroundView = content.plate, let configuration else { return }
        backgroundView.frame = bounds
        updateBackgroundView(backgroundView, configuration, configuration.background(tint: roleTint, state: shownState))
    }

    /// Removes the views of a configuration.
    func dropConfiguration() {
        if isConfigured {
            isConfigured = false
            content.label?.numberOfLines = 1
            content.label?.lineBreakMode = .byTruncatingTail
        }
        content.backdrop?.backgroundColor = nil
        removeBackgroundView()
        showSpinner(nil)
        dropIndicator()
    }

    // MARK: - Activity indicator

    func showSpinner(_ color: UIColor?) {
        guard let color else {
            content.spinner?.removeFromSuperview()
            content.spinner = nil
            return
        }
        let spinner = content.spinner ?? UIActivityIndicatorView(style: .medium)
        if content.spinner == nil {
            content.spinner = spinner
            spinner.isUserInteractionEnabled = false
            addSubview(spinner)
            spinner.startAnimating()
        }
        spinner.color = color
    }

    var pictureSize: CGSize { content.spinner?.intrinsicContentSize ?? typeSymbolSize ?? content.picture?.image?.size ?? .zero }

    /// The size of the image view for the symbol of a button type, in points and rounded to whole pixels; `nil` for
    /// another image.
    private var typeSymbolSize: CGSize? {
        guard showsTypesSymbol else { return nil }
        let scale = max(1, traitCollection.displayScale)
        let size = ButtonType.symbolRoom
        return CGSize(width: (size.width * scale).rounded() / scale, height: (size.height * scale).rounded() / scale)
    }

    var showsTypesSymbol: Bool {
        guard configuration == nil, let symbol = content.typesSymbol else { return false }
        return currentImage === symbol && currentPreferredSymbolConfiguration == nil
    }
}
