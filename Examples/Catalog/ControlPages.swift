import UIKit

/// Screens of controls.
@MainActor enum ControlPages {
    static let all = [
        CatalogPage("UIButton", "hand.tap", examples: buttons), CatalogPage("UISwitch", "switch.2", examples: switches),
        CatalogPage("UISlider", "slider.horizontal.3", examples: sliders),
        CatalogPage("UISegmentedControl", "square.split.2x1", examples: segments),
        CatalogPage("UIStepper", "plus", examples: steppers), CatalogPage("UIPageControl", "ellipsis", examples: pages),
        CatalogPage("UITextField", "textformat", examples: fields), CatalogPage("UIColorWell", "paintpalette", examples: wells),
        CatalogPage("UIDatePicker", "calendar", examples: DatePages.pickers),
    ]

    private static func button(_ configuration: UIButton.Configuration, _ title: String, isEnabled: Bool = true) -> UIButton {
        var configuration = configuration
        configuration.title = title
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in })
        button.isEnabled = isEnabled
        return button
    }

    private static func buttons() -> [Example] {
        let system = UIButton(type: .system, primaryAction: UIAction(title: "System") { _ in })
        var symbol = UIButton.Configuration.filled()
        symbol.image = UIImage(systemName: "star.fill")
        let isOff = button(.filled(), "Disabled", isEnabled: false)
        return [
            Example("System", system), Example("Plain", button(.plain(), "Plain")), Example("Gray", button(.gray(), "Gray")),
            Example("Tinted", button(.tinted(), "Tinted")), Example("Filled", button(.filled(), "Filled")),
            Example("With a symbol", button(symbol, "Favourite")), Example("Disabled", isOff),
        ]
    }

    private static func wells() -> [Example] {
        let (open, chosen, disabled) = (UIColorWell(), UIColorWell(), UIColorWell())
        open.title = "Paper"
        chosen.selectedColor = .systemTeal
        disabled.selectedColor = .systemPink
        disabled.isEnabled = false
        return [Example("Without a colour", open), Example("With a colour", chosen), Example("Disabled", disabled)]
    }

    private static func switches() -> [Example] {
        let (on, off, disabled, tinted) = (UISwitch(), UISwitch(), UISwitch(), UISwitch())
        on.isOn = true
        disabled.isEnabled = false
        tinted.isOn = true
        tinted.onTintColor = .systemPurple
        return [Example("On", on), Example("Off", off), Example("Disabled", disabled), Example("Tinted", tinted)]
    }

    private static func sliders() -> [Example] {
        let (usual, tinted, disabled) = (UISlider(), UISlider(), UISlider())
        usual.value = 0.4
        tinted.value = 0.7
        tinted.minimumTrackTintColor = .systemOrange
        disabled.value = 0.5
        disabled.isEnabled = false
        return [
            Example("Usual", usual, isWide: true), Example("Tinted", tinted, isWide: true), Example("Disabled", disabled, isWide: true),
        ]
    }

    private static func segments() -> [Example] {
        let words = UISegmentedControl(items: ["One", "Two", "Three"])
        words.selectedSegmentIndex = 0
        let some = UISegmentedControl(items: ["On", "Off"])
        some.setEnabled(false, forSegmentAt: 1)
        some.selectedSegmentIndex = 0
        return [Example("Words", words, isWide: true), Example("One segment disabled", some, isWide: true)]
    }

    private static func steppers() -> [Example] {
        let (usual, atEnd) = (UIStepper(), UIStepper())
        usual.value = 5
        atEnd.value = 0
        return [Example("In the middle", usual), Example("At its least", atEnd)]
    }

    private static func pages() -> [Example] {
        let control = UIPageControl()
        control.numberOfPages = 5
        control.currentPage = 1
        control.pageIndicatorTintColor = .tertiaryLabel
        control.currentPageIndicatorTintColor = .label
        let many = UIPageControl()
        many.numberOfPages = 40
        many.currentPage = 20
        many.backgroundStyle = .prominent
        let pictures = UIPageControl()
        pictures.numberOfPages = 4
        pictures.backgroundStyle = .prominent
        pictures.setIndicatorImage(UIImage(systemName: "location.fill"), forPage: 0)
        return [Example("Five pages", control), Example("More than fit", many, isWide: true), Example("A picture for the first", pictures)]
    }

    private static func fields() -> [Example] {
        let (rounded, plain, secret) = (UITextField(), UITextField(), UITextField())
        rounded.borderStyle = .roundedRect
        rounded.placeholder = "Name"
        plain.text = "Text without a border"
        secret.borderStyle = .roundedRect
        secret.isSecureTextEntry = true
        secret.text = "secret"
        return [
            Example("Rounded, with a placeholder", rounded, height: 34, isWide: true), Example("Plain", plain, height: 34, isWide: true),
            Example("Secure", secret, height: 34, isWide: true),
        ]
    }
}
