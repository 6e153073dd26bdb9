import Platform

/// The view between a window and the presented content. It receives the touches beside the content, so that the views
/// below receive them only if the presentation lets them pass.
final class PresentationContainer: UIView {
    weak var presentation: ModalPresentation?
    /// The view of the presenter while it is inside of the container, below the presented view.
    weak var viewBelow: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    /// The height of the area covered by the on-screen keyboard, in points. After the property was read, the
    /// container is laid out again whenever the height changes.
    var heightUnderKeyboard: CGFloat {
        let guide = keyboardLayoutGuide
        guide.usesBottomSafeArea = false
        return bounds.height - guide.insets(in: self).top
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let controller = presentation?.presentationController else { return }
        controller.containerViewWillLayoutSubviews()
        controller.containerViewDidLayoutSubviews()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let controller = presentation?.presentationController, let previousTraitCollection {
            controller.traitCollectionDidChange(previousTraitCollection)
            controller.traitRegistrations.notify(from: previousTraitCollection, to: traitCollection)
        }
        presentation?.adapt()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        if let viewBelow, hit.isDescendant(of: viewBelow) { return self }
        guard let controller = presentation?.presentationController else { return hit }
        return (hit === self && controller.passesTouchesThrough) || controller.passesTouch(hit, at: point) ? nil : hit
    }

    /// Whether the view is modal for accessibility. `false` if touches beside the presented view reach the views
    /// below.
    override var accessibilityViewIsModal: Bool {
        get { presentation.map { !$0.presentationController.passesTouchesThrough } ?? false }
        set { super.accessibilityViewIsModal = newValue }
    }

    /// The accessibility role: a dialog for presentations over the screen. Alerts provide the role themselves, and
    /// full-screen presentations have no role.
    override var accessibilityRole: AccessibilityNode.Role? {
        guard let presentation, !(presentation.presented is UIAlertController) else { return nil }
        return presentation.presentationController.raisesContent ? .dialog : nil
    }
}
