/// What holds content that has a size of its own, and hears when it is about to get another one: controllers, and those who place them.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontentcontainer
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// How large the content would like to be where its container leaves it the choice, in points.
    var preferredContentSize: CGSize { get }
    /// Called after the `preferredContentSize` of a container in this one changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called after the size that the constraints of a container in this one give its view may have changed.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// How large a container in this one is going to be, in points, where this one is going to measure `parentSize`.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
    /// Called before the container gets another size.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the container's size classes change, and before `viewWillTransition(to:with:)` of the same change.
    func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
    /// Hands on to the children that they are about to have another size; those on show that keep theirs hear nothing.
    func resizeChildren(within size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            guard let part = child.viewIfLoaded, let whole = viewIfLoaded else { continue }
            let next = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if next != part.bounds.size || !part.isDescendant(of: whole) { child.viewWillTransition(to: next, with: coordinator) }
        }
    }

    /// The same for size classes, under what the children say of traits themselves.
    func retraitChildren(to traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children where child.isViewLoaded {
            let next = traits.overridden(by: child.overrides)
            if next.differsInSizeClasses(from: child.traitCollection) { child.willTransition(to: next, with: coordinator) }
        }
    }

    /// What fills the view goes on filling it, and what grows with it grows; anything else keeps its size. What is not on show will fill it.
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

    /// Tells what holds this controller: its presentation, or its parent.
    var contentContainer: (any UIContentContainer)? { modal.presentedBy?.placement ?? parent }

    /// The root view's fitting size may be another one: what it holds asks for another size.
    func fittingSizeMayHaveChanged() { contentContainer?.systemLayoutFittingSizeDidChange(forChildContentContainer: self) }

    /// What this controller would like, or else the child that it shows, with room for the bars around it.
    func preferredSize(or child: UIViewController?, bars: CGFloat) -> CGSize {
        guard modal.contentSize == .zero, let wanted = child?.preferredContentSize, wanted != .zero else { return modal.contentSize }
        return CGSize(width: wanted.width, height: wanted.height > 0 ? wanted.height + bars : 0)
    }

    /// Hands on that the child on show would like another size, where this controller has no wish of its own.
    func handOnPreferredSize(of container: any UIContentContainer, shown: UIViewController?) {
        guard container === shown, modal.contentSize == .zero else { return }
        contentContainer?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    func takePreferredSize(_ size: CGSize) {
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
