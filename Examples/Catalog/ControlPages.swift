import UIKit

/// Screens of controls.
@MainActor enum ControlPages {
    static let all = [
        CatalogPage("UIButton", "hand.tap", examples: ButtonPages.buttons), CatalogPage("UISwitch", "switch.2", examples: switches),
        CatalogPage("UISlider", "slider.horizontal.3", examples: sliders),
        CatalogPage("UISegmentedControl", "square.split.2x1", examples: segments),
        CatalogPage("UIStepper", "plus", examples: steppers), CatalogPage("UIPageControl", "ellipsis", examples: pages),
        CatalogPage("UITextField", "textformat", examples: fields), CatalogPage("UIColorWell", "paintpalette", examples: wells),
        CatalogPage("UIDatePicker", "calendar", examples: DatePages.pickers),
    ]

    private static func wells() -> [Example] {
        let (open, chosen, disabled) = (UIColorWell(), UIColorWell(), UIColorWell())
        open.title = "Paper"
        chosen.selectedColor = .systemTeal
        disabled.selectedColor = .systemPink
        disabled.isEnabled = false
        return [Example("Without a colour", open), Example("With a colour", chosen), Example("Disabled", disabled)]
    }

    private static func switches() -> [Example] {
        func control(isOn: Bool, isEnabled: Bool = true, _ change: (UISwitch) -> Void = { _ in }) -> UISwitch {
            let control = UISwitch()
            control.isOn = isOn
            control.isEnabled = isEnabled
            change(control)
            return control
        }
        let tinted = control(isOn: true) { $0.onTintColor = .systemPurple }
        let thumb = control(isOn: true) { $0.thumbTintColor = .systemYellow }
        return [
            Example("On and off", row([control(isOn: true), control(isOn: false)])),
            Example("Disabled", row([control(isOn: true, isEnabled: false), control(isOn: false, isEnabled: false)])),
            Example("Tinted", row([tinted, thumb])),
        ]
    }

    private static func sliders() -> [Example] {
        let (usual, tinted, pictured, disabled) = (UISlider(), UISlider(), UISlider(), UISlider())
        usual.value = 0.4
        tinted.value = 0.7
        tinted.minimumTrackTintColor = .systemOrange
        pictured.value = 0.6
        pictured.minimumValueImage = UIImage(systemName: "speaker.fill")
        pictured.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
        disabled.value = 0.5
        disabled.isEnabled = false
        return [
            Example("Usual", usual, isWide: true), Example("Tinted", tinted, isWide: true),
            Example("Between pictures", pictured, isWide: true), Example("Disabled", disabled, isWide: true),
        ]
    }

    private static func segments() -> [Example] {
        let words = UISegmentedControl(items: ["One", "Two", "Three"])
        words.selectedSegmentIndex = 0
        let pictures = UISegmentedControl(items: ["list.bullet", "square.grid.2x2", "map"].compactMap { UIImage(systemName: $0) })
        pictures.selectedSegmentIndex = 1
        let tinted = UISegmentedControl(items: ["Cod", "Haddock"])
        tinted.selectedSegmentIndex = 0
        tinted.selectedSegmentTintColor = .systemBlue
        tinted.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        let some = UISegmentedControl(items: ["On", "Off"])
        some.setEnabled(false, forSegmentAt: 1)
        some.selectedSegmentIndex = 0
        let off = UISegmentedControl(items: ["On", "Off"])
        off.selectedSegmentIndex = 0
        off.isEnabled = false
        return [
            Example("Words", words, isWide: true), Example("Pictures", pictures, isWide: true), Example("Tinted", tinted, isWide: true),
            Example("One segment disabled", some, isWide: true), Example("Disabled", off, isWide: true),
        ]
    }

    private static func steppers() -> [Example] {
        let (usual, atEnd, disabled) = (UIStepper(), UIStepper(), UIStepper())
        usual.value = 5
        atEnd.value = 0
        disabled.value = 5
        disabled.isEnabled = false
        return [Example("In the middle", usual), Example("At its least", atEnd), Example("Disabled", disabled)]
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
        func field(_ style: UITextField.BorderStyle, _ change: (UITextField) -> Void) -> UITextField {
            let field = UITextField()
            field.borderStyle = style
            change(field)
            return field
        }
        let fields: [(String, UITextField)] = [
            ("Rounded, with a placeholder", field(.roundedRect) { $0.placeholder = "Name" }),
            (
                "With a symbol and a clear button",
                field(.roundedRect) { field in
                    field.text = "ann@example.org"
                    field.leftView = UIImageView(image: UIImage(systemName: "envelope"))
                    field.leftViewMode = .always
                    field.clearButtonMode = .always
                }
            ),
            ("Plain", field(.none) { $0.text = "Text without a border" }), ("Line", field(.line) { $0.text = "Within a line" }),
            ("Bezel", field(.bezel) { $0.text = "Within a bezel" }),
            (
                "Secure",
                field(.roundedRect) { field in
                    field.isSecureTextEntry = true
                    field.text = "secret"
                }
            ),
            (
                "Disabled",
                field(.roundedRect) { field in
                    field.text = "Not now"
                    field.isEnabled = false
                }
            ),
        ]
        return fields.map { Example($0, $1, height: 34, isWide: true) }
    }

    /// Returns a row of views beside each other.
    static func row(_ views: [UIView]) -> UIStackView {
        let row = UIStackView(arrangedSubviews: views)
        row.alignment = .center
        row.spacing = 12
        return row
    }
}
