/// A horizontal row of pages, each as large as the gallery. Swipes and arrow keys change the page; a pinch or double
/// tap zooms it.
///
/// ```swift
/// let gallery = Gallery(items: photos) { photo in PhotoView(photo) }
/// gallery.on(.page, self, call: Screen.pageDidChange)
/// ```
///
/// The view of a page is made when the page becomes visible, and released when the page is hidden. The cost does not
/// depend on the number of items. The current item stays visible when the gallery is resized, and when earlier items
/// are inserted or removed.
@MainActor public final class Gallery<Item: Identifiable & SendableMetatype>: UIControl, PagedItems {
    /// The items. If the new items contain the current item, it stays visible. Otherwise the new item at the same
    /// position is shown.
    public var items: [Item] { didSet { itemsDidChange() } }
    /// The identity of the current item, or of the target item during a page change; `nil` without items. Defaults to
    /// the first item.
    public private(set) var currentID: Item.ID?
    /// The maximum zoom scale of a page; 3 by default, and 1 to disable zooming.
    public var maximumZoom: CGFloat = 3 { didSet { zoomDidChange(from: oldValue) } }

    private let makePage: RetainedClosure<@MainActor (Item) -> UIView>
    private let layout = UICollectionViewFlowLayout()
    private let pages: UICollectionView
    private var list: SectionList<UICollectionViewCell>?

    /// Makes a gallery.
    ///
    /// - Parameters:
    ///   - items: The items, from the first page to the last.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - page: Makes the view of an item. The gallery retains the closure, and sizes the view. The closure runs
    ///     again when an `@Observable` value that it read has changed.
    public init(items: [Item], file: String = #fileID, line: Int = #line, page: @escaping @MainActor (Item) -> UIView) {
        self.items = items
        self.makePage = RetainedClosure(SourceLocation(file, line), page)
        currentID = items.first?.id
        pages = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(frame: .zero)
        setUp(SourceLocation(file, line))
    }

    /// Returns `nil`: galleries are made in code.
    public required init?(coder: NSCoder) { nil }

    /// The current item; `nil` without items.
    public var currentItem: Item? { currentIndex.map { items[$0] } }

    // MARK: - Changing pages

    /// Shows an item, without sending ``ControlEvent/page``.
    ///
    /// - Parameters:
    ///   - id: The identity of the item. Nothing happens if no item has this identity.
    ///   - animated: Whether the change of the page is animated.
    public func show(_ id: Item.ID, animated: Bool = true) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        currentID = id
        // Without a size there are no page frames yet; ``layoutSubviews()`` shows the item later.
        guard !pages.bounds.isEmpty else { return }
        pages.scrollToItem(at: IndexPath(item: index, section: 0), at: .centeredHorizontally, animated: animated && window != nil)
    }

    /// Calls a closure with the items close to the visible page, the nearest first, so that the data of their pages
    /// can be prepared.
    @discardableResult public func onPrefetch(
        file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor ([Item]) -> Void
    ) -> Subscription {
        pages.on(.prefetchItems, self, file: file, line: line) { gallery, paths in
            let indexes = paths.map(\.item).filter(gallery.items.indices.contains)
            body(indexes.map { gallery.items[$0] })
        }
    }

    // MARK: - Overrides

    public override var canBecomeFirstResponder: Bool { true }

    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !handleKeyRepeat(presses) { super.pressesBegan(presses, with: event) }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        guard pages.frame != bounds else { return }
        layout.itemSize = bounds.size
        pages.frame = bounds
        pages.layoutIfNeeded()
        scrollToCurrentItem()
    }

    /// The number of existing page views, for tests of lazy loading.
    package var livePageCount: Int { pages.visibleCells.count }
    /// The content offset of the scrolling pages, in points.
    package var pageContentOffset: CGPoint { pages.contentOffset }

    // MARK: - Pages

    private var currentIndex: Int? { items.firstIndex { $0.id == currentID } }

    private func setUp(_ site: SourceLocation) {
        // Leak audits find the closure by this reference.
        userInfoStorage.holder = makePage
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
                        cell.show(gallery.makePage.body?(item) ?? UIView(), maximumZoom: gallery.maximumZoom)
                    }.selectable(false)
                }
            }
        }
        list?.animatesChanges = false
    }

    /// Makes the page in the middle the current one while the user scrolls.
    private func handleScroll() {
        guard pages.isDragging || pages.isDecelerating, let id = centeredIndex.map({ items[$0].id }), id != currentID else { return }
        currentID = id
        sendActions(for: .valueChanged)
    }

    private var centeredIndex: Int? {
        let center = CGPoint(x: pages.bounds.midX, y: pages.bounds.midY)
        guard let index = pages.indexPathForItem(at: center)?.item, items.indices.contains(index) else { return nil }
        return index
    }

    private func changePage(by step: Int) {
        guard let index = currentIndex, step != 0, items.indices.contains(index + step) else { return }
        // An animated jump over many pages would make the views of all pages in between.
        show(items[index + step].id, animated: abs(step) == 1)
        sendActions(for: .valueChanged)
    }

    private func itemsDidChange() {
        let index = centeredIndex ?? 0
        if currentIndex == nil { currentID = items.isEmpty ? nil : items[min(index, items.count - 1)].id }
        list?.update(animated: false)
        pages.layoutIfNeeded()
        scrollToCurrentItem()
    }

    private func zoomDidChange(from old: CGFloat) {
        if maximumZoom != old { list?.update(animated: false) }
    }

    /// Scrolls to the current item without animation.
    private func scrollToCurrentItem() {
        guard let currentID, !bounds.isEmpty else { return }
        show(currentID, animated: false)
    }
}

/// A control with pages that have identities.
@MainActor public protocol PagedItems: UIControl {
    /// The type of a page's identity.
    associatedtype PageID
    /// The identity of the current page; `nil` if there is none.
    var currentID: PageID? { get }
}

extension ControlEvent where Sender: PagedItems, Payload == Sender.PageID? {
    /// Sent when the user shows another page. The payload is the identity of the page. While the user scrolls, the
    /// page in the middle is the current one.
    public static var page: Self { Self(.valueChanged, "currentID") { $0.currentID } }
}

extension Gallery {
    /// Changes the page for a key that is held down. Returns whether the key changes pages.
    func repeatKey(_ presses: Set<UIPress>) -> Bool {
        let forwardStep = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let lastIndex = items.count - 1
        switch presses.first?.key?.keyCode {
        case .keyboardRightArrow: changePage(by: forwardStep)
        case .keyboardLeftArrow: changePage(by: -forwardStep)
        case .keyboardHome: changePage(by: -(currentIndex ?? 0))
        case .keyboardEnd: changePage(by: lastIndex - (currentIndex ?? lastIndex))
        default: return false
        }
        return true
    }
}
