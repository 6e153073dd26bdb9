/// A cell with a plus before its words, in the place of which the table shows a plus of its own while it is edited.
final class FormAddCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        imageView?.tintColor = .systemGreen
        showPlus(isEditing)
    }

    required init?(coder: NSCoder) { nil }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        showPlus(editing)
    }

    private func showPlus(_ isEditing: Bool) {
        imageView?.image = isEditing ? nil : UIImage(systemName: "plus.circle.fill")
        setNeedsLayout()
    }
}
