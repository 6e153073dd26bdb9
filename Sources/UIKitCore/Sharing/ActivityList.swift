/// The content of a share sheet: a header for the items, and a row for each activity.
final class ActivityList: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// Called when the user closes the sheet.
    final var onClose: (() -> Void)?
    private let items: ActivityItems
    private let sections: [[UIActivity]]
    private let choose: (UIActivity) -> Void
    private static let headerHeight: CGFloat = 72
    private static let rowHeight: CGFloat = 48
    /// The space above and below each section.
    private static let gap: CGFloat = 8

    init(_ items: ActivityItems, _ activities: [UIActivity], choose: @escaping (UIActivity) -> Void) {
        self.items = items
        self.choose = choose
        let categories = [UIActivity.Category.share, .action]
        sections = categories.map { category in activities.filter { type(of: $0).activityCategory == category } }.filter { !$0.isEmpty }
        super.init()
    }

    /// The height of the whole content, in points.
    var height: CGFloat { Self.headerHeight + sections.reduce(12) { $0 + CGFloat($1.count) * Self.rowHeight + 2 * Self.gap } }

    func makeView() -> UIView {
        let view = UIView()
        view.backgroundColor = .systemGroupedBackground
        let header = makeHeader()
        let table = UITableView(frame: .zero, style: .insetGrouped)
        table.dataSource = self
        table.delegate = self
        table.rowHeight = Self.rowHeight
        table.sectionHeaderTopPadding = 0
        table.sectionHeaderHeight = Self.gap
        table.sectionFooterHeight = Self.gap
        for part in [table, header] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            header.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            header.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
            header.heightAnchor.constraint(equalToConstant: Self.headerHeight - 8),
            table.topAnchor.constraint(equalTo: header.bottomAnchor),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        return view
    }

    /// Creates the header: an image, a title with a subtitle, and the close button.
    private func makeHeader() -> UIView {
        let imageView = UIImageView(image: items.image)
        imageView.contentMode = items.images.isEmpty ? .center : .scaleAspectFill
        imageView.backgroundColor = .secondarySystemGroupedBackground
        imageView.tintColor = .secondaryLabel
        imageView.layer.cornerRadius = 8
        imageView.clipsToBounds = true
        let title = UILabel()
        title.text = items.title
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        let subtitle = UILabel()
        subtitle.text = items.subtitle
        subtitle.font = .systemFont(ofSize: 13)
        subtitle.textColor = .secondaryLabel
        let titleStack = UIStackView(arrangedSubviews: [title, subtitle])
        titleStack.axis = .vertical
        titleStack.spacing = 2
        let close = UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.onClose?() })
        close.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [imageView, titleStack, close])
        row.spacing = 12
        row.alignment = .center
        NSLayoutConstraint.activate([
            imageView.widthAnchor.constraint(equalToConstant: 44), imageView.heightAnchor.constraint(equalToConstant: 44),
            close.widthAnchor.constraint(equalToConstant: CloseDisc.side), close.heightAnchor.constraint(equalToConstant: CloseDisc.side),
        ])
        return row
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let activity = sections[indexPath.section][indexPath.row]
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = activity.activityTitle
        let imageView = UIImageView(image: activity.activityImage?.withRenderingMode(.alwaysTemplate))
        imageView.tintColor = .label
        imageView.contentMode = .scaleAspectFit
        imageView.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        cell.accessoryView = imageView
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        choose(sections[indexPath.section][indexPath.row])
    }
}
