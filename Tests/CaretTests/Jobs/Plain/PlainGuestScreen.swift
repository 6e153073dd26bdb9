import UIKit

final class PlainGuestScreen: ColumnScreen, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
    let guest = Guest()
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private let name = UITextField()
    private let nights = UIStepper()
    private let car = UISwitch()
    private let plate = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.delegate = self
        fill(with: table)
        (nights.minimumValue, nights.maximumValue, nights.value) = (1, 14, Double(guest.nights))
        for field in [name, plate] {
            field.textAlignment = .right
            field.delegate = self
        }
        name.addAction(UIAction { [weak self] _ in self?.readTexts() }, for: .editingChanged)
        plate.addAction(UIAction { [weak self] _ in self?.readTexts() }, for: .editingChanged)
        nights.addAction(UIAction { [weak self] _ in self?.readNights() }, for: .valueChanged)
        car.addAction(UIAction { [weak self] _ in self?.readCar() }, for: .valueChanged)
    }

    private var titles: [String] { ["Name", "Nights: \(guest.nights)", "Car"] + (guest.hasCar ? ["Plate"] : []) }

    private func readTexts() { (guest.name, guest.plate) = (name.text ?? "", plate.text ?? "") }

    private func readNights() {
        guest.nights = Int(nights.value)
        table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text = titles[1]
    }

    private func readCar() {
        guest.hasCar = car.isOn
        let row = [IndexPath(row: 3, section: 0)]
        if guest.hasCar { table.insertRows(at: row, with: .fade) } else { table.deleteRows(at: row, with: .fade) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Guest" }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        cell.textLabel?.text = titles[indexPath.row]
        switch indexPath.row {
        case 0: place(name, in: cell)
        case 1: cell.accessoryView = nights
        case 2: cell.accessoryView = car
        default: place(plate, in: cell)
        }
        return cell
    }

    private func place(_ view: UIView, in cell: UITableViewCell) {
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
        NSLayoutConstraint.activate([
            view.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
            view.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
            view.leadingAnchor.constraint(greaterThanOrEqualTo: cell.contentView.leadingAnchor, constant: 120),
        ])
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let next = textField == name && guest.hasCar ? plate : name
        next.becomeFirstResponder()
        return false
    }
}
