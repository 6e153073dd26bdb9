import UIKit

/// One photo at a time, each as large as the screen. Swipes, arrow keys, Home and End turn the pages, Escape goes
/// back.
final class PagerViewController: UIViewController {
    weak var delegate: PagerViewControllerDelegate?

    /// The page that is visible, or will be after scrolling; from 0.
    private(set) var index: Int {
        didSet { if index != oldValue { indexDidChange() } }
    }

    private let photos: [Photo]
    private let layout = UICollectionViewFlowLayout()
    private let prefetcher = PhotoPrefetcher()
    private let indicator = PageIndicator()
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    private var hasShownFirstPage = false

    init(photos: [Photo], index: Int) {
        self.photos = photos
        self.index = index
        super.init(nibName: nil, bundle: nil)
        title = photos[index].name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        navigationItem.standsOnBlack()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        collectionView.backgroundColor = .black
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.isPagingEnabled = true
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.allowsSelection = false
        collectionView.accessibilityIdentifier = "Pager"
        collectionView.overrideUserInterfaceStyle = .dark
        collectionView.register(PageCell.self, forCellWithReuseIdentifier: PageCell.reuseIdentifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.prefetchDataSource = self
        view.addSubview(collectionView)
        view.addSubview(indicator)
        indicator.show(page: index + 1, of: photos.count)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layout.itemSize = view.bounds.size
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeIndicator()
        guard !hasShownFirstPage else { return }
        hasShownFirstPage = true
        collectionView.scrollToItem(at: IndexPath(item: index, section: 0), at: .centeredHorizontally, animated: false)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        for case let cell as PageCell in collectionView.visibleCells { cell.margins = view.safeAreaInsets }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.key?.keyCode {
        case .keyboardRightArrow: turn(to: index + 1)
        case .keyboardLeftArrow: turn(to: index - 1)
        case .keyboardHome: turn(to: 0)
        case .keyboardEnd: turn(to: photos.count - 1)
        case .keyboardEscape: navigationController?.popViewController(animated: true)
        default: super.pressesBegan(presses, with: event)
        }
    }

    private func turn(to page: Int) {
        guard photos.indices.contains(page), page != index else { return }
        // An animated scroll over many pages would decode all of them.
        let isNeighbour = abs(page - index) == 1
        index = page
        collectionView.scrollToItem(at: IndexPath(item: page, section: 0), at: .centeredHorizontally, animated: isNeighbour)
    }

    private func indexDidChange() {
        title = photos[index].name
        indicator.show(page: index + 1, of: photos.count)
        delegate?.pager(self, didShowPhotoAt: index)
    }

    private func placeIndicator() {
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let size = indicator.sizeThatFits(area.size)
        indicator.frame = CGRect(
            x: (area.midX - size.width / 2).rounded(), y: area.maxY - size.height - 12, width: size.width, height: size.height)
    }

    private func request(for indexPath: IndexPath) -> PhotoRequest {
        PhotoRequest(
            photo: photos[indexPath.item], size: view.bounds.inset(by: view.safeAreaInsets).size,
            scale: traitCollection.displayScale, contentMode: .scaleAspectFit)
    }
}

extension PagerViewController: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PageCell.reuseIdentifier, for: indexPath)
        if let cell = cell as? PageCell {
            cell.margins = view.safeAreaInsets
            cell.photo = photos[indexPath.item]
        }
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        prefetcher.start(indexPaths.map(request))
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        prefetcher.cancel(indexPaths.map { photos[$0.item] })
    }
}

extension PagerViewController: UICollectionViewDelegate {
    /// During a drag, the page in the middle is the current one.
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.isDragging || scrollView.isDecelerating, scrollView.bounds.width > 0 else { return }
        let page = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
        index = min(max(page, 0), photos.count - 1)
    }

    /// New bounds end an animated scroll half way, perhaps at another page than the target.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0, Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded()) != index else { return }
        collectionView.scrollToItem(at: IndexPath(item: index, section: 0), at: .centeredHorizontally, animated: false)
    }
}
