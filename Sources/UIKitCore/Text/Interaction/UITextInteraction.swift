/// Gives a view of your own that is a ``UITextInput`` what text fields and text views have: a caret, a selection with handles, and the
/// touches that set them.
///
/// ```swift
/// let interaction = UITextInteraction(for: .editable)
/// interaction.textInput = page
/// page.addInteraction(interaction)
/// ```
///
/// It asks the text for its rectangles, and for the places at points. Where the text has no `inputDelegate`, the interaction takes that
/// part: tell it of changes, as of an input method, and what is shown follows.
/// - Source: https://developer.apple.com/documentation/uikit/uitextinteraction
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction, UITextInputDelegate {
    /// What can be done with the text.
    public enum Mode: Int, Sendable {
        /// It has a caret.
        case editable = 0
        /// It can be selected, and has no caret.
        case nonEditable = 1
    }

    /// What other code keeps with the interaction.
    package final var companion: AnyObject?
    package final let hub = DelegateHub<any UITextInteractionDelegate>()
    /// The view that it was added to. Held weakly.
    public private(set) weak var view: UIView?
    /// What can be done with the text.
    public let textInteractionMode: Mode
    private lazy var touches = OwnTextTouchRecognizer(self)
    private lazy var stage = OwnTextStage(self)

    /// Makes an interaction for a text that can be edited, or that can only be selected.
    public init(for mode: Mode) {
        textInteractionMode = mode
        super.init()
    }

    /// The text: the view that the interaction is added to, or one around it. Held weakly; `nil` by default.
    open weak var textInput: (any UIResponder & UITextInput)? {
        didSet {
            if oldValue?.inputDelegate === self { oldValue?.inputDelegate = nil }
            attach()
        }
    }

    /// Says whether touches are the text's. Held weakly.
    open weak var delegate: (any UITextInteractionDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// The recognizers that others may wait for.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [touches] }

    /// Called by the view.
    open func willMove(to view: UIView?) {
        guard view == nil else { return }
        self.view?.removeGestureRecognizer(touches)
        stage.removeFromSuperview()
        if textInput?.inputDelegate === self { textInput?.inputDelegate = nil }
    }

    /// Called by the view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(touches)
        attach()
    }

    private func attach() {
        guard view != nil, let textInput else { return stage.removeFromSuperview() }
        if textInput.inputDelegate == nil { textInput.inputDelegate = self }
        let around = textInput.textInputView
        stage.frame = around.bounds
        around.addSubview(stage)
        stage.setNeedsLayout()
    }

    // MARK: - What the text tells

    /// Called by the text.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// Called by the text: caret and selection are shown anew.
    open func selectionDidChange(_ textInput: (any UITextInput)?) { stage.setNeedsLayout() }
    /// Called by the text.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// Called by the text: caret and selection are shown anew.
    open func textDidChange(_ textInput: (any UITextInput)?) { stage.setNeedsLayout() }

    // MARK: - What touches do

    /// Whether there are handles to drag: where a finger selected.
    final var showsHandles = false { didSet { if showsHandles != oldValue { stage.setNeedsLayout() } } }

    final func mayBegin(at point: CGPoint) -> Bool { hub.should { $0.interactionShouldBegin(self, at: point) } }
    final func begin() { hub.tell { $0.interactionWillBegin(self) } }
    final func end() { hub.tell { $0.interactionDidEnd(self) } }

    /// Selects as a person does; the text may not tell of it itself.
    final func select(_ range: UITextRange?) {
        textInput?.selectedTextRange = range
        stage.setNeedsLayout()
    }
}

/// Says which touches a ``UITextInteraction`` takes, and hears of them.
///
/// Every method is optional.
/// - Source: https://developer.apple.com/documentation/uikit/uitextinteractiondelegate
@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Whether a touch at a point of the interaction's view is the text's. Defaults to `true`.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// A touch is about to do something.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// It has.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    /// Answers `true`.
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    /// Does nothing.
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    /// Does nothing.
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
