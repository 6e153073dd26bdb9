/// A view that is lifted off the screen, with its target location.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitargetedpreview
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// The visible part of the view and its background.
    public let parameters: UIPreviewParameters
    /// The location of the preview.
    public let target: UIPreviewTarget
    /// The size of the view, in points.
    public var size: CGSize { view.bounds.size }

    /// Creates a preview at a target location.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    /// Creates a preview at the location of its view.
    ///
    /// - Precondition: The view is in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview else {
            preconditionFailure("UITargetedPreview: \(view) has no superview. Add it to a window, or give a target.")
        }
        self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
    }

    /// Creates a preview of the whole view at its location.
    ///
    /// - Precondition: The view is in a window.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// Returns the preview at another location.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// The visible part and the background of a preview.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipreviewparameters
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    /// The visible part of the view, in its points; `nil`, the whole view, by default.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow, in the view's points; `nil`, the outline of the visible part, by default.
    open var shadowPath: UIBezierPath?
    /// The background colour; `nil`, the background colour of the screen, by default.
    open var backgroundColor: UIColor?

    /// Creates parameters that show the whole view.
    public override init() { super.init() }
}

/// The location of a preview.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipreviewtarget
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    /// The view in whose coordinates ``center`` is specified.
    public let container: UIView
    /// The centre of the preview.
    public let center: CGPoint
    /// The transform of the preview; the identity by default.
    public let transform: CGAffineTransform

    /// Creates a location.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }
}
