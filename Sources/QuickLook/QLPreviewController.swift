internal import SystemServices
internal import UniformTypeIdentifiers

/// A controller that shows files: images, PDF documents, texts, and the name, kind and size of other files.
///
/// The user swipes between items, zooms images, and shares the visible item. A tap hides the bars.
///
/// ```swift
/// let controller = QLPreviewController()
/// controller.dataSource = self
/// present(controller, animated: true)
/// ```
/// > Difference from Apple: files cannot be edited, and the presentation does not zoom from a view.
/// - Source: https://developer.apple.com/documentation/quicklook/qlpreviewcontroller
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
    /// Provides the items. Held weakly; `nil` by default.
    open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { if isViewLoaded { reloadData() } } }
    /// Observes the controller. Held weakly; `nil` by default.
    open var delegate: (any QLPreviewControllerDelegate)? {
        get { delegateHub.delegate }
        set { delegateHub.delegate = newValue }
    }
    /// The delegate, and the closures that are called after it.
    final let delegateHub = DelegateHub<any QLPreviewControllerDelegate>()

    /// The index of the visible item; `NSNotFound` without items. Values beyond the items are limited to the last one.
    open var currentPreviewItemIndex: Int {
        get { isViewLoaded && items.isEmpty ? NSNotFound : index }
        set { show(newValue) }
    }

    /// The visible item; `nil` without items.
    open var currentPreviewItem: (any QLPreviewItem)? {
        loadItemsIfNeeded()
        return items.indices.contains(index) ? items[index] : nil
    }

    private var items: [any QLPreviewItem] = []
    private var hasItems = false
    private var index = 0
    private lazy var pager = PreviewPager { [weak self] in self?.items[$0].previewItemURL }
    private lazy var bars = PreviewBars(self)

    /// Creates a controller without items.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .fullScreen
    }

    /// Creates a controller from a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns whether an item's content is shown: that of images, PDF documents and texts.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool {
        guard let url = item.previewItemURL, url.isFileURL, FileManager.default.fileExists(atPath: url.path) else { return false }
        return PreviewKind(url) != .other
    }

    /// Asks the data source for the items again, and shows them.
    open func reloadData() {
        hasItems = false
        loadItemsIfNeeded()
        guard isViewLoaded else { return }
        index = max(0, min(index, items.count - 1))
        pager.reload(count: items.count, at: index)
        didShow()
    }

    /// Asks the data source for the visible item again, and shows it.
    open func refreshCurrentPreviewItem() {
        guard let dataSource, items.indices.contains(index) else { return }
        items[index] = dataSource.previewController(self, previewItemAt: index)
        guard isViewLoaded else { return }
        pager.reloadPage(index)
        didShow()
    }

    private func loadItemsIfNeeded() {
        guard !hasItems, let dataSource else { return }
        hasItems = true
        let count = max(0, dataSource.numberOfPreviewItems(in: self))
        items = (0..<count).map { dataSource.previewController(self, previewItemAt: $0) }
    }

    private func show(_ newIndex: Int) {
        loadItemsIfNeeded()
        index = items.isEmpty ? max(0, newIndex) : max(0, min(newIndex, items.count - 1))
        guard isViewLoaded else { return }
        pager.scroll(to: index)
        didShow()
    }

    /// Updates the title and the buttons.
    private func didShow() {
        let item = items.indices.contains(index) ? items[index] : nil
        let name = item?.previewItemURL?.deletingPathExtension().lastPathComponent
        title = item?.previewItemTitle ?? name
        bars.update(title: title, position: items.count > 1 ? "\(index + 1) of \(items.count)" : nil, canShare: item?.previewItemURL != nil)
        if let url = item?.previewItemURL {
            SystemServices.current.requests.record("quicklook", "previews \(url.lastPathComponent)")
        }
    }

    /// Shares the visible file.
    func share(from source: UIBarButtonItem) {
        guard let url = currentPreviewItem?.previewItemURL else { return }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceItem = source
        present(sheet, animated: true)
    }

    /// Loads the view and shows the items.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        pager.onScroll = { [weak self] index in
            self?.index = index
            self?.didShow()
        }
        pager.onTap = { [weak self] in self?.toggleBars() }
        view.addSubview(pager)
        bars.add(to: view)
        loadItemsIfNeeded()
        index = max(0, min(index, items.count - 1))
        pager.reload(count: items.count, at: index)
        didShow()
    }

    private func toggleBars() {
        bars.isHidden.toggle()
        UIView.animate(withDuration: 0.25) { [self] in
            bars.setAlpha(bars.isHidden ? 0 : 1)
            view.backgroundColor = bars.isHidden ? .black : .systemBackground
        }
        navigationController?.setNavigationBarHidden(bars.isHidden, animated: true)
    }

    /// Lays out the pages and the bars.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        pager.frame = view.bounds
        pager.insets = bars.layout(in: view)
    }

    /// Notifies the delegate if the controller is dismissed. Returns the bar of the navigation controller.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isMovingFromParent, bars.isHidden { navigationController?.setNavigationBarHidden(false, animated: animated) }
        if isBeingDismissed || isMovingFromParent { delegateHub.notify { $0.previewControllerWillDismiss(self) } }
    }

    /// Notifies the delegate if the controller was dismissed.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || isMovingFromParent { delegateHub.notify { $0.previewControllerDidDismiss(self) } }
    }
}
