import UIKit

/// A cell that edits one line of text, which fills it.
final class TitleCell: UITableViewCell {
    let field = UITextField()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        field.fill(self)
        field.placeholder = "Title"
        field.returnKeyType = .done
        field.accessibilityIdentifier = "Title"
    }

    required init?(coder: NSCoder) { nil }
}
