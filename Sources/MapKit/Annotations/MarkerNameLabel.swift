import UIKitCore

/// A label on the map, with a halo that keeps it readable on any background.
@MainActor final class MarkerNameLabel: UIView {
    var text: String? { didSet { if text != oldValue { setNeedsDisplay() } } }
    /// The smaller second line; `nil` for none.
    var detail: String? { didSet { if detail != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    @MainActor private struct Line {
        let text: String
        let attributes: [NSAttributedString.Key: Any]
        var size: CGSize { text.size(withAttributes: attributes) }
    }

    private var lines: [Line] {
        var lines: [Line] = []
        if let text, !text.isEmpty { lines.append(Line(text: text, attributes: Self.attributes(size: 11, weight: .semibold))) }
        if let detail, !detail.isEmpty { lines.append(Line(text: detail, attributes: Self.attributes(size: 10, weight: .regular))) }
        return lines
    }

    private static func attributes(size: CGFloat, weight: UIFont.Weight) -> [NSAttributedString.Key: Any] {
        [.font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: UIColor.label]
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let sizes = lines.map(\.size)
        guard let widest = sizes.map(\.width).max() else { return .zero }
        let height = sizes.reduce(0) { $0 + $1.height.rounded(.up) }
        return CGSize(width: min(widest.rounded(.up) + 4, size.width), height: height + 2)
    }

    /// Returns the line, truncated with an ellipsis to the width of the label.
    private func truncated(_ line: Line) -> Line {
        func makeLine(_ text: String) -> Line { Line(text: text, attributes: line.attributes) }
        func fits(_ line: Line) -> Bool { line.size.width <= bounds.width - 3 }
        if fits(line) { return line }
        var truncatedText = line.text
        while !truncatedText.isEmpty, !fits(makeLine(truncatedText + "…")) { truncatedText.removeLast() }
        return makeLine(truncatedText.trimmingCharacters(in: .whitespaces) + "…")
    }

    override func draw(_ rect: CGRect) {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let lines = lines.map(truncated)
        var y: CGFloat = 1
        for line in lines {
            let x = lines.count == 1 ? 2 : max((bounds.width - line.size.width) / 2, 2)
            HaloText.draw(
                line.text, at: CGPoint(x: x, y: y), attributes: line.attributes, halo: UIColor(white: isDark ? 0 : 1, alpha: 0.8))
            y += line.size.height.rounded(.up)
        }
    }
}
