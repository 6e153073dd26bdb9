/// The layout of a sheet and of its surroundings.
///
/// In a regular environment, the sheet is a centred card of the form or page size, moved up above the keyboard. In a
/// compact height it fills its container, unless it is attached to the edge. Otherwise its height is that of the
/// selected detent, plus the bottom safe area or the keyboard. The sheet ends at a strip below the top safe area. A
/// drag offsets the card. The content below is dimmed above the largest undimmed detent. Under a large detent, the
/// presenter's view also shrinks to a card.
extension UISheetPresentationController {
    private final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat

        init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
            self.containerTraitCollection = containerTraitCollection
            self.maximumDetentValue = maximumDetentValue
        }
    }

    /// Whether the sheet is centred, as on a tablet.
    var isPanel: Bool {
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
        let covered = presentation?.container.heightUnderKeyboard ?? 0
        if isPanel { return panel(in: bounds).shifted(above: covered, of: container) }
        // The upper edge is aligned to pixels.
        let scale = max(container.traitCollection.displayScale, 1)
        let insets = container.safeAreaInsets
        // The sheet extends behind the keyboard, so that its visible height above the keyboard is the same.
        let wanted = min(height(of: selectedDetent) + max(insets.bottom, covered), bounds.height - insets.top - SheetMetrics.strip)
        let height = (wanted * scale).rounded() / scale
        return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    func panel(in bounds: CGRect) -> CGRect {
        let isForm = presentationStyle == .formSheet
        let preferred = presentedViewController.preferredContentSize
        let usual = isForm ? SheetMetrics.form : SheetMetrics.page
        let wanted = isForm && preferred.width > 0 && preferred.height > 0 ? preferred : usual
        let room = bounds.shrunk(dx: SheetMetrics.margin, dy: SheetMetrics.margin)
        let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
        return CGRect(
            x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded(), width: size.width,
            height: size.height)
    }

    // MARK: - Detents

    private var context: Context? {
        guard let container = containerView else { return nil }
        let insets = container.safeAreaInsets
        let largest = container.bounds.height - insets.top - SheetMetrics.strip - insets.bottom
        return Context(containerTraitCollection: container.traitCollection, maximumDetentValue: max(0, largest))
    }

    /// The available detents, the lowest first.
    var resting: [(identifier: Detent.Identifier, height: CGFloat)] {
        guard let context else { return [] }
        let all = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent.identifier, min(max($0.isFinite ? $0 : 0, 0), context.maximumDetentValue)) }
        }
        return all.isEmpty ? [(.large, context.maximumDetentValue)] : all.sorted { $0.1 < $1.1 }
    }

    var selectedDetent: Detent.Identifier {
        let all = resting
        return all.first { $0.identifier == sheet.selected }?.identifier ?? all.first?.identifier ?? .large
    }

    func height(of identifier: Detent.Identifier) -> CGFloat {
        resting.first { $0.identifier == identifier }?.height ?? context?.maximumDetentValue ?? 0
    }

    /// Returns whether the content below is dimmed at a detent.
    func isDimmed(at identifier: Detent.Identifier) -> Bool {
        guard let largestUndimmedDetentIdentifier else { return true }
        return height(of: identifier) > height(of: largestUndimmedDetentIdentifier)
    }

    /// The description of the sheet's position for assistive technology.
    private var wordsForDetent: String {
        let all = resting
        switch selectedDetent {
        case all.last?.identifier: return "Expanded"
        case .medium: return "Half Screen"
        default: return all.count > 1 && selectedDetent == all.first?.identifier ? "Collapsed" : "Partly Expanded"
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
        // The card is inserted into the container after the content's `viewWillAppear`.
        card.embed(presentedViewController)
        card.addGestureRecognizer(drag.pan)
        card.grabber.step = { [weak self] in self?.drag.step(isUpwards: $0) }
        card.grabber.place = { [weak self] in self?.wordsForDetent }
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in self?.showSurroundings(1) })
        if presentedViewController.transitionCoordinator == nil { showSurroundings(1) }
    }

    func layOutSheet() {
        guard let presentation else { return }
        let isWhole = fillsContainer
        card.layer.cornerRadius = isWhole ? 0 : preferredCornerRadius ?? SheetMetrics.cornerRadius
        card.layer.maskedCorners =
            isPanel
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        if !presentation.isMoving {
            var frame = frameOfSheet()
            if sheet.pull > 0 {
                frame.origin.y += sheet.pull
            } else {
                (frame.origin.y, frame.size.height) = (frame.minY + sheet.pull, frame.height - sheet.pull)
            }
            card.frame = frame
            showSurroundings(1)
        }
        card.grabber.isHidden = !prefersGrabberVisible || isWhole || isPanel
    }

    /// Dims the content below, and shrinks it to a card under a large sheet.
    func showSurroundings(_ share: CGFloat) {
        guard let container = containerView else { return }
        sheet.share = share
        let isDark = container.traitCollection.userInterfaceStyle == .dark
        let dims = isDimmed(at: selectedDetent)
        dimming.alpha = dims ? share * (isDark ? 0.48 : 0.2) : 0
        if dims, share > 0 { sheet.tints.dim(presenting?.viewIfLoaded) } else { sheet.tints.restore() }
        moveBack(share)
    }

    func cleanUp() {
        moveBack(0)
        // The views may have left the window already.
        sheet.below?.giveBack()
        sheet.below = nil
        sheet.tints.restore()
        dimming.removeFromSuperview()
        card.removeGestureRecognizer(drag.pan)
        card.release()
    }

    /// Shrinks the presenter's view to a card below a sheet of nearly the screen's height.
    private func moveBack(_ share: CGFloat) {
        guard let below = presenting?.viewIfLoaded, let container = containerView, below.superview === container.superview
        else { return }
        let reachesTop = !isPanel && !fillsContainer && selectedDetent == .large && container.safeAreaInsets.top > 0
        let isBack = share > 0 && reachesTop
        guard isBack || sheet.below != nil else { return }
        if sheet.below == nil { sheet.below = CoveredViewStyle(of: below) }
        if sheet.pushesBack != isBack {
            sheet.pushesBack = isBack
            presentedViewController.setNeedsChrome()
        }
        guard isBack else {
            sheet.below?.place()
            // The corners stay rounded during the transition.
            guard presentation?.isMoving != true else { return }
            sheet.below?.giveBack()
            sheet.below = nil
            return
        }
        let scale = 1 - SheetMetrics.inset / max(container.bounds.width, 1) * share
        let shift = container.safeAreaInsets.top * share - container.bounds.height * (1 - scale) / 2
        below.transform = CGAffineTransform(translationX: 0, y: shift).scaledBy(x: scale, y: scale)
        below.layer.cornerRadius = SheetMetrics.cornerRadius
        below.layer.masksToBounds = true
    }
}

extension CGRect {
    /// Returns the rectangle moved up above the keyboard, as far as there is room.
    @MainActor fileprivate func shifted(above covered: CGFloat, of container: UIView) -> CGRect {
        guard covered > 0 else { return self }
        let top = max(container.safeAreaInsets.top, SheetMetrics.margin)
        let lowest = container.bounds.height - covered - SheetMetrics.margin - height
        return offsetBy(dx: 0, dy: min(0, max(top, lowest) - minY))
    }
}
