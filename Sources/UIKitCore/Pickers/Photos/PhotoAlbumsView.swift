/// The list of folders with images. Each row shows the newest image of its folder.
package final class PhotoAlbumsView: UIView, UITableViewDataSource, UITableViewDelegate {
    package var albums: [PhotoFolder.Album] = [] { didSet { tableView.reloadData() } }
    package var onChoose: ((PhotoFolder.Album) -> Void)?
    package let tableView = UITableView(frame: .zero, style: .plain)

    package override init(frame: CGRect) {
        super.init(frame: frame)
        tableView.register(PhotoAlbumCell.self, forCellReuseIdentifier: "album")
        tableView.estimatedRowHeight = PhotoAlbumCell.height
        tableView.dataSource = self
        tableView.delegate = self
        addSubview(tableView)
    }

    package required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        super.layoutSubviews()
        tableView.frame = bounds
    }

    package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { albums.count }

    package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "album", for: indexPath)
        (cell as? PhotoAlbumCell)?.show(albums[indexPath.row])
        return cell
    }

    package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onChoose?(albums[indexPath.row])
    }
}

/// A row with a folder's newest image, its name and the number of its images.
final class PhotoAlbumCell: UITableViewCell {
    /// The height of a row at the default text size, in points.
    static let height: CGFloat = 84
    /// The distance between the two labels, the distance above and below them, and the size of the thumbnail, in
    /// points.
    private static let labelSpacing: CGFloat = 2
    private static let verticalMargin: CGFloat = 11
    private static let thumbnailSize: CGFloat = 64
    private let thumbnail = PhotoThumbnailView()
    private let nameLabel = UILabel()
    private let countLabel = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        thumbnail.layer.cornerRadius = 4
        nameLabel.font = .preferredFont(forTextStyle: .body)
        countLabel.font = .preferredFont(forTextStyle: .subheadline)
        countLabel.textColor = .secondaryLabel
        for label in [nameLabel, countLabel] { label.adjustsFontForContentSizeCategory = true }
        for part in [thumbnail, nameLabel, countLabel] as [UIView] { contentView.addSubview(part) }
        accessoryType = .disclosureIndicator
    }

    required init?(coder: NSCoder) { nil }

    func show(_ album: PhotoFolder.Album) {
        thumbnail.photo = album.photos.first
        nameLabel.text = album.name
        countLabel.text = "\(album.photos.count)"
        setNeedsLayout()
    }

    /// Returns the height for the thumbnail, or for the labels if they are higher.
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let labelsHeight = nameLabel.intrinsicContentSize.height + Self.labelSpacing + countLabel.intrinsicContentSize.height
        return CGSize(width: targetSize.width, height: max(Self.height, (labelsHeight + 2 * Self.verticalMargin).rounded(.up)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds.inset(by: contentView.layoutMargins)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let centerY = contentView.bounds.midY
        let x = isMirrored ? area.maxX - Self.thumbnailSize : area.minX
        thumbnail.frame = CGRect(x: x, y: centerY - Self.thumbnailSize / 2, width: Self.thumbnailSize, height: Self.thumbnailSize)
        let width = max(0, area.width - Self.thumbnailSize - 12)
        let left = isMirrored ? area.minX : area.minX + Self.thumbnailSize + 12
        let nameHeight = nameLabel.intrinsicContentSize.height
        let countHeight = countLabel.intrinsicContentSize.height
        let top = centerY - (nameHeight + Self.labelSpacing + countHeight) / 2
        nameLabel.frame = CGRect(x: left, y: top, width: width, height: nameHeight)
        countLabel.frame = CGRect(x: left, y: top + nameHeight + Self.labelSpacing, width: width, height: countHeight)
    }
}
