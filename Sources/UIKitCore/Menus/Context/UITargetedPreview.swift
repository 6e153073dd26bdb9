/// A view that is lifted off the screen, and where to.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitargetedpreview
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// Which part of it, and on what ground.
    public let parameters: UIPreviewParameters
    /// Where it stands.
    public let target: UIPreviewTarget
    /// The view's size, in points.
    public var size: CGSize { view.bounds.size }

    /// Makes a preview that may stand elsewhere than its view.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    /// Makes a preview of a view where it stands.
    ///
    /// - Precondition: the view is in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview else {
            preconditionFailure("UITargetedPreview: \(view) has no superview. Add it to a window, or give a target.")
        }
        self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
    }

    /// Makes a preview of a view where it stands, whole.
    ///
    /// - Precondition: the view is in a window.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The same preview elsewhere.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// What a preview shows of its view.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipreviewparameters
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    /// The part of the view that is seen, in its points; `nil`, all of it, by default.
    open var visiblePath: UIBezierPath?
    /// The shadow's outline, in the view's points; `nil`, that of what is seen, by default.
    open var shadowPath: UIBezierPath?
    /// The ground; `nil`, the screen's, by default.
    open var backgroundColor: UIColor?

    /// Makes parameters that show all of a view.
    public override init() { super.init() }
}

/// Where a preview stands.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipreviewtarget
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    /// The view whose points ``centre`` is in.
    public let container: UIView
    /// The preview's middle.
    public let center: CGPoint
    /// How it is scaled and turned there; not at all by default.
    public let transform: CGAffineTransform

    /// Makes a place.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }
}
