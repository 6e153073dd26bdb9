/// A text, which the user selects and copies.
final class TextPage: UITextView, PreviewContent {
    private static let margin: CGFloat = 12

    init(_ text: String) {
        super.init(frame: .zero, textContainer: nil)
        isEditable = false
        alwaysBounceVertical = true
        contentInsetAdjustmentBehavior = .never
        font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .monospacedSystemFont(ofSize: 13, weight: .regular))
        adjustsFontForContentSizeCategory = true
        self.text = text
    }

    required init?(coder: NSCoder) { nil }

    func show(between insets: UIEdgeInsets) {
        textContainerInset = UIEdgeInsets(top: Self.margin, left: Self.margin, bottom: Self.margin, right: Self.margin)
        guard contentInset != insets else { return }
        contentInset = insets
        scrollIndicatorInsets = insets
        contentOffset.y = -insets.top
    }
}
