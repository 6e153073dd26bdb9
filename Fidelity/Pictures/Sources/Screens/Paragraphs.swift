import UIKit

/// Text with several lines, whose line breaks depend on the widths of letters.
@MainActor enum Paragraphs {
    static func paragraph(_ style: UIFont.TextStyle) -> UIView {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.numberOfLines = 0
        label.text = """
            A harbour town wakes up before its visitors do. Nets are carried to the quay, the ice machine rattles, and somebody sweeps the \
            steps of the customs house.
            By nine the first ferry is in.
            """
        let size = label.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
        label.frame = CGRect(x: 0, y: 0, width: 300, height: size.height)
        return label
    }
}
