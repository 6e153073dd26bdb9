/// One thing that is dragged.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidragitem
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// What is dragged, for whoever it is dropped on.
    public let itemProvider: NSItemProvider
    /// Whatever the app wants to find again when it is dropped within the app. Defaults to `nil`.
    open var localObject: Any?
    /// Makes what is seen while it is dragged, in place of what was lifted. Defaults to `nil`.
    open var previewProvider: (() -> UIDragPreview?)?
    /// Which view of a list it was dragged out of, and from which place.
    final var home: (list: () -> UIView?, path: IndexPath)?

    /// Makes an item.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

/// What is seen of an item while it is dragged.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidragpreview
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    /// The view whose picture is seen.
    public let view: UIView
    /// Which part of it, and on what ground.
    public let parameters: UIDragPreviewParameters

    /// Makes a preview of a part of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
        super.init()
    }

    /// Makes a preview of a whole view.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// What is seen of a view that is dragged.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidragpreviewparameters
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a preview stands as it is lifted or put down.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidragpreviewtarget
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview, and where it is lifted or put down.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitargeteddragpreview
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
    /// The same preview elsewhere.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// Lets others do something at the side while what is dragged is lifted, put down, or goes back.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidraganimating
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol, Sendable {
    /// Adds changes that are animated together with what is dragged.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is called when that is over, with where the animation has ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects what others do at the side.
@MainActor final class DragAnimations: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    func animate() { for body in animations { body() } }

    func finish() {
        let all = completions
        completions = []
        for body in all { body(.end) }
    }
}
