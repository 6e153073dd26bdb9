/// Something that people see and that is no view: a part of a drawing, a point of a chart.
///
/// A view tells of its elements by `accessibilityElements`. It counts as one thing from the start.
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilityelement
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    /// What the element is in; held weakly.
    open weak var accessibilityContainer: AnyObject?
    private var frameInContainer: CGRect?

    /// Makes an element of a container: a view, or another element. Held weakly.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// Whether assistive technology sees the element; `true` by default.
    open override var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// Where the element is, in points of its container; it moves along with it. Nowhere by default.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer ?? .zero }
        set {
            frameInContainer = newValue
            AccessibilityCenter.currentIfMade?.contentDidChange()
        }
    }

    /// Where the element is on the screen: what was set, else ``accessibilityFrameInContainerSpace`` in its container.
    open override var accessibilityFrame: CGRect {
        get {
            if let own = accessibility.frame { return own }
            guard let frameInContainer, let view = containerView else { return super.accessibilityFrame }
            return UIAccessibility.convertToScreenCoordinates(frameInContainer, in: view)
        }
        set { super.accessibilityFrame = newValue }
    }

    /// The container, as the one who is asked what the element does not answer.
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    private var containerView: UIView? {
        var container = accessibilityContainer
        while let element = container as? UIAccessibilityElement { container = element.accessibilityContainer }
        return container as? UIView
    }
}
