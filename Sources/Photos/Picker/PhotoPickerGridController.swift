internal import SystemServices
import UIKitCore

/// A grid of photos that can be selected, the newest at its end.
final class PhotoPickerGridController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    var photos: [PhotoRecord] = [] {
        didSet {
            guard isViewLoaded else { return }
            showsEnd = true
            emptyLabel.isHidden = !photos.isEmpty
            collectionView.reloadData()
            view.setNeedsLayout()
        }
    }

    private weak var picker: PhotoPickerNavigation?
    private let layout = PhotoGridLayout()
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let emptyLabel = UILabel()
    /// Whether the next layout scrolls to the end.
    private var showsEnd = true
    /// Whether the photos are loaded, so that an empty grid has a message.
    var isLoaded = false { didSet { emptyLabel.isHidden = !isLoaded || !photos.isEmpty } }

    init(_ picker: PhotoPickerNavigation) {
        self.picker = picker
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.register(PhotoPickerCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.dataSource = self
        collectionView.delegate = self
        emptyLabel.text = "No Photos"
        emptyLabel.font = .preferredFont(forTextStyle: .title2)
        emptyLabel.adjustsFontForContentSizeCategory = true
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        emptyLabel.isHidden = !isLoaded || !photos.isEmpty
        for part in [collectionView, emptyLabel] as [UIView] { view.addSubview(part) }
        setContentScrollView(collectionView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collectionView.frame = view.bounds
        emptyLabel.frame = view.bounds
        layout.fitSquares(in: view.bounds.width, displayScale: traitCollection.displayScale)
        guard showsEnd, !photos.isEmpty, view.window != nil else { return }
        showsEnd = false
        scrollToEnd()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.setNeedsLayout()
    }

    /// Shows the newest photos.
    func scrollToEnd() {
        guard !photos.isEmpty else { return }
        collectionView.layoutIfNeeded()
        collectionView.scrollToItem(at: IndexPath(item: photos.count - 1, section: 0), at: .bottom, animated: false)
    }

    /// Shows the current selection.
    func reloadSelection() {
        for indexPath in collectionView.indexPathsForVisibleItems {
            if let cell = collectionView.cellForItem(at: indexPath) as? PhotoPickerCell { show(indexPath, in: cell) }
        }
    }

    private func show(_ indexPath: IndexPath, in cell: PhotoPickerCell) {
        let photo = photos[indexPath.item]
        let number = picker?.selection.number(of: photo.identifier)
        let isEnabled = number != nil || picker?.selection.isFull != true
        cell.show(photo, number: number, isOrdered: picker?.setup.isOrdered == true, isEnabled: isEnabled)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        if let cell = cell as? PhotoPickerCell { show(indexPath, in: cell) }
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        picker?.tap(photos[indexPath.item])
        reloadSelection()
    }
}
