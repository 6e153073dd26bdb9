import UIKit

/// A cell with a calendar of a month to select a day.
final class CalendarCell: UITableViewCell {
    let picker = UIDatePicker()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        picker.accessibilityIdentifier = "Calendar"
        picker.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(picker)
        NSLayoutConstraint.activate([
            picker.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            picker.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            picker.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            picker.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
