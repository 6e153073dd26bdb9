/// An input view with an optional keyboard background.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiinputview
@preconcurrency @MainActor open class UIInputView: UIView {
    /// The background of an input view.
    public enum Style: Int, Sendable {
        /// No background.
        case `default` = 0
        /// The keyboard's background.
        case keyboard
    }

    /// The background of the view.
    public let inputViewStyle: Style

    /// Whether the constraints determine the height; `false` by default.
    open var allowsSelfSizing = false

    /// Creates a view with a frame, in points. Only the height is used for an input view.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        setBackground()
    }

    /// Creates a view without a background from an archive.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }

    private func setBackground() {
        if inputViewStyle == .keyboard { backgroundColor = KeyboardStyle.background }
    }
}
