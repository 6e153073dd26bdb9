import Platform

/// The view between a window and what is presented in it. It takes all touches, so that none reaches what lies below.
final class PresentationContainer: UIView {
    weak var presentation: ModalPresentation?
    /// The view of the presenter while it stands in here, below what is presented.
    weak var viewBelow: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    /// How much of it the on-screen keyboard covers from below, in points. Who asks is laid out anew whenever that changes.
    var heightUnderKeyboard: CGFloat {
        let guide = keyboardLayoutGuide
        guide.usesBottomSafeArea = false
        return bounds.height - guide.insets(in: self).top
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let placement = presentation?.placement else { return }
        placement.containerViewWillLayoutSubviews()
        placement.containerViewDidLayoutSubviews()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let placement = presentation?.placement, let previousTraitCollection {
            placement.traitCollectionDidChange(previousTraitCollection)
            placement.traitRegistrations.tell(from: previousTraitCollection, to: traitCollection)
        }
        presentation?.adapt()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        if let viewBelow, hit.isDescendant(of: viewBelow) { return self }
        guard let placement = presentation?.placement else { return hit }
        return (hit === self && placement.letsTouchesThrough) || placement.letsThrough(hit, at: point) ? nil : hit
    }

    /// Modal, as long as touches beside what is presented do not reach what lies below.
    override var accessibilityViewIsModal: Bool {
        get { presentation.map { !$0.placement.letsTouchesThrough } ?? false }
        set { super.accessibilityViewIsModal = newValue }
    }

    /// A dialog over the screen; an alert says so itself, and what covers the screen is one.
    override var accessibilityRole: AccessibilityNode.Role? {
        guard let presentation, !(presentation.presented is UIAlertController) else { return nil }
        return presentation.placement.raisesContent ? .dialog : nil
    }
}
