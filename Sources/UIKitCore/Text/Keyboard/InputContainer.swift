/// Fills a window in front of everything; touches beside what stands in it go through to the windows below.
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

    /// In front of alerts, as Apple's.
    static let level = UIWindow.Level(10_000_000)
}

/// The keyboard's ground, the keyboard or the app's own view on it, and above them what goes along with it.
final class InputContainer: UIView {
    private let ground = UIView()
    private weak var input: UIView?
    /// Who gave what is shown: the chain goes on there, so that a field in it belongs to the window that is typed into.
    weak var giver: UIResponder?

    override init(frame: CGRect) {
        super.init(frame: frame)
        ground.backgroundColor = KeyboardLook.ground
        addSubview(ground)
    }

    required init?(coder: NSCoder) { nil }

    override var next: UIResponder? {
        guard let giver, !holds(giver) else { return super.next }
        let view: UIResponder? = (giver as? UIViewController)?.viewIfLoaded
        return view ?? giver
    }

    /// Whether a responder stands in here: a chain that went on there would have no end.
    func holds(_ responder: UIResponder) -> Bool {
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        return view?.isDescendant(of: self) == true
    }

    // Fingers beside the keys are not for the text that the keys are for.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Shows these in the place of others.
    func show(input: UIView?, accessory: UIView?, style: UIUserInterfaceStyle) {
        for view in subviews where view !== ground && view !== input && view !== accessory { view.removeFromSuperview() }
        for view in [input, accessory].compactMap(\.self) where view.superview !== self { addSubview(view) }
        // A letter's balloon reaches over what stands above the keys.
        if let input { bringSubviewToFront(input) }
        if input == nil, accessory == nil { giver = nil }
        ground.isHidden = input == nil
        self.input = input
        overrideGround(style)
    }

    /// Light or dark keys on a ground of the same kind.
    func overrideGround(_ style: UIUserInterfaceStyle) {
        ground.overrideUserInterfaceStyle = style
        if let keyboard = input as? KeyboardView { keyboard.overrideUserInterfaceStyle = style }
    }

    /// Places them: what goes along above, the keyboard below, and free room at the bottom where hardware covers the screen.
    func layOut(input: UIView?, height: CGFloat, accessory: UIView?, accessoryHeight: CGFloat) {
        accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight)
        input?.frame = CGRect(x: 0, y: accessoryHeight, width: bounds.width, height: height)
        ground.frame = CGRect(x: 0, y: accessoryHeight, width: bounds.width, height: max(0, bounds.height - accessoryHeight))
    }
}
