import UIKitEngines

/// Sliders and text fields for red, green and blue, and a text field for the hexadecimal colour.
final class ColorSlidersView: UIView, ColorFace, UITextFieldDelegate {
    var onSelect: (@MainActor (ColorChoice, Bool) -> Void)?
    private var choice = ColorChoice(red: 1, green: 1, blue: 1)
    private let nameLabels: [UILabel]
    private let sliders: [ColorSlider]
    private let fields: [UITextField]
    private let hexNameLabel = UILabel()
    private let hexField = UITextField()
    private static let components: [WritableKeyPath<ColorChoice, Double>] = [\.red, \.green, \.blue]

    override init(frame: CGRect) {
        nameLabels = ["RED", "GREEN", "BLUE"].map(ColorSlidersView.makeNameLabel)
        sliders = (0..<3).map { _ in ColorSlider(isOpacity: false) }
        fields = (0..<3).map { _ in ColorSlidersView.makeField() }
        super.init(frame: frame)
        hexNameLabel.attributedText = Self.makeNameLabel("sRGB Hex Color #").attributedText
        hexNameLabel.font = .systemFont(ofSize: 15)
        Self.applyStyle(to: hexField)
        hexField.autocapitalizationType = .allCharacters
        hexField.accessibilityLabel = "sRGB Hex Color"
        for view in nameLabels + sliders + fields + [hexNameLabel, hexField] as [UIView] { addSubview(view) }
        for index in 0..<3 {
            sliders[index].accessibilityLabel = nameLabels[index].text
            fields[index].accessibilityLabel = nameLabels[index].text
            sliders[index].onMove = { [weak self] in self?.setComponent(index, $0, isContinuous: $1) }
        }
        for field in fields + [hexField] { field.delegate = self }
    }

    required init?(coder: NSCoder) { nil }

    static func makeNameLabel(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .secondaryLabel
        return label
    }

    static func makeField() -> UITextField {
        let field = UITextField()
        applyStyle(to: field)
        field.keyboardType = .numberPad
        return field
    }

    private static func applyStyle(to field: UITextField) {
        field.textAlignment = .center
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = 8
        field.clipsToBounds = true
        field.returnKeyType = .done
    }

    // MARK: - Showing

    func show(_ choice: ColorChoice) {
        self.choice = choice
        for index in 0..<3 {
            var (start, end) = (choice, choice)
            start[keyPath: Self.components[index]] = 0
            end[keyPath: Self.components[index]] = 1
            let value = choice[keyPath: Self.components[index]]
            sliders[index].show(value, from: start.opaque, to: end.opaque, knob: choice.opaque)
            if !fields[index].isFirstResponder { fields[index].text = "\(Int((value * 255).rounded()))" }
        }
        if !hexField.isFirstResponder { hexField.text = choice.hex }
    }

    private func setComponent(_ index: Int, _ value: CGFloat, isContinuous: Bool) {
        choice[keyPath: Self.components[index]] = value
        show(choice)
        onSelect?(choice, isContinuous)
    }

    // MARK: - Numbers

    func textFieldDidEndEditing(_ textField: UITextField) {
        let old = choice
        // A field shows rounded values. Editing without a change must not round the colour.
        if textField === hexField {
            if let typedChoice = ColorChoice(hex: textField.text ?? "", alpha: choice.alpha), !typedChoice.hasSameRGB(choice) {
                choice = typedChoice
            }
        } else if let index = fields.firstIndex(where: { $0 === textField }), let number = Int(textField.text ?? "") {
            let component = Self.components[index]
            let byte = min(max(0, number), 255)
            if Int((choice[keyPath: component] * 255).rounded()) != byte { choice[keyPath: component] = Double(byte) / 255 }
        }
        show(choice)
        if choice != old { onSelect?(choice, false) }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return false
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let rowHeight: CGFloat = 18 + 6 + ColorMetrics.sliderHeight + 14
        let fieldWidth = ColorMetrics.fieldWidth
        for index in 0..<3 {
            let y = CGFloat(index) * rowHeight
            nameLabels[index].frame = CGRect(x: 0, y: y, width: bounds.width, height: 18)
            let height = ColorMetrics.sliderHeight
            sliders[index].frame = CGRect(x: 0, y: y + 24, width: max(0, bounds.width - fieldWidth - 12), height: height)
            fields[index].frame = CGRect(x: bounds.width - fieldWidth, y: y + 24, width: fieldWidth, height: height)
        }
        let hexFieldWidth: CGFloat = 100
        let hexY = 3 * rowHeight + 6
        let hexHeight = ColorMetrics.sliderHeight
        hexField.frame = CGRect(x: bounds.width - hexFieldWidth, y: hexY, width: hexFieldWidth, height: hexHeight)
        hexNameLabel.frame = CGRect(x: 0, y: hexY, width: max(0, bounds.width - hexFieldWidth - 8), height: hexHeight)
        hexNameLabel.textAlignment = .right
    }
}
