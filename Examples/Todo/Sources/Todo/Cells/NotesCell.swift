import UIKit

/// A cell that edits several lines of text.
final class NotesCell: UITableViewCell {
    /// The height in points: five lines and their margins.
    static let height: CGFloat = 132
    let area = UITextView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        area.font = .preferredFont(forTextStyle: .body)
        area.backgroundColor = .clear
        area.accessibilityIdentifier = "Description"
        // A text view has an inset of 5 points at its sides.
        area.frame = contentView.bounds.insetBy(dx: 11, dy: 3)
        area.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(area)
    }

    required init?(coder: NSCoder) { nil }
}
