import UIKitCore

/// Text on the map, with a halo that keeps it readable on any ground.
@MainActor final class MarkerNameLabel: UIView {
    var text: String? { didSet { if text != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    private var attributes: [NSAttributedString.Key: Any] {
        [.font: UIFont.systemFont(ofSize: 11, weight: .semibold), .foregroundColor: UIColor.label]
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let natural = text.size(withAttributes: attributes)
        return CGSize(width: min(natural.width.rounded(.up) + 4, size.width), height: natural.height.rounded(.up) + 2)
    }

    /// As much of a text as there is room for.
    private func shortened(_ text: String) -> String {
        func fits(_ text: String) -> Bool { text.size(withAttributes: attributes).width <= bounds.width - 3 }
        if fits(text) { return text }
        var kept = text
        while !kept.isEmpty, !fits(kept + "…") { kept.removeLast() }
        return kept.trimmingCharacters(in: .whitespaces) + "…"
    }

    override func draw(_ rect: CGRect) {
        guard let text else { return }
        let dark = traitCollection.userInterfaceStyle == .dark
        HaloText.draw(shortened(text), at: CGPoint(x: 2, y: 1), attributes: attributes, halo: UIColor(white: dark ? 0 : 1, alpha: 0.8))
    }
}
