/// A cell with a plus image before its title. In editing mode the table view's insertion control replaces the image.
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
