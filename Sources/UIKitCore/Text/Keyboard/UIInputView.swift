/// A view for the keyboard's place, on the keyboard's ground.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiinputview
@preconcurrency @MainActor open class UIInputView: UIView {
    /// What ground a view has.
    public enum Style: Int, Sendable {
        /// None.
        case `default` = 0
        /// The keyboard's.
        case keyboard
    }

    /// Which ground it has.
    public let inputViewStyle: Style

    /// Whether its height is what its constraints say; `false` by default.
    open var allowsSelfSizing = false

    /// Makes a view of that frame, in points, of which only the height counts.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        setGround()
    }

    /// Makes a view without a ground.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }

    private func setGround() {
        if inputViewStyle == .keyboard { backgroundColor = KeyboardLook.ground }
    }
}
