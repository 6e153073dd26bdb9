import Foundation
import UniformTypeIdentifiers

/// A searchable list of a folder's contents. Items that cannot be selected are dimmed.
final class DocumentListController: UITableViewController, UISearchResultsUpdating {
    private let folder: URL
    private weak var picker: UIDocumentPickerViewController?
    private var contents: DocumentFolder?
    private var visibleEntries: [DocumentEntry] = []
    /// The selected files, including files that the search hides.
    private var selectedURLs: Set<URL> = []
    private var loadTask: Task<Void, Never>?
    private let messageLabel = UILabel()
    private let searchController = UISearchController(searchResultsController: nil)
    private lazy var doneItem = UIBarButtonItem(primaryAction: UIAction(title: "Open") { [weak self] _ in self?.finish() })

    init(_ folder: URL, picker: UIDocumentPickerViewController) {
        self.folder = folder
        self.picker = picker
        super.init(style: .plain)
        title = folder.path == "/" ? "This Computer" : folder.lastPathComponent
    }

    required init?(coder: NSCoder) { nil }

    deinit { loadTask?.cancel() }

    private var isExport: Bool { !(picker?.task.exported.isEmpty ?? true) }
    private var picksMultiple: Bool { (picker?.allowsMultipleSelection ?? false) && !isExport }

    /// Whether the folder itself can be selected: in an export, and when opening folders.
    private var picksFolder: Bool { isExport || (picker?.task.picksFolders ?? false) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
        tableView.rowHeight = 60
        tableView.allowsMultipleSelection = picksMultiple
        messageLabel.textColor = .secondaryLabel
        messageLabel.textAlignment = .center
        messageLabel.font = .preferredFont(forTextStyle: .title3)
        searchController.searchResultsUpdater = self
        searchController.searchBar.placeholder = "Search"
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.hidesNavigationBarDuringPresentation = false
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        let cancelItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak picker] _ in picker?.cancel() })
        doneItem.title = isExport ? "Save" : "Open"
        doneItem.style = .done
        navigationItem.rightBarButtonItems = picksMultiple || picksFolder ? [doneItem, cancelItem] : [cancelItem]
        if isExport { addFolderItem() }
        updateDone()
        load()
    }

    private func load() {
        loadTask?.cancel()
        loadTask = Task { [weak self, folder] in
            let contents = await DocumentFolder.load(folder)
            if !Task.isCancelled { self?.show(contents) }
        }
    }

    private func show(_ contents: DocumentFolder) {
        self.contents = contents
        filter(searchController.searchBar.text ?? "")
    }

    func updateSearchResults(for searchController: UISearchController) { filter(searchController.searchBar.text ?? "") }

    private func filter(_ query: String) {
        guard let contents else { return }
        visibleEntries =
            query.isEmpty
            ? contents.entries : contents.entries.filter { $0.url.lastPathComponent.localizedStandardContains(query) }
        messageLabel.text = contents.failure ?? (query.isEmpty ? "Folder Is Empty" : "No Results")
        tableView.backgroundView = visibleEntries.isEmpty ? messageLabel : nil
        tableView.reloadData()
        for (row, entry) in visibleEntries.enumerated() where selectedURLs.contains(entry.url) {
            tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        updateDone()
    }

    // MARK: - Rows

    private func isEnabled(_ entry: DocumentEntry) -> Bool { entry.isFolder || (picker?.task.accepts(entry.type) ?? false) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { visibleEntries.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
        let entry = visibleEntries[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = entry.name(withExtension: picker?.shouldShowFileExtensions ?? false)
        content.textProperties.numberOfLines = 1
        content.textProperties.lineBreakMode = .byTruncatingMiddle
        content.secondaryText = entry.details
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = UIImage(systemName: entry.symbol) ?? UIImage(systemName: "doc")
        content.imageProperties.reservedLayoutSize = CGSize(width: 32, height: 32)
        let isEnabled = isEnabled(entry)
        if !isEnabled {
            content.textProperties.color = .tertiaryLabel
            content.secondaryTextProperties.color = .tertiaryLabel
            content.imageProperties.tintColor = .tertiaryLabel
        }
        cell.contentConfiguration = content
        cell.accessoryType = entry.isFolder ? .disclosureIndicator : .none
        cell.accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
        return cell
    }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        isEnabled(visibleEntries[indexPath.row])
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        isEnabled(visibleEntries[indexPath.row]) ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let entry = visibleEntries[indexPath.row]
        if entry.isFolder {
            tableView.deselectRow(at: indexPath, animated: true)
            picker?.open(entry.url)
        } else if picksMultiple {
            selectedURLs.insert(entry.url)
            updateCheckmark(at: indexPath)
        } else {
            picker?.choose([entry.url])
        }
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        selectedURLs.remove(visibleEntries[indexPath.row].url)
        updateCheckmark(at: indexPath)
    }

    private func updateCheckmark(at path: IndexPath) {
        let isSelected = selectedURLs.contains(visibleEntries[path.row].url)
        tableView.cellForRow(at: path)?.accessoryType = isSelected ? .checkmark : .none
        updateDone()
    }

    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if selectedURLs.contains(visibleEntries[indexPath.row].url) { cell.accessoryType = .checkmark }
    }

    // MARK: - Completion

    private var selection: [URL] { (contents?.entries ?? []).map(\.url).filter(selectedURLs.contains) }

    private func updateDone() { doneItem.isEnabled = contents?.failure == nil && (picksFolder || !selection.isEmpty) }

    private func finish() {
        guard isExport else {
            picker?.choose(selection.isEmpty ? [folder] : selection)
            return
        }
        let existingNames = picker?.task.existingNames(in: folder) ?? []
        guard let first = existingNames.first else {
            picker?.export(to: folder, replacing: false)
            return
        }
        let alert = UIAlertController(
            title: existingNames.count > 1 ? "\(existingNames.count) Files Are There Already" : "“\(first)” Is There Already",
            message: "You can replace what is there, or keep both.", preferredStyle: .alert)
        for (actionTitle, style, replaces) in [("Keep Both", UIAlertAction.Style.default, false), ("Replace", .destructive, true)] {
            alert.addAction(
                UIAlertAction(title: actionTitle, style: style) { [weak self] _ in
                    guard let self else { return }
                    picker?.export(to: folder, replacing: replaces)
                })
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }

    // MARK: - New folders

    private func addFolderItem() {
        let item = UIBarButtonItem(
            primaryAction: UIAction(image: UIImage(systemName: "folder.badge.plus")) { [weak self] _ in self?.promptForFolderName() })
        item.accessibilityLabel = "New Folder"
        navigationItem.rightBarButtonItems?.append(item)
    }

    private func promptForFolderName() {
        let alert = UIAlertController(title: "New Folder", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Create", style: .default) { [weak self, weak alert] _ in
                self?.makeFolder(alert?.textFields?.first?.text ?? "")
            })
        present(alert, animated: true)
    }

    private func makeFolder(_ name: String) {
        let name = name.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "/", with: ":")
        guard !name.isEmpty else { return }
        do {
            try FileManager.default.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: false)
            load()
        } catch {
            picker?.show(error)
        }
    }
}
