/// An object that contains content with its own size, and is notified of size changes: a controller or a presentation
/// controller.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontentcontainer
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The preferred size of the content, in points, for containers whose size depends on their content.
    var preferredContentSize: CGSize { get }
    /// Called after the `preferredContentSize` of a contained container changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called when the size that fits the constraints of a contained container's view may have changed.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Returns the future size of a contained container, in points, when this container will have the size
    /// `parentSize`.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
    /// Called before the size of the container changes.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the container's size classes change, and before `viewWillTransition(to:with:)` for the same
    /// change.
    func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
    /// Notifies the children whose size will change. Visible children that keep their size are not notified.
    func resizeChildren(within size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            guard let part = child.viewIfLoaded, let whole = viewIfLoaded else { continue }
            let next = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if next != part.bounds.size || !part.isDescendant(of: whole) { child.viewWillTransition(to: next, with: coordinator) }
        }
    }

    /// Notifies the children whose size classes will change, considering their trait overrides.
    func retraitChildren(to traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children where child.isViewLoaded {
            let next = traits.overridden(by: child.overrides)
            if next.differsInSizeClasses(from: child.traitCollection) { child.willTransition(to: next, with: coordinator) }
        }
    }

    /// Returns the default size of a child. A view that fills this view, or resizes with it, has the corresponding
    /// new size; other views keep their size. A child that is not visible is expected to fill the view.
    func usualSize(of container: any UIContentContainer, within size: CGSize) -> CGSize {
        guard let part = (container as? UIViewController)?.viewIfLoaded, let whole = viewIfLoaded, part.isDescendant(of: whole) else {
            return size
        }
        let (old, now) = (whole.bounds.size, part.bounds.size)
        func length(_ part: CGFloat, _ old: CGFloat, _ new: CGFloat, grows: Bool) -> CGFloat {
            part == old ? new : grows ? max(0, part + new - old) : part
        }
        let mask = part.autoresizingMask
        return CGSize(
            width: length(now.width, old.width, size.width, grows: mask.contains(.flexibleWidth)),
            height: length(now.height, old.height, size.height, grows: mask.contains(.flexibleHeight)))
    }

    /// The container to notify: the presentation controller, or the parent.
    var contentContainer: (any UIContentContainer)? { modal.presentedBy?.placement ?? parent }

    /// Notifies the container that the fitting size of the view may have changed.
    func fittingSizeMayHaveChanged() { contentContainer?.systemLayoutFittingSizeDidChange(forChildContentContainer: self) }

    /// Returns the preferred size of this controller. If none is set, returns that of its visible child plus the
    /// height of the bars.
    func preferredSize(or child: UIViewController?, bars: CGFloat) -> CGSize {
        guard modal.contentSize == .zero, let wanted = child?.preferredContentSize, wanted != .zero else { return modal.contentSize }
        return CGSize(width: wanted.width, height: wanted.height > 0 ? wanted.height + bars : 0)
    }

    /// Notifies the container that the visible child's preferred size changed, unless this controller sets a
    /// preferred size.
    func handOnPreferredSize(of container: any UIContentContainer, shown: UIViewController?) {
        guard container === shown, modal.contentSize == .zero else { return }
        contentContainer?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    func adoptPreferredSize(_ size: CGSize) {
        guard modal.contentSize != size else { return }
        modal.contentSize = size
        contentContainer?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}

extension UITraitCollection {
    func differsInSizeClasses(from other: UITraitCollection) -> Bool {
        horizontalSizeClass != other.horizontalSizeClass || verticalSizeClass != other.verticalSizeClass
    }
}
