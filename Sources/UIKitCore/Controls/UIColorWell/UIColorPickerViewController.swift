import UIKitEngines

/// Lets one choose a colour: from a table, from a spectrum, or by its parts; and how much light it lets through.
///
/// > Difference from Apple: there is no eyedropper, and colours are not kept for later.
/// - Source: https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    package final let hub = DelegateHub<any UIColorPickerViewControllerDelegate>()
    private let screen = ColorPickerScreen()
    private var hasFinished = false

    /// Makes a picker that stands on white.
    public init() {
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = ColorMetrics.card
    }

    /// Makes a picker from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        preferredContentSize = ColorMetrics.card
    }

    /// Hears of choices; held weakly. `nil` by default.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }
    /// The colour that is chosen; white by default. Setting it tells nobody.
    open var selectedColor: UIColor {
        get { screen.choice.color }
        set { screen.show(ColorChoice(newValue.resolvedColor(with: traitCollection))) }
    }
    /// Whether opacity can be chosen; `true` by default. Without, colours that are set keep theirs.
    open var supportsAlpha: Bool {
        get { screen.supportsAlpha }
        set { screen.supportsAlpha = newValue }
    }

    open override var title: String? { didSet { screen.title = title ?? "Colors" } }

    open override func loadView() { view = screen }

    open override func viewDidLoad() {
        super.viewDidLoad()
        screen.whenChosen = { [weak self] in self?.tell(isContinuous: $0) }
        screen.whenClosed = { [weak self] in self?.dismiss(animated: true) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard presentingViewController == nil || isBeingDismissed, !hasFinished else { return }
        hasFinished = true
        hub.tell { $0.colorPickerViewControllerDidFinish(self) }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasFinished = false
    }

    private func tell(isContinuous: Bool) {
        let color = selectedColor
        hub.tell { $0.colorPickerViewController(self, didSelect: color, continuously: isContinuous) }
        if !isContinuous { hub.tell { $0.colorPickerViewControllerDidSelectColor(self) } }
    }
}
