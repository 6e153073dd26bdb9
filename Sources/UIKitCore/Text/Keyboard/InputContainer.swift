/// The root view of the input window in front of all windows. Touches outside of its subviews pass to the windows
/// below.
final class InputRoot: UIView {
    weak var inputs: InputViews?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        inputs?.windowDidLayOut()
    }

    /// The level of the input window, in front of alerts as on Apple's systems.
    static let level = UIWindow.Level(10_000_000)
}

/// The container of the input views: the accessory view at the top, the keyboard or a custom input view below, and a
/// background.
final class InputContainer: UIView {
    private let background = UIView()
    private weak var input: UIView?
    /// The responder that provides the input views. The container's responder chain continues with this responder, so
    /// that a field in the container belongs to the window of the edited text.
    weak var provider: UIResponder?

    override init(frame: CGRect) {
        super.init(frame: frame)
        background.backgroundColor = KeyboardStyle.background
        addSubview(background)
    }

    required init?(coder: NSCoder) { nil }

    override var next: UIResponder? {
        guard let provider, !contains(provider) else { return super.next }
        let view: UIResponder? = (provider as? UIViewController)?.viewIfLoaded
        return view ?? provider
    }

    /// Returns whether a responder is in the container. A responder chain that continued with such a responder would
    /// be circular.
    func contains(_ responder: UIResponder) -> Bool {
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        return view?.isDescendant(of: self) == true
    }

    // Touches beside the keys must not reach the edited text through the responder chain.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Shows input views in place of the current ones.
    func show(input: UIView?, accessory: UIView?, style: UIUserInterfaceStyle) {
        for view in subviews where view !== background && view !== input && view !== accessory { view.removeFromSuperview() }
        for view in [input, accessory].compactMap(\.self) where view.superview !== self { addSubview(view) }
        // The callout of a key overlaps the accessory view above the keyboard.
        if let input { bringSubviewToFront(input) }
        if input == nil, accessory == nil { provider = nil }
        background.isHidden = input == nil
        self.input = input
        overrideBackgroundStyle(style)
    }

    /// Sets the light or dark style of the background and the keyboard.
    func overrideBackgroundStyle(_ style: UIUserInterfaceStyle) {
        background.overrideUserInterfaceStyle = style
        if let keyboard = input as? KeyboardView { keyboard.overrideUserInterfaceStyle = style }
    }

    /// Places the accessory view at the top and the input view below; the remaining height at the bottom covers the
    /// safe area.
    func layOut(input: UIView?, height: CGFloat, accessory: UIView?, accessoryHeight: CGFloat) {
        accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight)
        input?.frame = CGRect(x: 0, y: accessoryHeight, width: bounds.width, height: height)
        background.frame = CGRect(x: 0, y: accessoryHeight, width: bounds.width, height: max(0, bounds.height - accessoryHeight))
    }
}
