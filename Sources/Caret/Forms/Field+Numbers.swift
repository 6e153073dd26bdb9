// Fields for the number types of models.

extension Field {
    // MARK: - Sliders

    /// Makes a field that edits a number with a slider. A value outside the range is shown at the nearest end, and
    /// stays until the user moves the slider.
    public init<Number: BinaryFloatingPoint>(
        slider title: String, _ path: ReferenceWritableKeyPath<Model, Number>, in range: ClosedRange<Number> = 0...1,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(
            slider: title, FieldBinding(converting: path), Float(range.lowerBound)...Float(range.upperBound), SourceLocation(file, line))
    }

    /// Makes a field that edits an optional number with a slider, which shows the lower bound for `nil`.
    public init<Number: BinaryFloatingPoint>(
        slider title: String, _ path: ReferenceWritableKeyPath<Model, Number?>, in range: ClosedRange<Number> = 0...1,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(
            slider: title, FieldBinding(converting: path, defaultValue: range.lowerBound),
            Float(range.lowerBound)...Float(range.upperBound), SourceLocation(file, line))
        isEmpty = Self.nilCheck(path)
    }

    /// Makes a field that edits an integer with a slider, whose values are rounded.
    public init<Number: FixedWidthInteger>(
        slider title: String, _ path: ReferenceWritableKeyPath<Model, Number>, in range: ClosedRange<Number>, file: String = #fileID,
        line: Int = #line
    ) {
        self.init(
            slider: title, FieldBinding(rounding: path), Float(range.lowerBound)...Float(range.upperBound), SourceLocation(file, line))
    }

    private init(slider title: String, _ value: FieldBinding<Model, Float>, _ range: ClosedRange<Float>, _ site: SourceLocation) {
        self.init(
            title, site, showsMessageInCell: true,
            rows: .constant { model, instance, _ in
                Row(of: instance, cell: FormSliderCell.self) { cell in
                    cell.show(instance, editor: cell.control)
                    (cell.control.minimumValue, cell.control.maximumValue) = (range.lowerBound, range.upperBound)
                    let number = value.read(model)
                    if !number.isNaN, cell.control.value != number { cell.control.value = number }
                    cell.control.on(.valueChanged, of: instance) { number in instance.edit { value.write(model, number) } }
                }
            })
    }

    // MARK: - Steppers

    /// Makes a field that edits a number with a stepper. The title shows the value. A value outside the range stays
    /// until the user changes it.
    public init<Number: BinaryFloatingPoint>(
        stepper title: String, _ path: ReferenceWritableKeyPath<Model, Number>, in range: ClosedRange<Number> = 0...100, step: Number = 1,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(
            stepper: title, FieldBinding(converting: path), Double(range.lowerBound)...Double(range.upperBound), Double(step),
            SourceLocation(file, line))
    }

    /// Makes a field that edits an optional number with a stepper. For `nil`, the stepper starts at the lower bound.
    /// The title shows the value.
    public init<Number: BinaryFloatingPoint>(
        stepper title: String, _ path: ReferenceWritableKeyPath<Model, Number?>, in range: ClosedRange<Number> = 0...100, step: Number = 1,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(
            stepper: title, FieldBinding(converting: path, defaultValue: range.lowerBound),
            Double(range.lowerBound)...Double(range.upperBound), Double(step), SourceLocation(file, line))
        isEmpty = Self.nilCheck(path)
    }

    /// Makes a field that edits an integer with a stepper. The title shows the value.
    public init<Number: FixedWidthInteger>(
        stepper title: String, _ path: ReferenceWritableKeyPath<Model, Number>, in range: ClosedRange<Number> = 0...100, step: Number = 1,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(
            stepper: title, FieldBinding(rounding: path), Double(range.lowerBound)...Double(range.upperBound), Double(step),
            SourceLocation(file, line))
    }

    /// Makes a field that edits an optional integer with a stepper. For `nil`, the stepper starts at the lower bound.
    /// The title shows the value.
    public init<Number: FixedWidthInteger>(
        stepper title: String, _ path: ReferenceWritableKeyPath<Model, Number?>, in range: ClosedRange<Number> = 0...100, step: Number = 1,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(
            stepper: title, FieldBinding(rounding: path, defaultValue: range.lowerBound),
            Double(range.lowerBound)...Double(range.upperBound), Double(step), SourceLocation(file, line))
        isEmpty = Self.nilCheck(path)
    }

    private init(
        stepper title: String, _ value: FieldBinding<Model, Double>, _ range: ClosedRange<Double>, _ step: Double, _ site: SourceLocation
    ) {
        precondition(
            step > 0 && step.isFinite,
            "Field(stepper: \"\(title)\") at \(site): the step \(step) must be greater than 0. Pass another step.")
        self.init(
            title, site, showsMessageInCell: true,
            rows: .constant { model, instance, _ in
                Row(of: instance, cell: FormStepperCell.self) { cell in
                    cell.show(instance, editor: cell.control)
                    let number = value.read(model)
                    cell.titleLabel.text = instance.title.isEmpty ? number.formatted() : "\(instance.title): \(number.formatted())"
                    (cell.control.minimumValue, cell.control.maximumValue) = (range.lowerBound, range.upperBound)
                    cell.control.stepValue = step
                    if !number.isNaN, cell.control.value != number { cell.control.value = number }
                    cell.control.on(.valueChanged, of: instance) { number in instance.edit { value.write(model, number) } }
                }
            })
    }
}
