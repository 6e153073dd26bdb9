/// Shows a few words beside the pointer once that rests over a view.
///
/// ```swift
/// view.addInteraction(UIToolTipInteraction(defaultToolTip: "Fills the page"))
/// ```
///
/// The innermost view under the pointer that has something to say does. The words go when the pointer leaves, something is pressed or
/// scrolled, and come for mice and track pads only.
///
/// > Difference from Apple: they are shown on every device that has a pointer, and not on the Mac alone.
/// - Source: https://developer.apple.com/documentation/uikit/uitooltipinteraction
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
    /// What other code keeps with the interaction.
    package final var companion: AnyObject?
    package final let hub = DelegateHub<any UIToolTipInteractionDelegate>()
    /// The view that it was added to. Held weakly.
    public private(set) weak var view: UIView?

    /// Makes an interaction without words.
    public override init() { super.init() }

    /// Makes an interaction that says the same everywhere in the view.
    public convenience init(defaultToolTip: String) {
        self.init()
        self.defaultToolTip = defaultToolTip
    }

    /// What is said where no delegate answers; `nil`, which is nothing, by default.
    open var defaultToolTip: String? { didSet { if defaultToolTip != oldValue { hide() } } }

    /// Whether anything is said; `true` by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { hide() } } }

    /// Says what is said at a point. Held weakly.
    open weak var delegate: (any UIToolTipInteractionDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// Called by the view.
    open func willMove(to view: UIView?) {}

    /// Called by the view.
    open func didMove(to view: UIView?) {
        if view == nil { hide() }
        self.view = view
    }

    /// What is said at a point of the window; `nil` for nothing.
    final func configuration(at point: CGPoint, in window: UIWindow) -> UIToolTipConfiguration? {
        guard isEnabled, let view else { return nil }
        let place = view.convert(point, from: window)
        let standard = defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
        let found = hub.value(standard) { $0.toolTipInteraction(self, configurationAt: place) }
        guard let found, !found.toolTip.isEmpty, found.sourceRect.map({ $0.contains(place) }) ?? true else { return nil }
        return found
    }

    private func hide() { view?.window?.screen.surface?.toolTips.forget(self) }
}

/// What is said beside the pointer, and where.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitooltipconfiguration
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
    /// The words.
    public let toolTip: String
    /// Where in the view the words hold, in its points; `nil` for all of it.
    let sourceRect: CGRect?

    /// Words for all of the view.
    public init(toolTip: String) {
        self.toolTip = toolTip
        sourceRect = nil
        super.init()
    }

    /// Words for a part of the view.
    ///
    /// - Parameters:
    ///   - toolTip: the words.
    ///   - sourceRect: the part, in points of the view; they go when the pointer leaves it.
    public init(toolTip: String, in sourceRect: CGRect) {
        self.toolTip = toolTip
        self.sourceRect = sourceRect
        super.init()
    }
}

/// Says what is said beside the pointer.
///
/// The method is optional.
/// - Source: https://developer.apple.com/documentation/uikit/uitooltipinteractiondelegate
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// What is said at a point of the view; `nil` for nothing. Defaults to the interaction's words.
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    /// Answers with the interaction's words.
    public func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? {
        OwnAnswers.none(interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) })
    }
}

extension UIControl {
    /// What is said beside the pointer once it rests over the control; `nil`, which is nothing, by default.
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

    /// What says it: made when ``toolTip`` is set first.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/tooltipinteraction
    public var toolTipInteraction: UIToolTipInteraction? { extras.toolTip }
}
