/// The gestures that open a context menu: a long press of half a second, and the secondary mouse button at once. The
/// touch of the long press can continue to a row of the menu.
@MainActor final class MenuGestures: NSObject, UIGestureRecognizerDelegate {
    private let press = UILongPressGestureRecognizer()
    private let click = SecondaryClickRecognizer()
    private let configure: @MainActor (CGPoint) -> UIContextMenuConfiguration?
    private let open: @MainActor (UIContextMenuConfiguration) -> MenuPresentation?
    private var pendingConfiguration: UIContextMenuConfiguration?
    /// The menu that was opened last.
    private weak var presentation: MenuPresentation?

    init(
        configure: @escaping @MainActor (CGPoint) -> UIContextMenuConfiguration?,
        open: @escaping @MainActor (UIContextMenuConfiguration) -> MenuPresentation?
    ) {
        self.configure = configure
        self.open = open
        super.init()
        for gesture in [press, click] as [UIGestureRecognizer] {
            gesture.delegate = self
            gesture.addTarget(self, action: Selector("opened:", MenuGestures.opened))
        }
    }

    func attach(to view: UIView) { for gesture in [press, click] as [UIGestureRecognizer] { view.addGestureRecognizer(gesture) } }
    func detach() { for gesture in [press, click] as [UIGestureRecognizer] { gesture.view?.removeGestureRecognizer(gesture) } }

    func location(in view: UIView?) -> CGPoint {
        let gesture: UIGestureRecognizer = click.state == .possible ? press : click
        return gesture.location(in: view)
    }

    /// Returns `false` if there is no menu at the location, so that the touch passes to other gestures.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view = gestureRecognizer.view else { return false }
        pendingConfiguration = configure(gestureRecognizer.location(in: view))
        return pendingConfiguration != nil
    }

    private func opened(_ gesture: UIGestureRecognizer) {
        if gesture.state == .began || (gesture === click && gesture.state == .ended), let pendingConfiguration {
            self.pendingConfiguration = nil
            presentation = open(pendingConfiguration)
        }
        if gesture === press { presentation?.follow(gesture) }
    }
}

/// Recognises a press of the secondary mouse button.
@MainActor final class SecondaryClickRecognizer: UIGestureRecognizer {
    override func acceptsButtons(_ buttons: UIEvent.ButtonMask) -> Bool { buttons.isSubset(of: [.primary, .secondary]) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        state = touches.contains(where: \.isSecondary) ? .ended : .failed
    }
}
