import Foundation
import Platform

/// A folder in the list of locations, at which browsing can begin.
struct DocumentLocation: Hashable {
    let name: String
    let symbol: String
    let url: URL

    /// The user's standard folders that exist, and the root of the file system.
    static var all: [DocumentLocation] {
        let kinds: [(FileManager.SearchPathDirectory, String)] = [
            (.documentDirectory, "doc"), (.downloadsDirectory, "arrow.down.circle"), (.desktopDirectory, "desktopcomputer"),
            (.picturesDirectory, "photo"), (.musicDirectory, "music.note"), (.moviesDirectory, "film"),
        ]
        let home = UserFolders.home
        let standardFolders = kinds.compactMap { kind, symbol in
            folder(kind).map { DocumentLocation(name: $0.lastPathComponent, symbol: symbol, url: $0) }
        }
        return [DocumentLocation(name: "Home", symbol: "house", url: home)]
            + standardFolders.filter { $0.url.standardizedFileURL != home.standardizedFileURL }
            + [DocumentLocation(name: "This Computer", symbol: "externaldrive", url: URL(fileURLWithPath: "/", isDirectory: true))]
    }

    static var documents: URL? { folder(.documentDirectory) }

    private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL? {
        var isFolder: ObjCBool = false
        guard let url = UserFolders.url(kind),
            FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue
        else { return nil }
        return url
    }
}

/// The list of locations, which is the first screen of a document picker.
final class DocumentLocationsController: UITableViewController {
    private let locations: [DocumentLocation]
    private weak var picker: UIDocumentPickerViewController?

    init(_ locations: [DocumentLocation], picker: UIDocumentPickerViewController) {
        self.locations = locations
        self.picker = picker
        super.init(style: .insetGrouped)
        title = "Browse"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak picker] _ in picker?.cancel() })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { locations.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Locations" }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = locations[indexPath.row].name
        content.image = UIImage(systemName: locations[indexPath.row].symbol) ?? UIImage(systemName: "folder")
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { picker?.open(locations[indexPath.row].url) }
}
