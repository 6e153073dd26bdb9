import Platform

@testable import UIKitCore

/// An error that differs from others.
struct FakeError: Error, Equatable {
    let number: Int
}

/// An animator of menus.
@MainActor final class FakeMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating, UIEditMenuInteractionAnimating {
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    var previewViewController: UIViewController? { nil }
    func addAnimations(_ animations: @escaping () -> Void) {}
    func addCompletion(_ completion: @escaping () -> Void) {}
}

/// An animator of the pointer.
@MainActor final class FakePointerAnimator: NSObject, UIPointerInteractionAnimating {
    func addAnimations(_ animations: @escaping () -> Void) {}
    func addCompletion(_ completion: @escaping (Bool) -> Void) {}
}

/// A transition that is never run.
@MainActor final class FakeTransition: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}

/// A delegate that drags nothing.
@MainActor final class FakeDrags: NSObject, UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] { [] }
}

/// A drop on a table without a session.
@MainActor final class FakeTableDrop: NSObject, UITableViewDropCoordinator {
    let session: any UIDropSession = DragSession()
    var items: [any UITableViewDropItem] { [] }
    var destinationIndexPath: IndexPath? { nil }
    var proposal: UITableViewDropProposal { UITableViewDropProposal(operation: .copy, intent: .automatic) }
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { DragAnimations() }
    @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        DragAnimations()
    }
    @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    {
        ListPlaceholder(1, dragItem, DragAnimations(), in: UITableView())
    }
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { DragAnimations() }
}

/// A drop on a collection view without a session.
@MainActor final class FakeCollectionDrop: NSObject, UICollectionViewDropCoordinator {
    let session: any UIDropSession = DragSession()
    var items: [any UICollectionViewDropItem] { [] }
    var destinationIndexPath: IndexPath? { nil }
    var proposal: UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy, intent: .unspecified) }
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { DragAnimations() }
    @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        DragAnimations()
    }
    @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    {
        ListPlaceholder(
            1, dragItem, DragAnimations(), in: UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
    }
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { DragAnimations() }
}

/// Touches and images from the events and pixels of a window.
@MainActor enum FakeTouches {
    static let event = UIEvent(timestamp: 0)
    static let one = UITouch(
        PointerEvent(id: 1, kind: .touch, phase: .began, location: .zero, timestamp: 0), in: nil, at: .zero)
    static let press = UIPress(KeyEvent(phase: .down, usage: 4, characters: "a", timestamp: 0), window: nil, responder: nil)
    static let context =
        CGContext(
            data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) as Any
}
