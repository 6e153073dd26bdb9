import Foundation
import UniformTypeIdentifiers

/// A searchable list of a folder's contents. Items that cannot be selected are dimmed.
final class DocumentListController: UITableViewController, UISearchResultsUpdating {
    private let folder: URL
    private weak var picker: UIDocumentPickerViewController?
    private var found: DocumentFolder?
    private var shown: [DocumentEntry] = []
    /// The selected files, including files that the search hides.
    private var marked: Set<URL> = []
    private var loading: Task<Void, Never>?
    private let noteLabel = UILabel()
    private let search = UISearchController(searchResultsController: nil)
    private lazy var doneItem = UIBarButtonItem(primaryAction: UIAction(title: "Open") { [weak self] _ in self?.done() })

    init(_ folder: URL, picker: UIDocumentPickerViewController) {
        self.folder = folder
        self.picker = picker
        super.init(style: .plain)
        title = folder.path == "/" ? "This Computer" : folder.lastPathComponent
    }

    required init?(coder: NSCoder) { nil }

    deinit { loading?.cancel() }

    private var isExport: Bool { !(picker?.task.exported.isEmpty ?? true) }
    private var picksSeveral: Bool { (picker?.allowsMultipleSelection ?? false) && !isExport }

    /// Whether the folder itself can be selected: in an export, and when opening folders.
    private var picksFolder: Bool { isExport || (picker?.task.picksFolders ?? false) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
        tableView.rowHeight = 60
        tableView.allowsMultipleSelection = picksSeveral
        noteLabel.textColor = .secondaryLabel
        noteLabel.textAlignment = .center
        noteLabel.font = .preferredFont(forTextStyle: .title3)
        search.searchResultsUpdater = self
        search.searchBar.placeholder = "Search"
        search.obscuresBackgroundDuringPresentation = false
        search.hidesNavigationBarDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        let cancel = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak picker] _ in picker?.cancel() })
        doneItem.title = isExport ? "Save" : "Open"
        doneItem.style = .done
        navigationItem.rightBarButtonItems = picksSeveral || picksFolder ? [doneItem, cancel] : [cancel]
        if isExport { addFolderItem() }
        updateDone()
        load()
    }

    private func load() {
        loading?.cancel()
        loading = Task { [weak self, folder] in
            let found = await DocumentFolder.load(folder)
            if !Task.isCancelled { self?.show(found) }
        }
    }

    private func show(_ found: DocumentFolder) {
        self.found = found
        filter(search.searchBar.text ?? "")
    }

    func updateSearchResults(for searchController: UISearchController) { filter(searchController.searchBar.text ?? "") }

    private func filter(_ words: String) {
        guard let found else { return }
        shown = words.isEmpty ? found.entries : found.entries.filter { $0.url.lastPathComponent.localizedStandardContains(words) }
        noteLabel.text = found.failure ?? (words.isEmpty ? "Folder Is Empty" : "No Results")
        tableView.backgroundView = shown.isEmpty ? noteLabel : nil
        tableView.reloadData()
        for (row, entry) in shown.enumerated() where marked.contains(entry.url) {
            tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        updateDone()
    }

    // MARK: - Rows

    private func isEnabled(_ entry: DocumentEntry) -> Bool { entry.isFolder || (picker?.task.accepts(entry.type) ?? false) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
        let entry = shown[indexPath.row]
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

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { isEnabled(shown[indexPath.row]) }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        isEnabled(shown[indexPath.row]) ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let entry = shown[indexPath.row]
        if entry.isFolder {
            tableView.deselectRow(at: indexPath, animated: true)
            picker?.open(entry.url)
        } else if picksSeveral {
            marked.insert(entry.url)
            showMark(at: indexPath)
        } else {
            picker?.choose([entry.url])
        }
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        marked.remove(shown[indexPath.row].url)
        showMark(at: indexPath)
    }

    private func showMark(at path: IndexPath) {
        let isChosen = marked.contains(shown[path.row].url)
        tableView.cellForRow(at: path)?.accessoryType = isChosen ? .checkmark : .none
        updateDone()
    }

    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if marked.contains(shown[indexPath.row].url) { cell.accessoryType = .checkmark }
    }

    // MARK: - Completion

    private var chosen: [URL] { (found?.entries ?? []).map(\.url).filter(marked.contains) }

    private func updateDone() { doneItem.isEnabled = found?.failure == nil && (picksFolder || !chosen.isEmpty) }

    private func done() {
        guard isExport else { return picker?.choose(chosen.isEmpty ? [folder] : chosen) ?? () }
        let taken = picker?.task.existingNames(in: folder) ?? []
        guard let first = taken.first else { return picker?.export(to: folder, replacing: false) ?? () }
        let alert = UIAlertController(
            title: taken.count > 1 ? "\(taken.count) Files Are There Already" : "“\(first)” Is There Already",
            message: "You can replace what is there, or keep both.", preferredStyle: .alert)
        for (words, style, replaces) in [("Keep Both", UIAlertAction.Style.default, false), ("Replace", .destructive, true)] {
            alert.addAction(
                UIAlertAction(title: words, style: style) { [weak self] _ in
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
            primaryAction: UIAction(image: UIImage(systemName: "folder.badge.plus")) { [weak self] _ in self?.askForFolder() })
        item.accessibilityLabel = "New Folder"
        navigationItem.rightBarButtonItems?.append(item)
    }

    private func askForFolder() {
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
