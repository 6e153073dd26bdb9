/// A grid of square thumbnails.
final class PhotoGridView: UIView, UICollectionViewDataSource, UICollectionViewDelegate {
    var photos: [PhotoFile] = [] { didSet { collectionView.reloadData() } }
    var onChoose: ((PhotoFile) -> Void)?
    private let layout = PhotoGridLayout()
    private(set) lazy var collectionView = UICollectionView(frame: bounds, collectionViewLayout: layout)
    private let registration = UICollectionView.CellRegistration<PhotoCell, PhotoFile> { cell, _, photo in cell.photo = photo }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.dataSource = self
        collectionView.delegate = self
        addSubview(collectionView)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        collectionView.frame = bounds
        layout.fitSquares(in: bounds.width, displayScale: traitCollection.displayScale)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: photos[indexPath.item])
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        onChoose?(photos[indexPath.item])
    }
}

/// A cell with the centre of an image.
final class PhotoCell: UICollectionViewCell {
    private let thumbnail = PhotoThumbnailView()

    var photo: PhotoFile? {
        didSet {
            thumbnail.photo = photo
            accessibilityLabel = photo?.name
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        thumbnail.frame = contentView.bounds
        thumbnail.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(thumbnail)
        isAccessibilityElement = true
        accessibilityTraits = [.image, .button]
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool { didSet { contentView.alpha = isHighlighted ? 0.6 : 1 } }

    override func prepareForReuse() {
        super.prepareForReuse()
        photo = nil
    }
}
