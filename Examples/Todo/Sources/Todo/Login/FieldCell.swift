import UIKit

/// A cell with a field for a name or a password.
final class FieldCell: UITableViewCell {
    let field = UITextField()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        field.fill(self)
        field.autocorrectionType = .no
        field.autocapitalizationType = .none
    }

    required init?(coder: NSCoder) { nil }

    func ask(for what: String, isSecret: Bool = false, returnKey: UIReturnKeyType) {
        field.placeholder = what
        field.accessibilityIdentifier = what
        field.isSecureTextEntry = isSecret
        field.textContentType = isSecret ? .password : .username
        field.returnKeyType = returnKey
    }
}

extension UITextField {
    /// Fills a cell except for its margins.
    func fill(_ cell: UITableViewCell) {
        font = .preferredFont(forTextStyle: .body)
        clearButtonMode = .whileEditing
        translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(self)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: margins.leadingAnchor), trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            topAnchor.constraint(equalTo: cell.contentView.topAnchor), bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
    }
}
