// Fields for the number types of models.

extension Field {
    // MARK: - Sliders

    /// Makes a field that edits a number with a slider.
    public init(
        slider title: String, _ path: ReferenceWritableKeyPath<Model, Float>, in range: ClosedRange<Float> = 0...1,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(slider: title, FieldBinding(path), range, SourceLocation(file, line))
    }

    /// Makes a field that edits a number with a slider.
    public init(
        slider title: String, _ path: ReferenceWritableKeyPath<Model, Double>, in range: ClosedRange<Double> = 0...1,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(
            slider: title, FieldBinding(converting: path), Float(range.lowerBound)...Float(range.upperBound), SourceLocation(file, line))
    }

    /// Makes a field that edits a number with a slider.
    public init(
        slider title: String, _ path: ReferenceWritableKeyPath<Model, CGFloat>, in range: ClosedRange<CGFloat> = 0...1,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(
            slider: title, FieldBinding(converting: path), Float(range.lowerBound)...Float(range.upperBound), SourceLocation(file, line))
    }

    /// Makes a field that edits an optional number with a slider, which shows the lower bound for `nil`.
    public init(
        slider title: String, _ path: ReferenceWritableKeyPath<Model, Float?>, in range: ClosedRange<Float> = 0...1,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(slider: title, FieldBinding(path, defaultValue: range.lowerBound), range, SourceLocation(file, line))
    }

    private init(slider title: String, _ value: FieldBinding<Model, Float>, _ range: ClosedRange<Float>, _ site: SourceLocation) {
        self.init(
            title, site,
            rows: .constant { model, instance, _ in
                Row(of: instance, cell: FormSliderCell.self) { cell in
                    cell.show(instance, editor: cell.control)
                    (cell.control.minimumValue, cell.control.maximumValue) = (range.lowerBound, range.upperBound)
                    let number = value.read(model)
                    if cell.control.value != number { cell.control.value = number }
                    cell.control.on(.valueChanged, of: instance) { value.write(model, $0) }
                }
            })
    }

    // MARK: - Steppers

    /// Makes a field that edits a number with a stepper. The title shows the value.
    public init(
        stepper title: String, _ path: ReferenceWritableKeyPath<Model, Double>, in range: ClosedRange<Double> = 0...100, step: Double = 1,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(stepper: title, FieldBinding(path), range, step, SourceLocation(file, line))
    }

    /// Makes a field that edits a number with a stepper. The title shows the value.
    public init(
        stepper title: String, _ path: ReferenceWritableKeyPath<Model, Float>, in range: ClosedRange<Float> = 0...100, step: Float = 1,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(
            stepper: title, FieldBinding(converting: path), Double(range.lowerBound)...Double(range.upperBound), Double(step),
            SourceLocation(file, line))
    }

    /// Makes a field that edits a number with a stepper. The title shows the value.
    public init(
        stepper title: String, _ path: ReferenceWritableKeyPath<Model, CGFloat>, in range: ClosedRange<CGFloat> = 0...100,
        step: CGFloat = 1,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(
            stepper: title, FieldBinding(converting: path), Double(range.lowerBound)...Double(range.upperBound), Double(step),
            SourceLocation(file, line))
    }

    /// Makes a field that edits an integer with a stepper. The title shows the value.
    public init(
        stepper title: String, _ path: ReferenceWritableKeyPath<Model, Int>, in range: ClosedRange<Int> = 0...100, step: Int = 1,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(
            stepper: title, FieldBinding(rounding: path), Double(range.lowerBound)...Double(range.upperBound), Double(step),
            SourceLocation(file, line))
    }

    /// Makes a field that edits an optional number with a stepper. For `nil`, the stepper starts at the lower bound.
    /// The title shows the value.
    public init(
        stepper title: String, _ path: ReferenceWritableKeyPath<Model, Double?>, in range: ClosedRange<Double> = 0...100, step: Double = 1,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(stepper: title, FieldBinding(path, defaultValue: range.lowerBound), range, step, SourceLocation(file, line))
    }

    private init(
        stepper title: String, _ value: FieldBinding<Model, Double>, _ range: ClosedRange<Double>, _ step: Double, _ site: SourceLocation
    ) {
        self.init(
            title, site,
            rows: .constant { model, instance, _ in
                Row(of: instance, cell: FormStepperCell.self) { cell in
                    cell.show(instance, editor: cell.control)
                    let number = value.read(model)
                    cell.titleLabel.text = "\(instance.title): \(number.formatted())"
                    (cell.control.minimumValue, cell.control.maximumValue) = (range.lowerBound, range.upperBound)
                    cell.control.stepValue = step
                    if cell.control.value != number { cell.control.value = number }
                    cell.control.on(.valueChanged, of: instance) { value.write(model, $0) }
                }
            })
    }
}
