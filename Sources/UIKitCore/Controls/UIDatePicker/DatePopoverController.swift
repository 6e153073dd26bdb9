/// The popover of a compact date picker. It contains a date picker of another style.
final class DatePopoverController: UIViewController, UIPopoverPresentationControllerDelegate {
    let picker: UIDatePicker
    var onClose: (@MainActor () -> Void)?
    private let size: CGSize

    init(_ picker: UIDatePicker) {
        self.picker = picker
        size = picker.datePickerStyle == .wheels ? DateMetrics.timePopoverSize : picker.intrinsicContentSize
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func show(from source: UIView, on presenter: UIViewController) {
        modalPresentationStyle = .popover
        preferredContentSize = size
        let popover = popoverPresentationController
        popover?.sourceView = source
        popover?.permittedArrowDirections = [.up, .down]
        popover?.backgroundColor = .system(0xFFFFFF, dark: 0x2C2C2E)
        popover?.hidesArrow = true
        popover?.delegate = self
        overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
        presenter.present(self, animated: true)
    }

    override func loadView() {
        view = picker
        picker.onDismissKey = { [weak self] in self?.dismiss(animated: true) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        picker.becomeFirstResponder()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onClose?()
        onClose = nil
    }

    /// Keeps the popover in a compact environment.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }

}
