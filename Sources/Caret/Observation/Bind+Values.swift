import Foundation

/// Connects the state of a switch and a property of a model.
///
/// - Parameters:
///   - toggle: The switch.
///   - model: An `@Observable` object; retained by the switch.
///   - path: The property.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject>(
    _ toggle: UISwitch, _ model: Model, _ path: ReferenceWritableKeyPath<Model, Bool>, file: String = #fileID, line: Int = #line
) -> Subscription {
    ControlBinding.connect(toggle, .valueChanged, model, FieldBinding(path), SourceLocation(file, line)) { $0.isOn = $1 }
}

/// Connects the value of a slider and a property of a model.
///
/// - Parameters:
///   - slider: The slider.
///   - model: An `@Observable` object; retained by the slider.
///   - path: The property.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject>(
    _ slider: UISlider, _ model: Model, _ path: ReferenceWritableKeyPath<Model, Float>, file: String = #fileID, line: Int = #line
) -> Subscription {
    ControlBinding.connect(slider, .valueChanged, model, FieldBinding(path), SourceLocation(file, line)) { $0.value = $1 }
}

/// Connects the value of a slider and a property of a model.
///
/// - Parameters:
///   - slider: The slider.
///   - model: An `@Observable` object; retained by the slider.
///   - path: The property.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject>(
    _ slider: UISlider, _ model: Model, _ path: ReferenceWritableKeyPath<Model, some BinaryFloatingPoint>, file: String = #fileID,
    line: Int = #line
) -> Subscription {
    ControlBinding.connect(slider, .valueChanged, model, FieldBinding(converting: path), SourceLocation(file, line)) { $0.value = $1 }
}

/// Connects the value of a slider and a property of a model.
///
/// - Parameters:
///   - slider: The slider.
///   - model: An `@Observable` object; retained by the slider.
///   - path: The property, which receives rounded values.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject>(
    _ slider: UISlider, _ model: Model, _ path: ReferenceWritableKeyPath<Model, Int>, file: String = #fileID, line: Int = #line
) -> Subscription {
    ControlBinding.connect(slider, .valueChanged, model, FieldBinding(rounding: path), SourceLocation(file, line)) { $0.value = $1 }
}

/// Connects the value of a stepper and a property of a model.
///
/// - Parameters:
///   - stepper: The stepper.
///   - model: An `@Observable` object; retained by the stepper.
///   - path: The property.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject>(
    _ stepper: UIStepper, _ model: Model, _ path: ReferenceWritableKeyPath<Model, Double>, file: String = #fileID, line: Int = #line
) -> Subscription {
    ControlBinding.connect(stepper, .valueChanged, model, FieldBinding(path), SourceLocation(file, line)) { $0.value = $1 }
}

/// Connects the value of a stepper and a property of a model.
///
/// - Parameters:
///   - stepper: The stepper.
///   - model: An `@Observable` object; retained by the stepper.
///   - path: The property, which receives rounded values.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject>(
    _ stepper: UIStepper, _ model: Model, _ path: ReferenceWritableKeyPath<Model, Int>, file: String = #fileID, line: Int = #line
) -> Subscription {
    ControlBinding.connect(stepper, .valueChanged, model, FieldBinding(rounding: path), SourceLocation(file, line)) { $0.value = $1 }
}

/// Connects the selected segment and a property of a model.
///
/// - Parameters:
///   - segments: The segmented control.
///   - model: An `@Observable` object; retained by the segmented control.
///   - path: The property: the index of the segment.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject>(
    _ segments: UISegmentedControl, _ model: Model, _ path: ReferenceWritableKeyPath<Model, Int>, file: String = #fileID, line: Int = #line
) -> Subscription {
    ControlBinding.connect(segments, .valueChanged, model, FieldBinding(path), SourceLocation(file, line)) { $0.selectedSegmentIndex = $1 }
}

/// Connects the current page and a property of a model.
///
/// - Parameters:
///   - pageControl: The page control.
///   - model: An `@Observable` object; retained by the page control.
///   - path: The property: the index of the page.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject>(
    _ pageControl: UIPageControl, _ model: Model, _ path: ReferenceWritableKeyPath<Model, Int>, file: String = #fileID, line: Int = #line
) -> Subscription {
    ControlBinding.connect(pageControl, .valueChanged, model, FieldBinding(path), SourceLocation(file, line)) { $0.currentPage = $1 }
}

/// Connects the date of a picker and a property of a model.
///
/// - Parameters:
///   - picker: The date picker.
///   - model: An `@Observable` object; retained by the date picker.
///   - path: The property.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject>(
    _ picker: UIDatePicker, _ model: Model, _ path: ReferenceWritableKeyPath<Model, Date>, file: String = #fileID, line: Int = #line
) -> Subscription {
    ControlBinding.connect(picker, .valueChanged, model, FieldBinding(path), SourceLocation(file, line)) { $0.date = $1 }
}

/// Connects the colour of a well and a property of a model.
///
/// - Parameters:
///   - well: The colour well.
///   - model: An `@Observable` object; retained by the colour well.
///   - path: The property.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject>(
    _ well: UIColorWell, _ model: Model, _ path: ReferenceWritableKeyPath<Model, UIColor?>, file: String = #fileID, line: Int = #line
) -> Subscription {
    ControlBinding.connect(well, .valueChanged, model, FieldBinding(path), SourceLocation(file, line)) { $0.selectedColor = $1 }
}
