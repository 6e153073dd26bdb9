/// Items one beside the other, each as large as the gallery: turned by swipes and arrow keys, magnified by two fingers or two taps.
///
/// ```swift
/// let gallery = Gallery(items: photos) { photo in PhotoView(photo) }
/// gallery.on(.page, self, call: Screen.pageDidChange)
/// ```
///
/// A page's view is made when it comes into sight, and let go when it has left; ten thousand items cost what two do. The item that shows
/// stays there whatever happens to the gallery's size, and when others come or go before it.
@MainActor public final class Gallery<Item: Identifiable & SendableMetatype>: UIControl, PagedItems {
    /// What there is to show. The item that shows stays if it is still among them; else the one that takes its place is shown.
    public var items: [Item] { didSet { itemsDidChange() } }
    /// The id of the item that shows, or will when pages have come to rest; `nil` without items. Defaults to the first item's.
    public private(set) var currentID: Item.ID?
    /// How much larger than the gallery a page may become; 3 by default, and 1 for pages that stay as they are.
    public var maximumZoom: CGFloat = 3 { didSet { zoomDidChange(from: oldValue) } }

    private let page: KeptClosure<@MainActor (Item) -> UIView>
    private let layout = UICollectionViewFlowLayout()
    private let pages: UICollectionView
    private var list: SectionList<UICollectionViewCell>?

    /// Makes a gallery.
    ///
    /// - Parameters:
    ///   - items: from the first page to the last.
    ///   - file: where it is made; leave it out.
    ///   - line: likewise.
    ///   - page: makes the view of an item; the gallery keeps the closure and sizes the view. It runs again where an `@Observable` value that
    ///     it read has changed.
    public init(items: [Item], file: String = #fileID, line: Int = #line, page: @escaping @MainActor (Item) -> UIView) {
        self.items = items
        self.page = KeptClosure(Site(file, line), page)
        currentID = items.first?.id
        pages = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(frame: .zero)
        setUp(Site(file, line))
    }

    /// Answers `nil`: galleries are made in code.
    public required init?(coder: NSCoder) { nil }

    /// The item that shows; `nil` without items.
    public var currentItem: Item? { currentIndex.map { items[$0] } }

    // MARK: - Turning pages

    /// Shows an item. ``ControlEvent/page`` does not happen.
    ///
    /// - Parameters:
    ///   - id: the item's; nothing happens if there is none.
    ///   - animated: whether pages are seen to pass.
    public func show(_ id: Item.ID, animated: Bool = true) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        currentID = id
        // Before there is room the pages have no size; ``layoutSubviews()`` shows the item once there is.
        guard !pages.bounds.isEmpty else { return }
        pages.scrollToItem(at: IndexPath(item: index, section: 0), at: .centeredHorizontally, animated: animated && window != nil)
    }

    /// Calls a closure with items that are near what shows, so that what their pages need can be made ready; the nearest come first.
    @discardableResult public func onPrefetch(
        file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor ([Item]) -> Void
    ) -> Subscription {
        pages.on(.prefetchItems, self, file: file, line: line) { gallery, paths in
            body(paths.map(\.item).filter(gallery.items.indices.contains).map { gallery.items[$0] })
        }
    }

    // MARK: - Overrides

    public override var canBecomeFirstResponder: Bool { true }

    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !takeRepeat(presses) { super.pressesBegan(presses, with: event) }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        guard pages.frame != bounds else { return }
        layout.itemSize = bounds.size
        pages.frame = bounds
        pages.layoutIfNeeded()
        goBack()
    }

    /// How many pages there are views for, for tests of laziness.
    package var livePages: Int { pages.visibleCells.count }
    /// Where the pages have been moved to, in points.
    package var offset: CGPoint { pages.contentOffset }

    // MARK: - Pages

    private var currentIndex: Int? { items.firstIndex { $0.id == currentID } }

    private func setUp(_ site: Site) {
        userInfoStorage.holder = page
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        pages.backgroundColor = .clear
        pages.isPagingEnabled = true
        pages.showsHorizontalScrollIndicator = false
        pages.contentInsetAdjustmentBehavior = .never
        addSubview(pages)
        let (file, line) = (site.file, site.line)
        pages.on(.didScroll, self, file: file, line: line) { gallery in gallery.handleScroll() }
        list = pages.sections(self, file: file, line: line) { gallery in
            Section("pages", file: file, line: line) {
                for item in gallery.items {
                    Row(AnyHashable(item.id), cell: GalleryCell.self, gallery, file: file, line: line) { gallery, cell in
                        cell.show(gallery.page.body?(item) ?? UIView(), maximumZoom: gallery.maximumZoom)
                    }.selectable(false)
                }
            }
        }
        list?.animatesChanges = false
    }

    /// The page in the middle is the one that counts, while a finger moves it.
    private func handleScroll() {
        guard pages.isDragging || pages.isDecelerating, let id = middle.map({ items[$0].id }), id != currentID else { return }
        currentID = id
        sendActions(for: .valueChanged)
    }

    private var middle: Int? {
        let center = CGPoint(x: pages.bounds.midX, y: pages.bounds.midY)
        guard let index = pages.indexPathForItem(at: center)?.item, items.indices.contains(index) else { return nil }
        return index
    }

    private func turn(by step: Int) {
        guard let index = currentIndex, step != 0, items.indices.contains(index + step) else { return }
        // A jump over many pages would make all of them on its way.
        show(items[index + step].id, animated: abs(step) == 1)
        sendActions(for: .valueChanged)
    }

    private func itemsDidChange() {
        let place = middle ?? 0
        if currentIndex == nil { currentID = items.isEmpty ? nil : items[min(place, items.count - 1)].id }
        list?.update(animated: false)
        pages.layoutIfNeeded()
        goBack()
    }

    private func zoomDidChange(from old: CGFloat) {
        if maximumZoom != old { list?.update(animated: false) }
    }

    /// Puts the item that shows where it was.
    private func goBack() {
        guard let currentID, !bounds.isEmpty else { return }
        show(currentID, animated: false)
    }
}

/// Pages that are known by an id.
@MainActor public protocol PagedItems: UIControl {
    /// What tells one page from another.
    associatedtype PageID
    /// The page that shows; `nil` where there is none.
    var currentID: PageID? { get }
}

extension ControlEvent where Sender: PagedItems, Payload == Sender.PageID? {
    /// A person has turned to another page; carries its id. While a finger moves pages, the one in the middle counts.
    public static var page: Self { Self(.valueChanged) { $0.currentID } }
}

/// Held arrows leaf through the pages.
extension Gallery: KeyRepeating {
    package func takeRepeat(_ presses: Set<UIPress>) -> Bool {
        let forward = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let last = items.count - 1
        switch presses.first?.key?.keyCode {
        case .keyboardRightArrow: turn(by: forward)
        case .keyboardLeftArrow: turn(by: -forward)
        case .keyboardHome: turn(by: -(currentIndex ?? 0))
        case .keyboardEnd: turn(by: last - (currentIndex ?? last))
        default: return false
        }
        return true
    }
}
