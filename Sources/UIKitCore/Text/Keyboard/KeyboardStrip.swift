/// The strip below the keys of a phone without a home button: a globe at the left and a microphone at the right.
///
/// Both are pictures only. There is one keyboard and no dictation, so that touches on the strip do nothing, and assistive
/// technologies do not find it.
final class KeyboardStrip: UIView {
    /// The least height of the room below the keys that shows the strip, in points; lower rooms have none.
    static let least: CGFloat = 30
    /// The side of the square that a sign is drawn in, in points.
    static let side: CGFloat = 26
    /// The middle of a sign from the side of the keyboard, and from the lower edge of the keys, in points.
    static let inset: CGFloat = 36
    static let depth: CGFloat = 27

    private let globe = KeyboardStrip.sign("globe")
    private let microphone = KeyboardStrip.sign("mic")

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        for view in [globe, microphone] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private static func sign(_ name: String) -> UIImageView {
        let look = UIImage.SymbolConfiguration(pointSize: 21, weight: .light)
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: look))
        view.contentMode = .center
        view.tintColor = KeyboardLook.sign
        return view
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let middles = [Self.inset, bounds.width - Self.inset]
        // The globe is at the left in every direction of writing, as the keys are.
        for (view, x) in zip([globe, microphone], middles) {
            view.frame = CGRect(x: x - Self.side / 2, y: Self.depth - Self.side / 2, width: Self.side, height: Self.side)
        }
    }
}
