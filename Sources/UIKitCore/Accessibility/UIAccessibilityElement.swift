/// An accessibility element that is not a view, such as a part of a drawing or a point of a chart.
///
/// A view lists its elements in `accessibilityElements`.
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilityelement
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    /// The container of the element; held weakly.
    open weak var accessibilityContainer: AnyObject?
    private var frameInContainer: CGRect?

    /// Creates an element of a container, which is a view or another element. The container is held weakly.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// Whether assistive technology includes the element; `true` by default.
    open override var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The frame of the element in points of its container; empty by default. The element moves with the container.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer ?? .zero }
        set {
            frameInContainer = newValue
            AccessibilityCenter.currentIfMade?.contentDidChange()
        }
    }

    /// The frame of the element on the screen. Defaults to ``accessibilityFrameInContainerSpace``, converted from the
    /// container.
    open override var accessibilityFrame: CGRect {
        get {
            if let frame = accessibility.frame { return frame }
            guard let frameInContainer, let view = containerView else { return super.accessibilityFrame }
            return UIAccessibility.convertToScreenCoordinates(frameInContainer, in: view)
        }
        set { super.accessibilityFrame = newValue }
    }

    /// The container as the next responder.
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    private var containerView: UIView? {
        var container = accessibilityContainer
        while let element = container as? UIAccessibilityElement { container = element.accessibilityContainer }
        return container as? UIView
    }
}
