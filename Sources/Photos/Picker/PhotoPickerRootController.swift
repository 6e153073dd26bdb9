internal import SystemServices
import UIKitCore

/// The first screen of a picker: all photos, or the list of albums.
final class PhotoPickerRootController: UIViewController {
    private weak var picker: PhotoPickerNavigation?
    private let segmentedControl = UISegmentedControl(items: ["Photos", "Albums"])
    let grid: PhotoPickerGridController
    private let albumsView = PhotoAlbumsView()
    /// The photos of each row of the list of albums, the oldest first.
    private var albums: [(title: String, photos: [PhotoRecord])] = []

    init(_ picker: PhotoPickerNavigation) {
        self.picker = picker
        grid = PhotoPickerGridController(picker)
        super.init(nibName: nil, bundle: nil)
        title = picker.setup.title ?? "Photos"
        segmentedControl.selectedSegmentIndex = 0
        if picker.setup.title == nil { navigationItem.titleView = segmentedControl }
        navigationItem.backButtonTitle = "Back"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(grid)
        for part in [grid.view, albumsView].compactMap(\.self) {
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
        grid.didMove(toParent: self)
        albumsView.isHidden = true
        albumsView.onChoose = { [weak self] in self?.open($0) }
        segmentedControl.addAction(UIAction { [weak self] _ in self?.showSelectedList() }, for: .valueChanged)
        setContentScrollView(grid.collectionView)
    }

    /// Shows the photos of a library.
    func show(_ library: PhotoSnapshot) {
        grid.photos = library.photos
        grid.isLoaded = true
        let smart = SmartAlbum.allCases.filter { $0 != .hidden }.map { ($0.title, library.photos(in: .smart($0))) }
        let others = library.albums.map { ($0.title, $0.members.compactMap { library[$0] }) }
        albums = (smart + others).filter { !$0.1.isEmpty }
        albumsView.albums = albums.map { album in
            PhotoFolder.Album(
                name: album.title, photos: album.photos.reversed().map { PhotoFile(url: $0.url, date: $0.modificationDate) })
        }
    }

    private func showSelectedList() {
        grid.view.isHidden = segmentedControl.selectedSegmentIndex != 0
        albumsView.isHidden = !grid.view.isHidden
        setContentScrollView(albumsView.isHidden ? grid.collectionView : albumsView.tableView)
    }

    private func open(_ album: PhotoFolder.Album) {
        guard let picker, let index = albumsView.albums.firstIndex(of: album) else { return }
        let screen = PhotoPickerGridController(picker)
        screen.title = album.name
        screen.photos = albums[index].photos
        screen.isLoaded = true
        picker.pushViewController(screen, animated: true)
    }
}
