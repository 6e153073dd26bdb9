internal import SystemServices

/// A controller with which the user picks photos.
///
/// The picker belongs to the system: it needs no permission, and the app only receives what the user picked.
///
/// ```swift
/// var configuration = PHPickerConfiguration()
/// configuration.filter = .images
/// configuration.selectionLimit = 3
/// let picker = PHPickerViewController(configuration: configuration)
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// A test may answer without touches: `try app.system.photos.pick("Beach.jpg")`.
///
/// > Difference from Apple: The photos are those of the user's pictures folder. A search does not exist.
///
/// - Source: https://developer.apple.com/documentation/photosui/phpickerviewcontroller
@preconcurrency @MainActor public final class PHPickerViewController: UIViewController {
    /// The configuration.
    public let configuration: PHPickerConfiguration
    /// The delegate, referenced weakly. Defaults to `nil`.
    public var delegate: (any PHPickerViewControllerDelegate)? {
        get { delegateHub.delegate }
        set { delegateHub.delegate = newValue }
    }
    /// The delegate, and the closures that are called after it.
    let delegateHub = DelegateHub<any PHPickerViewControllerDelegate>()
    private let navigation: PhotoPickerNavigation
    private lazy var dismissalObserver = InteractiveDismissalObserver { [weak self] in self?.navigation.finish(nil) }

    /// Creates a picker.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        var setup = PhotoPickerSetup()
        setup.limit = configuration.selectionLimit
        setup.isOrdered = configuration.selection == .ordered
        if configuration.hasLibrary, !setup.isSingle { setup.preselection = configuration.preselectedAssetIdentifiers }
        if let filter = configuration.filter { setup.isIncluded = { filter.includes($0) } }
        navigation = PhotoPickerNavigation(setup)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
        navigation.onFinish = { [weak self] in self?.finish($0) }
    }

    /// Not available: a picker needs a configuration.
    @available(*, unavailable) public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        SystemServices.current.requests.record("photos", "shows the photo picker (limit: \(configuration.selectionLimit))")
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        dismissalObserver.observe(presentationController)
    }

    /// Deselects photos. Unknown identifiers are ignored.
    public func deselectAssets(withIdentifiers identifiers: [String]) { navigation.deselect(identifiers) }

    /// Shows the newest photos.
    public func scrollToInitialPosition() { navigation.scrollToEnd() }

    private func finish(_ photos: [PhotoRecord]?) {
        // After a cancellation, the selection is the one from before.
        let library = photos == nil ? PhotoLibrary.service.snapshot() : PhotoSnapshot()
        let picked = photos ?? navigation.setup.preselection.compactMap { library[$0] }
        SystemServices.current.requests.record("photos", "picks photos (number: \(picked.count))")
        guard !delegateHub.isEmpty else { return dismiss(animated: true) }
        let results = picked.map { PHPickerResult($0, configuration) }
        delegateHub.notify { $0.picker(self, didFinishPicking: results) }
        // The owners of all closures may have ended.
        if delegateHub.isEmpty, presentingViewController != nil, !isBeingDismissed { dismiss(animated: true) }
    }
}
