import Foundation

/// The first screen of an image picker: all images, or the list of folders.
final class PhotoLibraryController: UIViewController {
    var onCancel: (() -> Void)?
    var onChoose: ((PhotoFile) -> Void)?
    private let folder: URL?
    private let segmentedControl = UISegmentedControl(items: ["Photos", "Albums"])
    private let grid = PhotoGridView()
    private let albums = PhotoAlbumsView()
    private let emptyLabel = UILabel()
    private var loadTask: Task<Void, Never>?

    init(folder: URL?) {
        self.folder = folder
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
        segmentedControl.selectedSegmentIndex = 0
        navigationItem.titleView = segmentedControl
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel?() })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        emptyLabel.text = "No Photos"
        emptyLabel.font = .preferredFont(forTextStyle: .title2)
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        emptyLabel.isHidden = true
        for part in [grid, albums, emptyLabel] as [UIView] {
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
        albums.isHidden = true
        grid.onChoose = { [weak self] in self?.onChoose?($0) }
        albums.onChoose = { [weak self] in self?.open($0) }
        segmentedControl.addAction(UIAction { [weak self] _ in self?.showSelectedList() }, for: .valueChanged)
        loadTask = Task { [weak self, folder] in
            let contents = await PhotoFolder.load(folder)
            self?.show(contents)
        }
    }

    deinit { loadTask?.cancel() }

    private func show(_ contents: PhotoFolder) {
        grid.photos = contents.photos
        albums.albums = contents.albums
        emptyLabel.isHidden = !contents.photos.isEmpty
    }

    private func showSelectedList() {
        grid.isHidden = segmentedControl.selectedSegmentIndex != 0
        albums.isHidden = !grid.isHidden
        setContentScrollView(grid.isHidden ? albums.tableView : grid.collectionView)
    }

    private func open(_ album: PhotoFolder.Album) {
        let screen = UIViewController()
        let grid = PhotoGridView()
        grid.photos = album.photos
        grid.onChoose = { [weak self] in self?.onChoose?($0) }
        screen.title = album.name
        screen.view = grid
        navigationController?.pushViewController(screen, animated: true)
    }
}
