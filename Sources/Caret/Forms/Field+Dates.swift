extension Field {
    // MARK: - Dates and times

    /// Makes a field that edits a date.
    public init(
        date title: String, _ path: ReferenceWritableKeyPath<Model, Date>, in range: ClosedRange<Date>? = nil, file: String = #fileID,
        line: Int = #line
    ) {
        self.init(title, SourceLocation(file, line), .date, FieldBinding(present: path), range)
    }

    /// Makes a field that edits a time of day.
    public init(
        time title: String, _ path: ReferenceWritableKeyPath<Model, Date>, in range: ClosedRange<Date>? = nil, file: String = #fileID,
        line: Int = #line
    ) {
        self.init(title, SourceLocation(file, line), .time, FieldBinding(present: path), range)
    }

    /// Makes a field that edits a date and time.
    public init(
        dateAndTime title: String, _ path: ReferenceWritableKeyPath<Model, Date>, in range: ClosedRange<Date>? = nil,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(title, SourceLocation(file, line), .dateAndTime, FieldBinding(present: path), range)
    }

    // MARK: - Optional dates

    /// Makes a field that edits an optional date; for `nil` the picker shows the current date.
    public init(
        date title: String, _ path: ReferenceWritableKeyPath<Model, Date?>, in range: ClosedRange<Date>? = nil, file: String = #fileID,
        line: Int = #line
    ) {
        self.init(title, SourceLocation(file, line), .date, FieldBinding(path), range)
    }

    /// Makes a field that edits an optional time of day; for `nil` the picker shows the current time.
    public init(
        time title: String, _ path: ReferenceWritableKeyPath<Model, Date?>, in range: ClosedRange<Date>? = nil, file: String = #fileID,
        line: Int = #line
    ) {
        self.init(title, SourceLocation(file, line), .time, FieldBinding(path), range)
    }

    /// Makes a field that edits an optional date and time; for `nil` the picker shows the current date and time.
    public init(
        dateAndTime title: String, _ path: ReferenceWritableKeyPath<Model, Date?>, in range: ClosedRange<Date>? = nil,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(title, SourceLocation(file, line), .dateAndTime, FieldBinding(path), range)
    }

    private init(
        _ title: String, _ site: SourceLocation, _ mode: UIDatePicker.Mode, _ value: FieldBinding<Model, Date?>, _ range: ClosedRange<Date>?
    ) {
        let isEmpty: @MainActor (Model) -> Bool = { value.read($0) == nil }
        self.init(
            title, site, showsMessageInCell: true, isEmpty: value.acceptsNil ? isEmpty : nil,
            rows: .constant { model, instance, _ in
                Row(of: instance, cell: FormDateCell.self) { cell in
                    cell.control.preferredDatePickerStyle = .compact
                    cell.control.datePickerMode = mode
                    (cell.control.minimumDate, cell.control.maximumDate) = (range?.lowerBound, range?.upperBound)
                    cell.show(instance, editor: cell.control)
                    if let date = value.read(model), cell.control.date != date { cell.control.date = date }
                    cell.control.on(.valueChanged, of: instance) { date in instance.edit { value.write(model, date) } }
                }
            })
    }
}

final class FormDateCell: FormControlCell { let control = UIDatePicker() }
