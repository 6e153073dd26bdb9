/// A dragged item.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidragitem
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// The provider of the item's data for its destination.
    public let itemProvider: NSItemProvider
    /// A value that the app stores for drops within the app. Defaults to `nil`.
    open var localObject: Any?
    /// The closure that creates the preview during the drag, instead of the lifted view. Defaults to `nil`.
    open var previewProvider: (() -> UIDragPreview?)?
    /// The list from which the item is dragged, and the index path of the item in the list.
    final var sourceInList: (list: () -> UIView?, path: IndexPath)?

    /// Creates an item.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

/// The preview of an item during a drag.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidragpreview
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    /// The view whose snapshot is shown.
    public let view: UIView
    /// The parameters: the visible part and the background.
    public let parameters: UIDragPreviewParameters

    /// Creates a preview of part of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    /// Creates a preview of a whole view.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// The parameters of the preview of a dragged view.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidragpreviewparameters
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// The location from which a preview is lifted, or at which it is put down.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidragpreviewtarget
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview with its target.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitargeteddragpreview
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
    /// Returns the same preview with another target.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// An animator to which animations may be added while a drag is lifted, dropped or cancelled.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidraganimating
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol, Sendable {
    /// Adds animations that run with those of the drag.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a completion handler, which receives the final position of the animation.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects the animations and completion handlers of one animation.
@MainActor final class DragAnimations: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    func animate() { for body in animations { body() } }

    func finish() {
        let handlers = completions
        completions = []
        for handler in handlers { handler(.end) }
    }
}
