/// The control with which the user enters a number.
public enum IntentNumberControlStyle: Sendable {
    /// A text field.
    case field
    /// Two buttons.
    case stepper
    /// A slider.
    case slider
}

extension IntentParameter where Value == Int {
    /// The control with which the user enters a number.
    public typealias ControlStyle = IntentNumberControlStyle
}

extension IntentParameter where Value: Numeric & Comparable {
    /// Creates a parameter of a range of numbers. An answer outside the range is rejected. The style of the control
    /// is not used.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        controlStyle: IntentNumberControlStyle = .field, inclusiveRange: (lowerBound: Value, upperBound: Value),
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(title, description, defaultValue, requestValueDialog) {
            $0 >= inclusiveRange.lowerBound && $0 <= inclusiveRange.upperBound
        }
    }
}

extension IntentParameter {
    /// Creates a parameter of a range of numbers, or of no number. An answer outside the range is rejected. The style
    /// of the control is not used.
    public convenience init<Number: IntentValue & Numeric & Comparable>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Number? = nil,
        controlStyle: IntentNumberControlStyle = .field, inclusiveRange: (lowerBound: Number, upperBound: Number),
        requestValueDialog: IntentDialog? = nil
    ) where Value == Number? {
        self.init(title, description, defaultValue.map { .some($0) }, requestValueDialog) { number in
            number.map { $0 >= inclusiveRange.lowerBound && $0 <= inclusiveRange.upperBound } ?? true
        }
    }
}

extension IntentParameter where Value: Equatable {
    /// Creates a parameter with a list of values. An answer that is not in the list is rejected.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
        optionsProvider: Provider
    ) where Provider.Result.Element == Value {
        self.init(
            title, description, nil, requestValueDialog, options: { try await optionsProvider.results().contains($0) },
            defaultOption: { await optionsProvider.defaultResult() })
    }

    /// Creates an optional parameter with a list of values. An answer that is not in the list is rejected.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
        optionsProvider: Provider
    ) where Value == Provider.Result.Element? {
        self.init(
            title, description, nil, requestValueDialog,
            options: { value in
                guard let value else { return true }
                return try await optionsProvider.results().contains { .some($0) == Value.some(value) }
            }, defaultOption: { await optionsProvider.defaultResult().map { .some($0) } })
    }
}
