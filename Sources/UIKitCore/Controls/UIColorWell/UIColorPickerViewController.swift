import UIKitEngines

/// A controller for selecting a colour in a grid, in a spectrum or with sliders, and for selecting the opacity.
///
/// > Difference from Apple: there is no eyedropper, and colours cannot be saved.
/// - Source: https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    package final let hub = DelegateHub<any UIColorPickerViewControllerDelegate>()
    private let pickerView = ColorPickerView()
    private var hasFinished = false

    /// Creates a picker with white as the selected colour.
    public init() {
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = ColorMetrics.popoverSize
    }

    /// Creates a picker from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        preferredContentSize = ColorMetrics.popoverSize
    }

    /// The delegate, which is notified of selections. Held weakly; `nil` by default.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }
    /// The selected colour; white by default. Setting the property does not notify the delegate.
    open var selectedColor: UIColor {
        get { pickerView.choice.color }
        set { pickerView.show(ColorChoice(newValue.resolvedColor(with: traitCollection))) }
    }
    /// Whether the user can select an opacity; `true` by default. If `false`, colours that the app sets keep their
    /// opacity.
    open var supportsAlpha: Bool {
        get { pickerView.supportsAlpha }
        set { pickerView.supportsAlpha = newValue }
    }

    open override var title: String? { didSet { pickerView.title = title ?? "Colors" } }

    open override func loadView() { view = pickerView }

    open override func viewDidLoad() {
        super.viewDidLoad()
        pickerView.onSelect = { [weak self] in self?.notify(isContinuous: $0) }
        pickerView.onClose = { [weak self] in self?.dismiss(animated: true) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard presentingViewController == nil || isBeingDismissed, !hasFinished else { return }
        hasFinished = true
        hub.notify { $0.colorPickerViewControllerDidFinish(self) }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasFinished = false
    }

    private func notify(isContinuous: Bool) {
        let color = selectedColor
        hub.notify { $0.colorPickerViewController(self, didSelect: color, continuously: isContinuous) }
        if !isContinuous { hub.notify { $0.colorPickerViewControllerDidSelectColor(self) } }
    }
}
