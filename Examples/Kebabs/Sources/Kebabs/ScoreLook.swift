import KebabsKit
import UIKit

/// The appearance and the text of a hygiene score.
struct ScoreLook {
    let color: UIColor
    /// The text of the marker: the number, or a dash.
    let sign: String
    let words: String
    /// The text colour on the score's colour.
    var ink: UIColor { color == .systemYellow ? .black : .white }

    init(_ premises: Premises) { self.init(premises.hygiene, premises.verdict) }

    init(_ hygiene: Int?, _ verdict: Premises.Verdict? = nil) {
        switch hygiene {
        case 0: self.init(.systemRed, "0", "Urgent improvement necessary")
        case 1: self.init(.systemRed, "1", "Major improvement necessary")
        case 2: self.init(.systemOrange, "2", "Improvement necessary")
        case 3: self.init(.systemYellow, "3", "Generally satisfactory")
        case 4: self.init(.systemTeal, "4", "Good")
        case 5: self.init(.systemGreen, "5", "Very good")
        default: self.init(.systemGray, "–", verdict?.rawValue ?? "Not rated")
        }
    }

    private init(_ color: UIColor, _ sign: String, _ words: String) {
        self.color = color
        self.sign = sign
        self.words = words
    }

    /// Draws a round badge of the score, 32 points across.
    @MainActor func badge(isHighlighted: Bool) -> UIImage {
        let side: CGFloat = 32
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            let circle = CGRect(x: 1, y: 1, width: side - 2, height: side - 2)
            color.withAlphaComponent(isHighlighted ? 1 : 0.2).setFill()
            context.cgContext.fillEllipse(in: circle)
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: isHighlighted ? ink : UIColor.label,
            ]
            let size = sign.size(withAttributes: attributes)
            sign.draw(at: CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2), withAttributes: attributes)
        }
    }
}
