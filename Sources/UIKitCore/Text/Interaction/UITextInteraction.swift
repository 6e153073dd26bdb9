/// An interaction that provides the caret, the selection with handles, and the touch handling of text views. Use it
/// for a ``UITextInput`` that your app implements.
///
/// ```swift
/// let interaction = UITextInteraction(for: .editable)
/// interaction.textInput = page
/// page.addInteraction(interaction)
/// ```
///
/// The interaction requests rectangles and the positions at points from the text input. If the text input has no
/// `inputDelegate`, the interaction becomes the delegate. When the text input notifies its delegate of a change, the
/// interaction updates the caret and the selection.
/// - Source: https://developer.apple.com/documentation/uikit/uitextinteraction
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction, UITextInputDelegate {
    /// The modes of interaction with the text.
    public enum Mode: Int, Sendable {
        /// The text is editable and has a caret.
        case editable = 0
        /// The text is selectable only and has no caret.
        case nonEditable = 1
    }

    /// An object that other code associates with the interaction.
    package final var associatedObject: AnyObject?
    package final let hub = DelegateHub<any UITextInteractionDelegate>()
    /// The view of the interaction. Held weakly.
    public private(set) weak var view: UIView?
    /// The mode of interaction with the text.
    public let textInteractionMode: Mode
    private lazy var touchRecognizer = TextInputTouchRecognizer(self)
    private lazy var selectionView = TextInputSelectionView(self)

    /// Creates an interaction for editable or selectable text.
    public init(for mode: Mode) {
        textInteractionMode = mode
        super.init()
    }

    /// The text input: the view of the interaction, or an ancestor. Held weakly; `nil` by default.
    open weak var textInput: (any UIResponder & UITextInput)? {
        didSet {
            if oldValue?.inputDelegate === self { oldValue?.inputDelegate = nil }
            attach()
        }
    }

    /// The object that decides whether the interaction handles a touch. Held weakly.
    open weak var delegate: (any UITextInteractionDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// The recognizers that other recognizers may require to fail.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [touchRecognizer] }

    /// Called by the view before it adds or removes the interaction.
    open func willMove(to view: UIView?) {
        guard view == nil else { return }
        self.view?.removeGestureRecognizer(touchRecognizer)
        selectionView.removeFromSuperview()
        if textInput?.inputDelegate === self { textInput?.inputDelegate = nil }
    }

    /// Called by the view after it added or removed the interaction.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(touchRecognizer)
        attach()
    }

    private func attach() {
        guard view != nil, let textInput else { return selectionView.removeFromSuperview() }
        if textInput.inputDelegate == nil { textInput.inputDelegate = self }
        let textView = textInput.textInputView
        selectionView.frame = textView.bounds
        textView.addSubview(selectionView)
        selectionView.setNeedsLayout()
    }

    // MARK: - Text notifications

    /// Called by the text input.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// Called by the text input. Updates the caret and the selection.
    open func selectionDidChange(_ textInput: (any UITextInput)?) { selectionView.setNeedsLayout() }
    /// Called by the text input.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// Called by the text input. Updates the caret and the selection.
    open func textDidChange(_ textInput: (any UITextInput)?) { selectionView.setNeedsLayout() }

    // MARK: - Touches

    /// Whether the selection has handles: `true` if the latest selection was made by touch, `false` by mouse.
    final var showsHandles = false { didSet { if showsHandles != oldValue { selectionView.setNeedsLayout() } } }

    final func mayBegin(at point: CGPoint) -> Bool { hub.allAgree { $0.interactionShouldBegin(self, at: point) } }
    final func begin() { hub.notify { $0.interactionWillBegin(self) } }
    final func end() { hub.notify { $0.interactionDidEnd(self) } }

    /// Selects a range on the user's behalf. Updates the selection even if the text input does not notify the
    /// interaction.
    final func select(_ range: UITextRange?) {
        textInput?.selectedTextRange = range
        selectionView.setNeedsLayout()
    }
}

/// The delegate methods that decide which touches a ``UITextInteraction`` handles, and observe them.
///
/// All methods are optional.
/// - Source: https://developer.apple.com/documentation/uikit/uitextinteractiondelegate
@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Returns whether the interaction handles a touch at a point of its view. Defaults to `true`.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// Called before the interaction handles a touch.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// Called after the interaction handled a touch.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    /// Returns `true`.
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    /// Does nothing.
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    /// Does nothing.
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
