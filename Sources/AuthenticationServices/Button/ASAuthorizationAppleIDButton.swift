/// A button with which a person signs in with the Apple Account.
///
/// The button only looks so: the app adds an action that performs the request. The title fits the height of the button.
///
/// - Source: https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidbutton
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
    /// The title of a button.
    public enum ButtonType: Int, Sendable {
        /// Sign in with Apple.
        case signIn = 0
        /// Continue with Apple.
        case `continue` = 1
        /// Sign up with Apple.
        case signUp = 2

        /// The same as `signIn`.
        public static var `default`: ButtonType { .signIn }
    }

    /// The colours of a button, which do not change in dark appearance.
    public enum Style: Int, Sendable {
        /// Black on white.
        case white = 0
        /// Black on white, with a black outline.
        case whiteOutline = 1
        /// White on black.
        case black = 2
    }

    private let title = UILabel()
    private let logo = UIImageView(image: UIImage(systemName: "apple.logo"))

    /// Creates a button.
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        super.init(frame: CGRect(origin: .zero, size: Self.minimumSize))
        setUp(type, style)
    }

    /// Creates a button.
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    /// Creates a black button to sign in, from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp(.default, .black)
    }

    /// The radius of the corners, in points; 6 by default, and at most half of the height.
    open var cornerRadius: CGFloat = 6 { didSet { setNeedsLayout() } }

    open override var intrinsicContentSize: CGSize {
        let size = titleSize
        let height = Self.minimumSize.height
        let scale = height * Self.titleFraction / title.font.pointSize
        return CGSize(
            width: max(Self.minimumSize.width, (size.width * scale + height * (Self.logoFraction + 1)).rounded(.up)), height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override var isHighlighted: Bool { didSet { updateOpacity() } }
    open override var isEnabled: Bool { didSet { updateOpacity() } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = max(0, min(cornerRadius, bounds.height / 2))
        layOutContent()
    }

    /// The smallest size of a button, in points.
    ///
    /// - Source: https://developer.apple.com/design/human-interface-guidelines/sign-in-with-apple
    private static let minimumSize = CGSize(width: 140, height: 30)
    /// The height of the title's font as a fraction of the button's height. The source is that of the smallest size.
    private static let titleFraction: CGFloat = 0.43
    /// The side of the logo as a fraction of the button's height.
    private static let logoFraction: CGFloat = 0.48

    private func setUp(_ type: ButtonType, _ style: Style) {
        let isDark = style == .black
        backgroundColor = isDark ? .black : .white
        layer.borderColor = UIColor.black.cgColor
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        title.text = type.title
        title.font = .systemFont(ofSize: Self.minimumSize.height * Self.titleFraction, weight: .medium)
        title.textColor = isDark ? .white : .black
        logo.tintColor = title.textColor
        logo.contentMode = .scaleAspectFit
        for view in [logo, title] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = type.title
    }

    /// Centres the logo and the title. The logo is before the title in the direction of the language.
    private func layOutContent() {
        let height = bounds.height
        let side = height * Self.logoFraction
        let gap = height * 0.08
        let margin = height * 0.25
        title.font = .systemFont(ofSize: max(1, height * Self.titleFraction), weight: .medium)
        let space = max(0, bounds.width - side - gap - 2 * margin)
        var size = titleSize
        // A narrow button has a smaller title. Small letters are spaced wider, so a second step may be required.
        for _ in 0..<3 where size.width > space {
            title.font = title.font.withSize(max(1, title.font.pointSize * space / size.width))
            size = titleSize
        }
        size.width = min(size.width, space)
        let start = (bounds.width - side - gap - size.width) / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let logoX = isMirrored ? bounds.width - start - side : start
        let titleX = isMirrored ? start : start + side + gap
        // The glyph is drawn a little above the middle, so that its body is beside the letters.
        logo.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: max(1, side))
        logo.frame = CGRect(x: logoX, y: (height - side) / 2 - height * 0.02, width: side, height: side)
        title.frame = CGRect(x: titleX, y: (height - size.height) / 2, width: size.width, height: size.height)
    }

    private var titleSize: CGSize { title.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }

    private func updateOpacity() {
        let opacity: CGFloat = isHighlighted || !isEnabled ? 0.5 : 1
        for view in [logo, title] { view.alpha = opacity }
    }
}

extension ASAuthorizationAppleIDButton.ButtonType {
    /// The title of the button.
    var title: String {
        switch self {
        case .signIn: "Sign in with Apple"
        case .continue: "Continue with Apple"
        case .signUp: "Sign up with Apple"
        }
    }
}
