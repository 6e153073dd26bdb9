/// A controller for selecting a font from a searchable list of families, and optionally a face of a family.
///
/// Present the picker. When the user selects a font or cancels, the picker dismisses itself and then notifies its
/// ``delegate``. As a child of another controller, the picker remains visible and marks the selected font.
///
/// > Difference from Apple: Fonts are not filtered by language, and there is no list of recently selected fonts.
/// - Source: https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
    package final let hub = DelegateHub<any UIFontPickerViewControllerDelegate>()
    private let storedConfiguration: Configuration
    private let navigation = UINavigationController()
    private lazy var dismissalObserver = InteractiveDismissalObserver { [weak self] in self?.notifyCancelled() }

    /// Creates a picker with a copy of a configuration.
    public init(configuration: Configuration) {
        storedConfiguration = configuration.copied
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// Creates a picker with the default configuration.
    public convenience init() { self.init(configuration: Configuration()) }

    /// Creates a picker with the default configuration from a nib.
    public required init?(coder: NSCoder) {
        storedConfiguration = Configuration()
        super.init(coder: coder)
        modalPresentationStyle = .pageSheet
    }

    /// A copy of the configuration with which the picker was created.
    open var configuration: Configuration { storedConfiguration.copied }

    /// The delegate, which is notified of the selection, referenced weakly. Defaults to `nil`.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// The descriptor of the selected font, without a size. Defaults to `nil`. Setting the property marks the font's
    /// row and scrolls to it; the delegate is not notified.
    open var selectedFontDescriptor: UIFontDescriptor? {
        didSet { if selectedFontDescriptor != oldValue { lists.forEach { $0.selectionDidChange() } } }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
        let families = FontFamily.all(having: storedConfiguration.filteredTraits)
        let listController = FontListController(.families(families), storedConfiguration, title: title ?? "Choose Font", picker: self)
        navigation.setViewControllers([listController], animated: false)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        dismissalObserver.observe(presentationController)
    }

    // MARK: - Selection

    private var lists: [FontListController] { navigation.viewControllers.compactMap { $0 as? FontListController } }

    /// Shows the faces of a family, or selects the family.
    final func choose(_ family: FontFamily) {
        guard storedConfiguration.includeFaces, family.faces.count > 1 else { return choose(family.descriptor) }
        let listController = FontListController(.faces(family), storedConfiguration, title: family.name, picker: self)
        navigation.pushViewController(listController, animated: true)
    }

    final func choose(_ descriptor: UIFontDescriptor) {
        selectedFontDescriptor = descriptor
        dismissAndFinish { picker in picker.hub.notify { $0.fontPickerViewControllerDidPickFont(picker) } }
    }

    final func cancel() { dismissAndFinish { $0.notifyCancelled() } }

    private func notifyCancelled() { hub.notify { $0.fontPickerViewControllerDidCancel(self) } }

    private func dismissAndFinish(_ completion: @escaping (UIFontPickerViewController) -> Void) {
        guard parent == nil, let presenter = presentingViewController else { return completion(self) }
        presenter.dismiss(animated: true) { completion(self) }
    }
}
