/// Connects the selected segment and a property of any type. The segments represent the values, in order.
///
/// ```swift
/// bind(segments, model, \.size, from: Size.allCases)
/// ```
///
/// No segment is selected for a value that is not in the list.
///
/// - Parameters:
///   - segments: The segmented control.
///   - model: An `@Observable` object; retained by the segmented control.
///   - path: The property.
///   - values: The values of the segments, from first to last.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject, Value: Equatable>(
    _ segments: UISegmentedControl, _ model: Model, _ path: ReferenceWritableKeyPath<Model, Value>, from values: [Value],
    file: String = #fileID, line: Int = #line
) -> Subscription {
    let binding = FieldBinding<Model, Int>(
        read: { values.firstIndex(of: $0[keyPath: path]) ?? UISegmentedControl.noSegment },
        write: { if values.indices.contains($1) { $0[keyPath: path] = values[$1] } })
    return ControlBinding.connect(segments, .valueChanged, model, binding, SourceLocation(file, line)) { $0.selectedSegmentIndex = $1 }
}

/// Connects the selection of a button that toggles, and a property of a model.
///
/// The button's `changesSelectionAsPrimaryAction` has to be `true`.
///
/// - Parameters:
///   - button: The button.
///   - model: An `@Observable` object; retained by the button.
///   - path: The property.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject>(
    _ button: UIButton, _ model: Model, _ path: ReferenceWritableKeyPath<Model, Bool>, file: String = #fileID, line: Int = #line
) -> Subscription {
    let selection = ControlEvent<UIButton, Void>.tap.compactMap { [weak button] in button?.isSelected }
    return ControlBinding.connect(button, selection, model, FieldBinding(path), SourceLocation(file, line)) { $0.isSelected = $1 }
}

/// Connects the selected row of the first component of a picker and a property of a model.
///
/// - Parameters:
///   - picker: The picker.
///   - model: An `@Observable` object; retained by the picker.
///   - path: The property: the index of the row. An index without a row is not shown.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject>(
    _ picker: UIPickerView, _ model: Model, _ path: ReferenceWritableKeyPath<Model, Int>, file: String = #fileID, line: Int = #line
) -> Subscription {
    let row = ControlEvent<UIPickerView, (row: Int, component: Int)>.didSelectRow.compactMap { $0.component == 0 ? $0.row : nil }
    return ControlBinding.connect(picker, row, model, FieldBinding(path), SourceLocation(file, line)) { picker, row in
        guard picker.numberOfComponents > 0, row >= 0, row < picker.numberOfRows(inComponent: 0) else { return }
        picker.selectRow(row, inComponent: 0, animated: false)
    }
}

/// Connects the selected tab and a property of a model.
///
/// - Parameters:
///   - tabs: The tab bar controller.
///   - model: An `@Observable` object; retained by the tab bar controller.
///   - path: The property: the index of the tab. An index without a tab is not shown.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject>(
    _ tabs: UITabBarController, _ model: Model, _ path: ReferenceWritableKeyPath<Model, Int>, file: String = #fileID, line: Int = #line
) -> Subscription {
    let selection = ControlEvent<UITabBarController, UIViewController>.didSelect.compactMap { [weak tabs] _ in tabs?.selectedIndex }
    return ControlBinding.connect(tabs, selection, model, FieldBinding(path), SourceLocation(file, line)) { tabs, index in
        if tabs.viewControllers?.indices.contains(index) == true { tabs.selectedIndex = index }
    }
}
