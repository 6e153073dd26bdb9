/// What stands behind a configuration's content, and in its picture's place.
extension UIButton {
    /// Whether the background has parts that a colour does not have.
    private func needsPlate(_ ground: UIBackgroundConfiguration) -> Bool {
        ground.customView != nil || ground.image != nil || ground.visualEffect != nil || ground.strokeWidth > 0
    }

    func showBackground(_ configuration: Configuration) {
        let color = configuration.background(tint: roleTint, state: shownState)
        let hasPlate = needsPlate(configuration.background)
        backdrop.backgroundColor = hasPlate ? nil : color
        guard hasPlate else { return dropPlate() }
        let plate = content.plate ?? BackgroundConfigurationView()
        if content.plate == nil {
            content.plate = plate
            insertSubview(plate, aboveSubview: backdrop)
        }
        showPlate(plate, configuration, color)
    }

    private func showPlate(_ plate: BackgroundConfigurationView, _ configuration: Configuration, _ color: UIColor?) {
        var ground = configuration.background
        ground.backgroundColor = color ?? .clear
        ground.backgroundColorTransformer = nil
        ground.cornerRadius = configuration.radius(height: groundFrame.height)
        plate.hostMargins = layoutMargins
        plate.show(ground, tint: roleTint)
    }

    private func dropPlate() {
        content.plate?.removeFromSuperview()
        content.plate = nil
    }

    /// The radius of the corners of what stands behind the content; `nil` without a configuration.
    var groundRadius: CGFloat? { configuration?.radius(height: groundFrame.height) }

    private var groundFrame: CGRect {
        bounds.inset(by: configuration?.background.backgroundInsets.resolved(effectiveUserInterfaceLayoutDirection) ?? .zero)
    }

    func placeBackground() {
        backdrop.frame = groundFrame
        backdrop.layer.cornerRadius = configuration?.radius(height: groundFrame.height) ?? 0
        guard let plate = content.plate, let configuration else { return }
        plate.frame = bounds
        showPlate(plate, configuration, configuration.background(tint: roleTint, state: shownState))
    }

    /// Without a configuration there is neither.
    func dropConfiguration() {
        if isConfigured {
            isConfigured = false
            (label.numberOfLines, label.lineBreakMode) = (1, .byTruncatingTail)
        }
        backdrop.backgroundColor = nil
        dropPlate()
        showSpinner(nil)
        dropIndicator()
    }

    // MARK: - The picture's place

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

    var pictureSize: CGSize { content.spinner?.intrinsicContentSize ?? picture.image?.size ?? .zero }
}
