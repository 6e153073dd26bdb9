import CaretPictures
import UIKit

final class ItemCell: UITableViewCell {
    let picture = UIImageView()
    let name = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        name.font = .preferredFont(forTextStyle: .body)
        let line = UIStackView(arrangedSubviews: [picture, name])
        line.spacing = 16
        line.alignment = .center
        line.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(line)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: 28), picture.heightAnchor.constraint(equalToConstant: 28),
            line.leadingAnchor.constraint(equalTo: margins.leadingAnchor), line.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            line.topAnchor.constraint(equalTo: margins.topAnchor), line.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ item: Item) {
        name.text = item.name
        accessoryType = item.isDone ? .checkmark : .none
        picture.show(item.picture, placeholder: UIImage(systemName: "cart"))
    }
}
