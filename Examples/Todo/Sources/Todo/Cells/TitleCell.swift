import UIKit

/// A cell that edits one line of text, which fills it.
final class TitleCell: UITableViewCell {
    let field = UITextField()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        field.font = .preferredFont(forTextStyle: .body)
        field.placeholder = "Title"
        field.clearButtonMode = .whileEditing
        field.returnKeyType = .done
        field.accessibilityIdentifier = "Title"
        field.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
        field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
}
