/// The strip below the keys of a phone without a home button: a globe on the left and a microphone on the right.
///
/// Both are images only. There is one keyboard and no dictation, so touches on the strip do nothing and the strip is
/// hidden from assistive technologies.
final class KeyboardStrip: UIView {
    /// The minimum height of the space below the keys in which the strip is shown, in points.
    static let minimumHeight: CGFloat = 30
    /// The width and height of a symbol, in points.
    static let side: CGFloat = 26
    /// The distances of a symbol's centre from the side of the keyboard, and from the lower edge of the keys, in
    /// points.
    static let inset: CGFloat = 36
    static let depth: CGFloat = 27

    private let globe = KeyboardStrip.symbolView("globe")
    private let microphone = KeyboardStrip.symbolView("mic")

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        for view in [globe, microphone] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private static func symbolView(_ name: String) -> UIImageView {
        let configuration = UIImage.SymbolConfiguration(pointSize: 21, weight: .light)
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        view.contentMode = .center
        view.tintColor = KeyboardStyle.symbol
        return view
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let centers = [Self.inset, bounds.width - Self.inset]
        // As on the keys, the order does not depend on the writing direction.
        for (view, x) in zip([globe, microphone], centers) {
            view.frame = CGRect(x: x - Self.side / 2, y: Self.depth - Self.side / 2, width: Self.side, height: Self.side)
        }
    }
}
