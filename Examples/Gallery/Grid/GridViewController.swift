import UIKit

/// All photos of a library, three in a row.
final class GridViewController: UIViewController {
    private static let columns: CGFloat = 3
    private static let spacing: CGFloat = 2

    private let library: PhotoLibrary
    private let usesClosures: Bool
    private let layout = UICollectionViewFlowLayout()
    private let prefetcher = PhotoPrefetcher()
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

    /// - Parameter usesClosures: whether a photo opens in the pager that uses closures.
    init(library: PhotoLibrary, usesClosures: Bool = false) {
        self.library = library
        self.usesClosures = usesClosures
        super.init(nibName: nil, bundle: nil)
        title = "Gallery"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.minimumLineSpacing = Self.spacing
        layout.minimumInteritemSpacing = Self.spacing
        collectionView.backgroundColor = .systemBackground
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.contentInsetAdjustmentBehavior = .always
        collectionView.alwaysBounceVertical = true
        collectionView.accessibilityIdentifier = "Grid"
        collectionView.register(ThumbnailCell.self, forCellWithReuseIdentifier: ThumbnailCell.reuseIdentifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.prefetchDataSource = self
        view.addSubview(collectionView)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let width = view.bounds.inset(by: view.safeAreaInsets).width
        let side = (width - Self.spacing * (Self.columns - 1)) / Self.columns
        let scale = traitCollection.displayScale
        // Whole pixels, so that every thumbnail is of one size.
        let pixels = max(1, (side * scale).rounded(.down))
        layout.itemSize = CGSize(width: pixels / scale, height: pixels / scale)
    }

    private func request(for indexPath: IndexPath) -> PhotoRequest {
        PhotoRequest(
            photo: library.photos[indexPath.item], size: layout.itemSize, scale: traitCollection.displayScale,
            contentMode: .scaleAspectFill)
    }
}

extension GridViewController: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        library.photos.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ThumbnailCell.reuseIdentifier, for: indexPath)
        (cell as? ThumbnailCell)?.photo = library.photos[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        prefetcher.start(indexPaths.map(request))
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        prefetcher.cancel(indexPaths.map { library.photos[$0.item] })
    }
}

extension GridViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        navigationController?.pushViewController(makePager(index: indexPath.item), animated: true)
    }

    private func makePager(index: Int) -> UIViewController {
        if usesClosures {
            return ClosurePagerViewController(photos: library.photos, index: index) { [weak self] index in self?.show(index) }
        }
        let pager = PagerViewController(photos: library.photos, index: index)
        pager.delegate = self
        return pager
    }

    private func show(_ index: Int) {
        let indexPath = IndexPath(item: index, section: 0)
        guard let frame = collectionView.layoutAttributesForItem(at: indexPath)?.frame else { return }
        let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        if !visible.contains(frame) { collectionView.scrollToItem(at: indexPath, at: .centeredVertically, animated: false) }
    }
}

extension GridViewController: PagerViewControllerDelegate {
    /// Scrolls to the photo that the pager shows, for the way back.
    func pager(_ pager: PagerViewController, didShowPhotoAt index: Int) { show(index) }
}
