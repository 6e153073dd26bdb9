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
    private var shown: [FontFamily] = []
    private let noteLabel = UILabel()
    private let search = UISearchController(searchResultsController: nil)

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
        shown = families
        if picker?.presentingViewController != nil {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .cancel, primaryAction: UIAction { [weak picker] _ in picker?.cancel() })
        }
        noteLabel.textColor = .secondaryLabel
        noteLabel.textAlignment = .center
        noteLabel.font = .preferredFont(forTextStyle: .title3)
        noteLabel.text = "No Results"
        search.searchResultsUpdater = self
        search.searchBar.placeholder = "Search"
        search.obscuresBackgroundDuringPresentation = false
        search.hidesNavigationBarDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        revealSelection()
    }

    func updateSearchResults(for searchController: UISearchController) {
        guard case .families(let families) = content else { return }
        let words = searchController.searchBar.text ?? ""
        shown = words.isEmpty ? families : families.filter { $0.name.localizedStandardContains(words) }
        tableView.backgroundView = shown.isEmpty ? noteLabel : nil
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
        guard let chosen = picker?.selectedFontDescriptor else { return false }
        let font = UIFont(descriptor: chosen, size: 0)
        switch content {
        case .families:
            let family = shown[row]
            // A font that was created by its face name may have a differently spelled family name.
            return family.name.caseInsensitiveCompare(font.familyName) == .orderedSame
                || family.faces.contains { $0.postscriptName == font.fontName }
        case .faces(let family): return family.faces[row].postscriptName == font.fontName
        }
    }

    // MARK: - Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if case .faces(let family) = content { return family.faces.count }
        return shown.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
        var look = UIListContentConfiguration.cell()
        look.text = name(indexPath.row)
        look.textProperties.font = font(indexPath.row)
        look.textProperties.numberOfLines = 1
        cell.contentConfiguration = look
        let isChosen = isSelected(indexPath.row)
        cell.accessoryType = hasFaces(indexPath.row) ? .disclosureIndicator : isChosen ? .checkmark : .none
        cell.accessibilityTraits = isChosen ? [.button, .selected] : .button
        return cell
    }

    /// Returns the same height for all rows, regardless of the font.
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        UIFontMetrics(forTextStyle: .body).scaledValue(for: Self.rowHeight)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch content {
        case .families: picker?.choose(shown[indexPath.row])
        case .faces(let family): picker?.choose(family.faces[indexPath.row].descriptor)
        }
    }

    private func name(_ row: Int) -> String {
        if case .faces(let family) = content { return family.faces[row].style }
        return shown[row].name
    }

    private func hasFaces(_ row: Int) -> Bool {
        guard case .families = content else { return false }
        return configuration.includeFaces && shown[row].faces.count > 1
    }

    /// Returns the font of a row, scaled for the user's content size category.
    private func font(_ row: Int) -> UIFont {
        let face: FontFace? = if case .faces(let family) = content { family.faces[row] } else { shown[row].regular }
        let own = configuration.displayUsingSystemFont ? nil : face.flatMap { UIFont(name: $0.postscriptName, size: Self.fontSize) }
        return UIFontMetrics(forTextStyle: .body).scaledFont(for: own ?? .systemFont(ofSize: Self.fontSize))
    }
}
