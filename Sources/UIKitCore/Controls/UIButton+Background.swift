/// The background of a configuration, and the activity indicator that replaces its image.
extension UIButton {
    /// Returns whether a background has an image, an effect, a stroke or a custom view.
    private func needsBackgroundView(_ background: UIBackgroundConfiguration) -> Bool {
        background.customView != nil || background.image != nil || background.visualEffect != nil || background.strokeWidth > 0
    }

    func showBackground(_ configuration: Configuration) {
        let color = configuration.background(tint: roleTint, state: displayedState)
        let hasBackgroundView = needsBackgroundView(configuration.background)
        if content.colorBackgroundView != nil || (color != nil && !hasBackgroundView) {
            contentColorView.backgroundColor = hasBackgroundView ? nil : color
        }
        guard hasBackgroundView else { return removeBackgroundView() }
        let backgroundView = content.backgroundView ?? BackgroundConfigurationView()
        if content.backgroundView == nil {
            content.backgroundView = backgroundView
            insert(backgroundView, below: [content.imageView, content.label, content.subtitleLabel])
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
        content.backgroundView?.removeFromSuperview()
        content.backgroundView = nil
    }

    /// The corner radius of the background, in points; `nil` without a configuration.
    var backgroundRadius: CGFloat? { configuration?.radius(height: backgroundFrame.height) }

    private var backgroundFrame: CGRect {
        bounds.inset(by: configuration?.background.backgroundInsets.resolved(effectiveUserInterfaceLayoutDirection) ?? .zero)
    }

    func layOutBackground() {
        content.colorBackgroundView?.frame = backgroundFrame
        content.colorBackgroundView?.layer.cornerRadius = configuration?.radius(height: backgroundFrame.height) ?? 0
        guard let backgroundView = content.backgroundView, let configuration else { return }
        backgroundView.frame = bounds
        updateBackgroundView(backgroundView, configuration, configuration.background(tint: roleTint, state: displayedState))
    }

    /// Removes the views of a configuration.
    func removeConfigurationViews() {
        if isConfigured {
            isConfigured = false
            content.label?.numberOfLines = 1
            content.label?.lineBreakMode = .byTruncatingTail
        }
        content.colorBackgroundView?.backgroundColor = nil
        removeBackgroundView()
        showSpinner(nil)
        removeIndicator()
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

    var imageSize: CGSize { content.spinner?.intrinsicContentSize ?? typeSymbolSize ?? content.imageView?.image?.size ?? .zero }

    /// The size of the image view for the symbol of a button type, in points and rounded to whole pixels; `nil` for
    /// another image.
    private var typeSymbolSize: CGSize? {
        guard showsTypeSymbol else { return nil }
        let scale = max(1, traitCollection.displayScale)
        let size = ButtonType.symbolImageSize
        return CGSize(width: (size.width * scale).rounded() / scale, height: (size.height * scale).rounded() / scale)
    }

    var showsTypeSymbol: Bool {
        guard configuration == nil, let symbol = content.typeSymbol else { return false }
        return currentImage === symbol && currentPreferredSymbolConfiguration == nil
    }
}
