/// The layout of a sheet, and the appearance of the views below.
///
/// In a regular environment, the sheet is a centred card of the form or page size, moved up above the keyboard. In a
/// compact height the sheet fills its container, unless it is attached to the bottom edge. Otherwise its height is the
/// height of the selected detent, plus the bottom safe area or the keyboard. A strip below the top safe area remains
/// visible above the sheet. A drag offsets the card. The content below is dimmed if the detent is larger than the
/// largest undimmed detent. Under a large detent, the presenter's view also becomes a smaller card.
extension UISheetPresentationController {
    private final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat

        init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
            self.containerTraitCollection = containerTraitCollection
            self.maximumDetentValue = maximumDetentValue
        }
    }

    /// Whether the sheet is a centred card, as on a tablet.
    var isCenteredCard: Bool {
        guard let traits = containerView?.traitCollection else { return false }
        return traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
    }

    private var fillsContainer: Bool {
        containerView?.traitCollection.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
    }

    func frameOfSheet() -> CGRect {
        guard let container = containerView else { return .zero }
        let bounds = container.bounds
        if fillsContainer { return bounds }
        let keyboardHeight = presentation?.container.heightUnderKeyboard ?? 0
        if isCenteredCard { return centeredFrame(in: bounds).shifted(above: keyboardHeight, of: container) }
        // The upper edge is aligned to pixels, so that it is sharp.
        let scale = max(container.traitCollection.displayScale, 1)
        let insets = container.safeAreaInsets
        // The sheet extends behind the keyboard. Its visible height above the keyboard is the height of the detent.
        let maximumHeight = bounds.height - insets.top - SheetMetrics.topStripHeight
        let unroundedHeight = min(height(of: selectedDetent) + max(insets.bottom, keyboardHeight), maximumHeight)
        let height = (unroundedHeight * scale).rounded() / scale
        return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    func centeredFrame(in bounds: CGRect) -> CGRect {
        let isForm = presentationStyle == .formSheet
        let preferredSize = presentedViewController.preferredContentSize
        let defaultSize = isForm ? SheetMetrics.formSize : SheetMetrics.pageSize
        let unclampedSize = isForm && preferredSize.width > 0 && preferredSize.height > 0 ? preferredSize : defaultSize
        let area = bounds.shrunk(dx: SheetMetrics.margin, dy: SheetMetrics.margin)
        let size = CGSize(width: min(unclampedSize.width, area.width), height: min(unclampedSize.height, area.height))
        return CGRect(
            x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded(), width: size.width,
            height: size.height)
    }

    // MARK: - Detents

    private var context: Context? {
        guard let container = containerView else { return nil }
        let insets = container.safeAreaInsets
        let largestHeight = container.bounds.height - insets.top - SheetMetrics.topStripHeight - insets.bottom
        return Context(containerTraitCollection: container.traitCollection, maximumDetentValue: max(0, largestHeight))
    }

    /// The active detents, from lowest to highest.
    var activeDetents: [(identifier: Detent.Identifier, height: CGFloat)] {
        guard let context else { return [] }
        var active: [(identifier: Detent.Identifier, height: CGFloat)] = []
        for detent in detents {
            guard let value = detent.resolvedValue(in: context) else { continue }
            let height = value.isFinite ? min(max(value, 0), context.maximumDetentValue) : 0
            active.append((detent.identifier, height))
        }
        return active.isEmpty ? [(.large, context.maximumDetentValue)] : active.sorted { $0.height < $1.height }
    }

    var selectedDetent: Detent.Identifier {
        let active = activeDetents
        return active.first { $0.identifier == sheet.selectedDetent }?.identifier ?? active.first?.identifier ?? .large
    }

    func height(of identifier: Detent.Identifier) -> CGFloat {
        activeDetents.first { $0.identifier == identifier }?.height ?? context?.maximumDetentValue ?? 0
    }

    /// Returns whether the content below is dimmed at a detent.
    func isDimmed(at identifier: Detent.Identifier) -> Bool {
        guard let largestUndimmedDetentIdentifier else { return true }
        return height(of: identifier) > height(of: largestUndimmedDetentIdentifier)
    }

    /// The description of the sheet's position for assistive technology.
    private var detentDescription: String {
        let active = activeDetents
        switch selectedDetent {
        case active.last?.identifier: return "Expanded"
        case .medium: return "Half Screen"
        default: return active.count > 1 && selectedDetent == active.first?.identifier ? "Collapsed" : "Partly Expanded"
        }
    }

    // MARK: - Appearance

    func prepareSheet() {
        guard let container = containerView else { return }
        dimming.backgroundColor = .black
        dimming.alpha = 0
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.addGestureRecognizer(drag.tap)
        container.addSubview(dimming)
        // The content is added to the card first, and the card to the container later, so that the content enters the
        // window only after its `viewWillAppear`.
        card.embed(presentedViewController)
        card.addGestureRecognizer(drag.pan)
        card.grabber.onStep = { [weak self] in self?.drag.selectAdjacentDetent(isUpwards: $0) }
        card.grabber.detentDescription = { [weak self] in self?.detentDescription }
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in self?.updateViewsBelow(1) })
        if presentedViewController.transitionCoordinator == nil { updateViewsBelow(1) }
    }

    func layOutSheet() {
        guard let presentation else { return }
        let isFullSize = fillsContainer
        card.layer.cornerRadius = isFullSize ? 0 : preferredCornerRadius ?? SheetMetrics.cornerRadius
        card.layer.maskedCorners =
            isCenteredCard
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        if !presentation.isTransitioning {
            var frame = frameOfSheet()
            if sheet.dragOffset > 0 {
                frame.origin.y += sheet.dragOffset
            } else {
                frame.origin.y += sheet.dragOffset
                frame.size.height -= sheet.dragOffset
            }
            card.frame = frame
            updateViewsBelow(1)
        }
        card.grabber.isHidden = !prefersGrabberVisible || isFullSize || isCenteredCard
    }

    /// Dims the content below, and shows it as a smaller card under a large sheet.
    func updateViewsBelow(_ progress: CGFloat) {
        guard let container = containerView else { return }
        sheet.dimmingProgress = progress
        let isDark = container.traitCollection.userInterfaceStyle == .dark
        let isDimming = isDimmed(at: selectedDetent)
        dimming.alpha = isDimming ? progress * (isDark ? 0.48 : 0.2) : 0
        if isDimming, progress > 0 { sheet.tints.dim(presenting?.viewIfLoaded) } else { sheet.tints.restore() }
        shrinkViewBelow(progress)
    }

    func cleanUp() {
        shrinkViewBelow(0)
        // `shrinkViewBelow` does nothing if the views have already been removed from the window.
        sheet.coveredViewStyle?.restore()
        sheet.coveredViewStyle = nil
        sheet.tints.restore()
        dimming.removeFromSuperview()
        card.removeGestureRecognizer(drag.pan)
        card.removeContent()
    }

    /// Shows the presenter's view as a smaller card, below a sheet of nearly the screen's height.
    private func shrinkViewBelow(_ progress: CGFloat) {
        guard let below = presenting?.viewIfLoaded, let container = containerView, below.superview === container.superview
        else { return }
        let reachesTop = !isCenteredCard && !fillsContainer && selectedDetent == .large && container.safeAreaInsets.top > 0
        let isShrunk = progress > 0 && reachesTop
        guard isShrunk || sheet.coveredViewStyle != nil else { return }
        if sheet.coveredViewStyle == nil { sheet.coveredViewStyle = CoveredViewStyle(of: below) }
        if sheet.shrinksViewBelow != isShrunk {
            sheet.shrinksViewBelow = isShrunk
            presentedViewController.setNeedsChrome()
        }
        guard isShrunk else {
            sheet.coveredViewStyle?.restoreShape()
            // The rounded corners are needed until the transition has ended.
            guard presentation?.isTransitioning != true else { return }
            sheet.coveredViewStyle?.restore()
            sheet.coveredViewStyle = nil
            return
        }
        let scale = 1 - SheetMetrics.narrowing / max(container.bounds.width, 1) * progress
        let offsetY = container.safeAreaInsets.top * progress - container.bounds.height * (1 - scale) / 2
        below.transform = CGAffineTransform(translationX: 0, y: offsetY).scaledBy(x: scale, y: scale)
        below.layer.cornerRadius = SheetMetrics.cornerRadius
        below.layer.masksToBounds = true
    }
}

extension CGRect {
    /// Returns the rectangle moved up above the keyboard, as far as the top edge allows.
    @MainActor fileprivate func shifted(above keyboardHeight: CGFloat, of container: UIView) -> CGRect {
        guard keyboardHeight > 0 else { return self }
        let top = max(container.safeAreaInsets.top, SheetMetrics.margin)
        let lowestY = container.bounds.height - keyboardHeight - SheetMetrics.margin - height
        return offsetBy(dx: 0, dy: min(0, max(top, lowestY) - minY))
    }
}
