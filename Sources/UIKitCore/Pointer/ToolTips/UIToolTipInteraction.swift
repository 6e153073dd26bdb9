/// An interaction that shows a short text beside the pointer after the pointer has rested over a view.
///
/// ```swift
/// view.addInteraction(UIToolTipInteraction(defaultToolTip: "Fills the page"))
/// ```
///
/// The tool tip of the innermost view under the pointer is shown. It disappears when the pointer leaves the view, and
/// after a click or scroll. Only mice and trackpads show tool tips.
///
/// > Difference from Apple: Tool tips are shown on every device with a pointer, not only on the Mac.
/// - Source: https://developer.apple.com/documentation/uikit/uitooltipinteraction
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
    /// The object that the closure layer attaches to the interaction.
    package final var associatedObject: AnyObject?
    package final let hub = DelegateHub<any UIToolTipInteractionDelegate>()
    /// The view of the interaction, referenced weakly.
    public private(set) weak var view: UIView?

    /// Creates an interaction without text.
    public override init() { super.init() }

    /// Creates an interaction with the same text for the whole view.
    public convenience init(defaultToolTip: String) {
        self.init()
        self.defaultToolTip = defaultToolTip
    }

    /// The text that is shown if the delegate does not provide any. By default `nil`: no tool tip.
    open var defaultToolTip: String? { didSet { if defaultToolTip != oldValue { hide() } } }

    /// Whether the tool tip is enabled. Defaults to `true`.
    open var isEnabled = true { didSet { if isEnabled != oldValue { hide() } } }

    /// The delegate, which provides the tool tip at a point, referenced weakly.
    open weak var delegate: (any UIToolTipInteractionDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// Called by the view before the interaction is added or removed.
    open func willMove(to view: UIView?) {}

    /// Called by the view after the interaction was added or removed.
    open func didMove(to view: UIView?) {
        if view == nil { hide() }
        self.view = view
    }

    /// Returns the tool tip at a point of the window; `nil` if there is none.
    final func configuration(at point: CGPoint, in window: UIWindow) -> UIToolTipConfiguration? {
        guard isEnabled, let view else { return nil }
        let location = view.convert(point, from: window)
        let fallback = defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
        let configuration = hub.value(fallback) { $0.toolTipInteraction(self, configurationAt: location) }
        guard let configuration, !configuration.toolTip.isEmpty else { return nil }
        if let sourceRect = configuration.sourceRect, !sourceRect.contains(location) { return nil }
        return configuration
    }

    private func hide() { view?.window?.screen.surface?.toolTipPresenter.dismiss(self) }
}

/// The text of a tool tip, and the part of the view for which it is shown.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitooltipconfiguration
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
    /// The text.
    public let toolTip: String
    /// The part of the view for which the text is shown, in the view's coordinates; `nil` for the whole view.
    let sourceRect: CGRect?

    /// Creates a configuration for the whole view.
    public init(toolTip: String) {
        self.toolTip = toolTip
        sourceRect = nil
        super.init()
    }

    /// Creates a configuration for a part of the view.
    ///
    /// - Parameters:
    ///   - toolTip: The text.
    ///   - sourceRect: The part of the view, in its coordinates. The tool tip disappears when the pointer leaves this
    ///     part.
    public init(toolTip: String, in sourceRect: CGRect) {
        self.toolTip = toolTip
        self.sourceRect = sourceRect
        super.init()
    }
}

/// Methods to provide the tool tips of an interaction.
///
/// The method is optional.
/// - Source: https://developer.apple.com/documentation/uikit/uitooltipinteractiondelegate
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// Returns the tool tip at a point of the view; `nil` for none. Defaults to the interaction's text.
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    /// Returns the interaction's text.
    public func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? {
        DefaultImplementationProbe.fallback(interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) })
    }
}

extension UIControl {
    /// The tool tip of the control. By default `nil`: none.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/tooltip
    public var toolTip: String? {
        get { extras.toolTip?.defaultToolTip }
        set {
            if let interaction = extras.toolTip {
                interaction.defaultToolTip = newValue
            } else if let newValue {
                let interaction = UIToolTipInteraction(defaultToolTip: newValue)
                extras.toolTip = interaction
                addInteraction(interaction)
            }
        }
    }

    /// The interaction that shows the tool tip. Created when ``toolTip`` is first set.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/tooltipinteraction
    public var toolTipInteraction: UIToolTipInteraction? { extras.toolTip }
}
