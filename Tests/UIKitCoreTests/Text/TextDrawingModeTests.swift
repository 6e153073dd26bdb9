import Testing

@testable import UIKitCore

/// Draws its text as an outline, as apps do it.
private final class OutlinedLabel: UILabel {
    override func drawText(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.setLineWidth(1)
        UIGraphicsGetCurrentContext()?.setTextDrawingMode(.stroke)
        super.drawText(in: rect)
    }
}

@MainActor struct TextDrawingModeTests {
    /// Returns the covered area of a label.
    private func area(_ label: UILabel) -> Double {
        label.text = "II"
        label.font = .systemFont(ofSize: 60, weight: .black)
        label.textColor = .red
        label.sizeToFit()
        return Sketch(80, 80) { label.drawText(in: label.bounds) }.area
    }

    @Test func aLabelsTextIsOutlined() {
        let filled = area(UILabel())
        let outlined = area(OutlinedLabel())
        #expect(outlined > 0 && outlined < filled * 0.7, "\(outlined) of \(filled)")
    }

    @Test func aStringMayBeAClipForLaterDrawing() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 60, weight: .black)]
        func area(_ mode: CGTextDrawingMode, fills: Bool) -> Double {
            Sketch(80, 80) {
                let context = UIGraphicsGetCurrentContext()
                context?.setTextDrawingMode(mode)
                ("II" as NSString).draw(at: .zero, withAttributes: attributes)
                if fills { context?.fill(CGRect(x: 0, y: 0, width: 80, height: 80)) }
            }.area
        }
        let letters = area(.fill, fills: false)
        #expect(abs(area(.clip, fills: true) - letters) < letters * 0.1)
        #expect(area(.clip, fills: false) == 0 && area(.invisible, fills: false) == 0)
        #expect(area(.invisible, fills: true) == 6400)
    }
}
