/// A view controller or a presentation controller, whose content has its own size. It is notified of size changes.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontentcontainer
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The preferred size of the content, in points, for containers whose size depends on their content.
    var preferredContentSize: CGSize { get }
    /// Called after the `preferredContentSize` of a contained container changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called when the size that fits the constraints of a contained container's view may have changed.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Returns the size, in points, that a contained container will have when this container has the size `parentSize`.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
    /// Called before the size of the container changes.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the container's size classes change, and before `viewWillTransition(to:with:)` for the same
    /// change.
    func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
    /// Notifies the children whose size will change. A child whose view is not in this view is always notified.
    func resizeChildren(within size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            guard let childView = child.viewIfLoaded, let parentView = viewIfLoaded else { continue }
            let newSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if newSize != childView.bounds.size || !childView.isDescendant(of: parentView) {
                child.viewWillTransition(to: newSize, with: coordinator)
            }
        }
    }

    /// Notifies the children whose size classes will change, considering their trait overrides.
    func notifyChildrenOfTraits(to traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children where child.isViewLoaded {
            let newTraits = traits.overridden(by: child.overrides)
            if newTraits.differsInSizeClasses(from: child.traitCollection) { child.willTransition(to: newTraits, with: coordinator) }
        }
    }

    /// Returns the default size of a child. Along each axis, a child that fills this view still fills it. A flexible
    /// child changes by the same length, and other children keep their length. A child whose view is not in this view
    /// is expected to fill it.
    func defaultSize(of container: any UIContentContainer, within size: CGSize) -> CGSize {
        guard let childView = (container as? UIViewController)?.viewIfLoaded, let parentView = viewIfLoaded,
            childView.isDescendant(of: parentView)
        else { return size }
        let (parentSize, childSize) = (parentView.bounds.size, childView.bounds.size)
        func length(_ child: CGFloat, _ oldParent: CGFloat, _ newParent: CGFloat, isFlexible: Bool) -> CGFloat {
            if child == oldParent { return newParent }
            return isFlexible ? max(0, child + newParent - oldParent) : child
        }
        let mask = childView.autoresizingMask
        return CGSize(
            width: length(childSize.width, parentSize.width, size.width, isFlexible: mask.contains(.flexibleWidth)),
            height: length(childSize.height, parentSize.height, size.height, isFlexible: mask.contains(.flexibleHeight)))
    }

    /// The container to notify: the presentation controller, or the parent.
    var contentContainer: (any UIContentContainer)? { modal.presentedBy?.presentationController ?? parent }

    /// Notifies the container that the fitting size of the view may have changed.
    func fittingSizeMayHaveChanged() { contentContainer?.systemLayoutFittingSizeDidChange(forChildContentContainer: self) }

    /// Returns the preferred size of this controller. If the app set none, returns the preferred size of the visible
    /// child plus the height of the bars.
    func preferredSize(or child: UIViewController?, bars: CGFloat) -> CGSize {
        guard modal.contentSize == .zero, let childSize = child?.preferredContentSize, childSize != .zero else { return modal.contentSize }
        return CGSize(width: childSize.width, height: childSize.height > 0 ? childSize.height + bars : 0)
    }

    /// Notifies the container that the visible child's preferred size changed, unless this controller sets a
    /// preferred size.
    func forwardPreferredSizeChange(of container: any UIContentContainer, visibleChild: UIViewController?) {
        guard container === visibleChild, modal.contentSize == .zero else { return }
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
