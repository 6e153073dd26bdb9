/// The background of a configuration, and the activity indicator that replaces its image.
extension UIButton {
    /// Returns whether a background has an image, an effect, a stroke or a custom view.
    private func needsPlate(_ background: UIBackgroundConfiguration) -> Bool {
        background.customView != nil || background.image != nil || background.visualEffect != nil || background.strokeWidth > 0
    }

    func showBackground(_ configuration: Configuration) {
        let color = configuration.background(tint: roleTint, state: shownState)
        let hasPlate = needsPlate(configuration.background)
        if content.backdrop != nil || (color != nil && !hasPlate) { backdrop.backgroundColor = hasPlate ? nil : color }
        guard hasPlate else { return dropPlate() }
        let plate = content.plate ?? BackgroundConfigurationView()
        if content.plate == nil {
            content.plate = plate
            insert(plate, below: [content.picture, content.label, content.secondLabel])
        }
        showPlate(plate, configuration, color)
    }

    private func showPlate(_ plate: BackgroundConfigurationView, _ configuration: Configuration, _ color: UIColor?) {
        var background = configuration.background
        background.backgroundColor = color ?? .clear
        background.backgroundColorTransformer = nil
        background.cornerRadius = configuration.radius(height: backgroundFrame.height)
        plate.hostMargins = layoutMargins
        plate.show(background, tint: roleTint)
    }

    private func dropPlate() {
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
        guard let plate = content.plate, let configuration else { return }
        plate.frame = bounds
        showPlate(plate, configuration, configuration.background(tint: roleTint, state: shownState))
    }

    /// Removes the views of a configuration.
    func dropConfiguration() {
        if isConfigured {
            isConfigured = false
            content.label?.numberOfLines = 1
            content.label?.lineBreakMode = .byTruncatingTail
        }
        content.backdrop?.backgroundColor = nil
        dropPlate()
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

    var pictureSize: CGSize { content.spinner?.intrinsicContentSize ?? typesPictureSize ?? content.picture?.image?.size ?? .zero }

    /// The size of the image view for the symbol of a button type, in points and rounded to whole pixels; `nil` for
    /// another image.
    private var typesPictureSize: CGSize? {
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
