package import SystemServices
package import UIKitCore

/// The screens of a picker of photos: all photos, albums, and the photos of an album.
package final class PhotoPickerNavigation: UINavigationController {
    package let setup: PhotoPickerSetup
    /// Called once with the selected photos, or with `nil` if the user cancelled.
    package var onFinish: (([PhotoRecord]?) -> Void)?
    /// Called after each change of the selection.
    package var onChange: (() -> Void)?
    let selection: PhotoPickerSelection
    private lazy var root = PhotoPickerRootController(self)
    private lazy var dismissalObserver = InteractiveDismissalObserver { [weak self] in self?.finish(nil) }
    private let countLabel = UILabel()
    private var loadTask: Task<Void, Never>?
    private var library = PhotoSnapshot()
    /// Whether the photos are known. A selection cannot end before, because it would be empty.
    private var isLoaded = false
    private var isFinished = false

    package init(_ setup: PhotoPickerSetup) {
        self.setup = setup
        selection = PhotoPickerSelection(setup)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    package required init?(coder: NSCoder) { nil }

    deinit { loadTask?.cancel() }

    /// The identifiers of the selected photos, in the order of their selection.
    package var selectedIdentifiers: [String] { selection.identifiers }

    package override func viewDidLoad() {
        super.viewDidLoad()
        countLabel.font = .preferredFont(forTextStyle: .subheadline)
        countLabel.textAlignment = .center
        countLabel.adjustsFontSizeToFitWidth = true
        countLabel.minimumScaleFactor = 0.5
        setViewControllers([root], animated: false)
        update()
        let (service, isIncluded) = (PhotoLibrary.service, setup.isIncluded)
        loadTask = Task { [weak self] in
            let library = await FileOperations.run("looking for photos") {
                service.snapshot(isThorough: true).filtered { !$0.isHidden && isIncluded($0) }
            }
            self?.show(library)
        }
    }

    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        setToolbarHidden(setup.isSingle, animated: false)
        // A picker inside of another controller leaves the dismissal to it.
        if parent == nil { dismissalObserver.observe(presentationController) }
        PhotoLibrary.service.addPicker(ObjectIdentifier(self)) { [weak self] photos throws(PhotoAnswerError) in try self?.answer(photos) }
    }

    package override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        PhotoLibrary.service.removePicker(ObjectIdentifier(self))
    }

    package override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        super.pushViewController(viewController, animated: animated)
        update()
    }

    private func show(_ library: PhotoSnapshot) {
        self.library = library
        isLoaded = true
        selection.retain(Set(library.photos.map(\.identifier)))
        root.show(library)
        update()
    }

    package func scrollToEnd() { root.grid.scrollToEnd() }

    /// Deselects photos.
    package func deselect(_ identifiers: [String]) {
        selection.deselect(Set(identifiers))
        root.grid.reloadSelection()
        update()
    }

    // MARK: - Selection

    func tap(_ photo: PhotoRecord) {
        if setup.isSingle { return finish([photo]) }
        guard selection.toggle(photo.identifier) else { return }
        update()
        for case let grid as PhotoPickerGridController in viewControllers { grid.reloadSelection() }
        root.grid.reloadSelection()
        onChange?()
    }

    /// Updates the bars of all screens.
    private func update() {
        countLabel.text = countText
        countLabel.sizeToFit()
        for controller in viewControllers {
            let item = controller.navigationItem
            if controller === root { item.leftBarButtonItem = item.leftBarButtonItem ?? makeCancelButton() }
            guard !setup.isSingle else { continue }
            item.rightBarButtonItem = item.rightBarButtonItem ?? makeDoneButton()
            item.rightBarButtonItem?.isEnabled =
                isLoaded && (setup.allowsEmptySelection || selection.identifiers != setup.preselection)
            controller.toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: countLabel), .flexibleSpace()]
        }
    }

    private var countText: String {
        switch selection.identifiers.count {
        case 0 where setup.limit > 1: "Select up to \(setup.limit) photos."
        case 0: "Select Photos"
        case 1: "1 Photo Selected"
        case let count: "\(count) Photos Selected"
        }
    }

    private func makeCancelButton() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish(nil) })
    }

    private func makeDoneButton() -> UIBarButtonItem {
        let button = UIBarButtonItem(
            title: setup.doneTitle, primaryAction: UIAction { [weak self] _ in self?.finishSelection() })
        button.style = .done
        return button
    }

    func finishSelection() {
        if isLoaded { finish(selection.identifiers.compactMap { library[$0] }) }
    }

    /// Ends the picker. Later calls do nothing.
    package func finish(_ photos: [PhotoRecord]?) {
        guard !isFinished else { return }
        isFinished = true
        PhotoLibrary.service.removePicker(ObjectIdentifier(self))
        onFinish?(photos)
    }

    /// Ends the picker with the answer of a test.
    private func answer(_ photos: [PhotoRecord]) throws(PhotoAnswerError) {
        if let excluded = photos.first(where: { $0.isHidden || !setup.isIncluded($0) }) { throw .excluded(name: excluded.name) }
        if setup.limit > 0, photos.count > setup.limit { throw .tooMany(limit: setup.limit) }
        finish(photos.isEmpty && !setup.allowsEmptySelection ? nil : photos)
    }
}
