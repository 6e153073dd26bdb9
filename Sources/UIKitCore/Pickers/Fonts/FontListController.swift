/// A list of a font picker: the families, or the faces of a family.
final class FontListController: UITableViewController, UISearchResultsUpdating {
    /// The content of the list.
    enum Content {
        case families([FontFamily])
        case faces(FontFamily)
    }

    /// The font size, in points. Slightly larger than body text, so that letterforms can be distinguished.
    private static let fontSize: CGFloat = 19
    /// The height of a row at the default content size category, in points.
    private static let rowHeight: CGFloat = 48

    private let content: Content
    private let configuration: UIFontPickerViewController.Configuration
    private weak var picker: UIFontPickerViewController?
    private var visibleFamilies: [FontFamily] = []
    private let messageLabel = UILabel()
    private let searchController = UISearchController(searchResultsController: nil)

    init(
        _ content: Content, _ configuration: UIFontPickerViewController.Configuration, title: String, picker: UIFontPickerViewController
    ) {
        self.content = content
        self.configuration = configuration
        self.picker = picker
        super.init(style: .plain)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
        guard case .families(let families) = content else { return }
        visibleFamilies = families
        if picker?.presentingViewController != nil {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .cancel, primaryAction: UIAction { [weak picker] _ in picker?.cancel() })
        }
        messageLabel.textColor = .secondaryLabel
        messageLabel.textAlignment = .center
        messageLabel.font = .preferredFont(forTextStyle: .title3)
        messageLabel.text = "No Results"
        searchController.searchResultsUpdater = self
        searchController.searchBar.placeholder = "Search"
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.hidesNavigationBarDuringPresentation = false
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        revealSelection()
    }

    func updateSearchResults(for searchController: UISearchController) {
        guard case .families(let families) = content else { return }
        let query = searchController.searchBar.text ?? ""
        visibleFamilies = query.isEmpty ? families : families.filter { $0.name.localizedStandardContains(query) }
        tableView.backgroundView = visibleFamilies.isEmpty ? messageLabel : nil
        tableView.reloadData()
    }

    // MARK: - Selection

    func selectionDidChange() {
        guard isViewLoaded else { return }
        tableView.reloadData()
        revealSelection()
    }

    private func revealSelection() {
        guard let row = (0..<tableView.numberOfRows(inSection: 0)).first(where: isSelected) else { return }
        tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .none, animated: false)
    }

    private func isSelected(_ row: Int) -> Bool {
        guard let descriptor = picker?.selectedFontDescriptor else { return false }
        let font = UIFont(descriptor: descriptor, size: 0)
        switch content {
        case .families:
            let family = visibleFamilies[row]
            // A font that was created by its face name may have a differently spelled family name.
            return family.name.caseInsensitiveCompare(font.familyName) == .orderedSame
                || family.faces.contains { $0.postscriptName == font.fontName }
        case .faces(let family): return family.faces[row].postscriptName == font.fontName
        }
    }

    // MARK: - Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if case .faces(let family) = content { return family.faces.count }
        return visibleFamilies.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
        var cellContent = UIListContentConfiguration.cell()
        cellContent.text = name(indexPath.row)
        cellContent.textProperties.font = font(indexPath.row)
        cellContent.textProperties.numberOfLines = 1
        cell.contentConfiguration = cellContent
        let isCurrent = isSelected(indexPath.row)
        cell.accessoryType = isCurrent ? .checkmark : .none
        if hasFaces(indexPath.row) { cell.accessoryType = .disclosureIndicator }
        cell.accessibilityTraits = isCurrent ? [.button, .selected] : .button
        return cell
    }

    /// Returns the same height for all rows, regardless of the font.
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        UIFontMetrics(forTextStyle: .body).scaledValue(for: Self.rowHeight)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch content {
        case .families: picker?.choose(visibleFamilies[indexPath.row])
        case .faces(let family): picker?.choose(family.faces[indexPath.row].descriptor)
        }
    }

    private func name(_ row: Int) -> String {
        if case .faces(let family) = content { return family.faces[row].style }
        return visibleFamilies[row].name
    }

    private func hasFaces(_ row: Int) -> Bool {
        guard case .families = content else { return false }
        return configuration.includeFaces && visibleFamilies[row].faces.count > 1
    }

    /// Returns the font of a row, scaled for the user's content size category.
    private func font(_ row: Int) -> UIFont {
        let face: FontFace? = if case .faces(let family) = content { family.faces[row] } else { visibleFamilies[row].regular }
        let customFont = configuration.displayUsingSystemFont ? nil : face.flatMap { UIFont(name: $0.postscriptName, size: Self.fontSize) }
        return UIFontMetrics(forTextStyle: .body).scaledFont(for: customFont ?? .systemFont(ofSize: Self.fontSize))
    }
}
