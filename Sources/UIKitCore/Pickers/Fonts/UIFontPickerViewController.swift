/// Lets a person choose a font: a list of families, which can be searched, and on request the faces of a family.
///
/// A picker is presented. When a font is chosen, or nothing, it dismisses itself and then tells its ``delegate``. As a child of another
/// controller it stays, and marks the chosen font.
///
/// > Difference from Apple: fonts are not filtered by language, and no list shows the fonts that were chosen before.
/// - Source: https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
    package final let hub = DelegateHub<any UIFontPickerViewControllerDelegate>()
    private let ownConfiguration: Configuration
    private let navigation = UINavigationController()
    private lazy var pulledDown = PulledDown { [weak self] in self?.tellCancelled() }

    /// Makes a picker. Later changes of the configuration change nothing.
    public init(configuration: Configuration) {
        ownConfiguration = configuration.copied
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// Makes a picker of families.
    public convenience init() { self.init(configuration: Configuration()) }

    /// Makes a picker of families, from a nib.
    public required init?(coder: NSCoder) {
        ownConfiguration = Configuration()
        super.init(coder: coder)
        modalPresentationStyle = .pageSheet
    }

    /// A copy of what the picker shows.
    open var configuration: Configuration { ownConfiguration.copied }

    /// Hears what was chosen; held weakly. `nil` by default.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// The font that is chosen, without a size; `nil` by default. Setting it marks and shows its row, and tells nobody.
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
        let families = FontFamily.all(having: ownConfiguration.filteredTraits)
        let list = FontListController(.families(families), ownConfiguration, title: title ?? "Choose Font", picker: self)
        navigation.setViewControllers([list], animated: false)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        pulledDown.watch(presentationController)
    }

    // MARK: - Choices

    private var lists: [FontListController] { navigation.viewControllers.compactMap { $0 as? FontListController } }

    /// A row of families was chosen: its faces are shown, or it is the choice.
    final func choose(_ family: FontFamily) {
        guard ownConfiguration.includeFaces, family.faces.count > 1 else { return choose(family.descriptor) }
        let list = FontListController(.faces(family), ownConfiguration, title: family.name, picker: self)
        navigation.pushViewController(list, animated: true)
    }

    final func choose(_ descriptor: UIFontDescriptor) {
        selectedFontDescriptor = descriptor
        leave { picker in picker.hub.tell { $0.fontPickerViewControllerDidPickFont(picker) } }
    }

    final func cancel() { leave { $0.tellCancelled() } }

    private func tellCancelled() { hub.tell { $0.fontPickerViewControllerDidCancel(self) } }

    private func leave(_ end: @escaping (UIFontPickerViewController) -> Void) {
        guard parent == nil, let presenter = presentingViewController else { return end(self) }
        presenter.dismiss(animated: true) { end(self) }
    }
}
