import UIKit

/// A page of controls in each of their states.
final class ControlStatePage: UIViewController {
    private let isMirrored: Bool

    init(isMirrored: Bool) {
        self.isMirrored = isMirrored
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private enum State: CaseIterable {
        case normal, highlighted, disabled, selected

        @MainActor func give(to control: UIControl) {
            control.isHighlighted = self == .highlighted
            control.isEnabled = self != .disabled
            control.isSelected = self == .selected
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        if isMirrored { view.traitOverrides.layoutDirection = .rightToLeft }
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
        ])
        for make in Self.makers {
            let row = UIStackView(
                arrangedSubviews: State.allCases.map { state in
                    let control = make()
                    state.give(to: control)
                    return control
                })
            row.distribution = .fillEqually
            row.alignment = .center
            row.spacing = 8
            stack.addArrangedSubview(row)
        }
    }

    private static let makers: [@MainActor () -> UIControl] = [
        { button(.plain()) }, { button(.gray()) }, { button(.tinted()) }, { button(.filled()) }, { button(.borderedTinted()) },
        {
            let button = UIButton(type: .system)
            button.setTitle("System", for: .normal)
            return button
        },
        {
            let toggle = UISwitch()
            toggle.isOn = true
            return toggle
        },
        { UISwitch() },
        {
            let slider = UISlider()
            slider.value = 0.4
            return slider
        },
        {
            let segments = UISegmentedControl(items: ["A", "B"])
            segments.selectedSegmentIndex = 0
            return segments
        },
        { UIStepper() },
        {
            let pages = UIPageControl()
            pages.numberOfPages = 3
            pages.currentPage = 1
            return pages
        },
        { field("Text", nil) }, { field(nil, "Name") },
        {
            let search = UISearchTextField()
            search.placeholder = "Search"
            return search
        },
        {
            let well = UIColorWell()
            well.selectedColor = .systemTeal
            return well
        },
    ]

    private static func button(_ configuration: UIButton.Configuration) -> UIButton {
        var configuration = configuration
        configuration.title = "Go"
        configuration.image = UIImage(systemName: "star")
        configuration.imagePadding = 4
        return UIButton(configuration: configuration)
    }

    private static func field(_ text: String?, _ placeholder: String?) -> UITextField {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.adjustsFontForContentSizeCategory = true
        field.font = .preferredFont(forTextStyle: .body)
        (field.text, field.placeholder) = (text, placeholder)
        return field
    }
}
