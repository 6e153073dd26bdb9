import TodoKit
import UIKit

/// Receives the chosen day.
@MainActor protocol DueViewControllerDelegate: AnyObject {
    func due(_ screen: DueViewController, didChoose day: Day?)
}

/// A few days to choose from by their names, and a calendar with all others.
final class DueViewController: UITableViewController {
    weak var delegate: (any DueViewControllerDelegate)?
    private let book: TodoBook
    private var chosen: Day?
    private let days: [Day?]

    init(_ book: TodoBook, chosen: Day?) {
        (self.book, self.chosen, days) = (book, chosen, TaskWords(book: book).nextDays)
        super.init(style: .insetGrouped)
        title = "Due"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "day")
        tableView.register(CalendarCell.self, forCellReuseIdentifier: "calendar")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? days.count : 1 }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.section == 0 ? 44 : UITableView.automaticDimension
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: indexPath.section == 0 ? "day" : "calendar", for: indexPath)
        guard let picker = (cell as? CalendarCell)?.picker else {
            let day = days[indexPath.row]
            cell.show(TaskWords(book: book).name(of: day), isChosen: day == chosen)
            return cell
        }
        picker.calendar = book.calendar
        if let date = (chosen ?? book.today)?.date(in: book.calendar) { picker.date = date }
        let action = UIAction(identifier: UIAction.Identifier("day")) { [weak self] action in
            guard let self, let picker = action.sender as? UIDatePicker else { return }
            choose(Day(picker.date, in: book.calendar))
        }
        picker.addAction(action, for: .valueChanged)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if indexPath.section == 0 { choose(days[indexPath.row]) }
    }

    private func choose(_ day: Day?) {
        chosen = day
        delegate?.due(self, didChoose: day)
        navigationController?.popViewController(animated: true)
    }
}
