import Foundation

extension Field {
    // MARK: - Dates and times

    /// Makes a field that edits a date.
    public init(
        date title: String, _ path: ReferenceWritableKeyPath<Model, Date>, in range: ClosedRange<Date>? = nil, file: String = #fileID,
        line: Int = #line
    ) {
        self.init(title, SourceLocation(file, line), .date, FieldBinding(path), range)
    }

    /// Makes a field that edits a time of day.
    public init(
        time title: String, _ path: ReferenceWritableKeyPath<Model, Date>, in range: ClosedRange<Date>? = nil, file: String = #fileID,
        line: Int = #line
    ) {
        self.init(title, SourceLocation(file, line), .time, FieldBinding(path), range)
    }

    /// Makes a field that edits a date and time.
    public init(
        dateAndTime title: String, _ path: ReferenceWritableKeyPath<Model, Date>, in range: ClosedRange<Date>? = nil,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(title, SourceLocation(file, line), .dateAndTime, FieldBinding(path), range)
    }

    // MARK: - Optional dates

    /// Makes a field that edits an optional date. A button sets the current date, and another one removes it.
    public init(
        date title: String, _ path: ReferenceWritableKeyPath<Model, Date?>, in range: ClosedRange<Date>? = nil, file: String = #fileID,
        line: Int = #line
    ) {
        self.init(title, SourceLocation(file, line), .date, FieldBinding(path), range)
    }

    /// Makes a field that edits an optional time of day. A button sets the current time, and another one removes it.
    public init(
        time title: String, _ path: ReferenceWritableKeyPath<Model, Date?>, in range: ClosedRange<Date>? = nil, file: String = #fileID,
        line: Int = #line
    ) {
        self.init(title, SourceLocation(file, line), .time, FieldBinding(path), range)
    }

    /// Makes a field that edits an optional date and time. A button sets the current time, and another one removes the
    /// value.
    public init(
        dateAndTime title: String, _ path: ReferenceWritableKeyPath<Model, Date?>, in range: ClosedRange<Date>? = nil,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(title, SourceLocation(file, line), .dateAndTime, FieldBinding(path), range)
    }

    private init(
        _ title: String, _ site: SourceLocation, _ mode: UIDatePicker.Mode, _ value: FieldBinding<Model, Date>, _ range: ClosedRange<Date>?
    ) {
        self.init(
            title, site, showsMessageInCell: true,
            rows: .constant { model, instance, _ in
                Row(of: instance, cell: FormDateCell.self) { cell in
                    cell.control.preferredDatePickerStyle = .compact
                    cell.control.configure(mode, range)
                    cell.show(instance, editor: cell.control)
                    let date = value.read(model)
                    if cell.control.date != date { cell.control.date = date }
                    cell.control.on(.valueChanged, of: instance) { date in instance.edit { value.write(model, date) } }
                }
            })
    }

    private init(
        _ title: String, _ site: SourceLocation, _ mode: UIDatePicker.Mode, _ value: FieldBinding<Model, Date?>, _ range: ClosedRange<Date>?
    ) {
        self.init(
            title, site, showsMessageInCell: true, isEmpty: { value.read($0) == nil },
            rows: .constant { model, instance, _ in
                Row(of: instance, cell: FormOptionalDateCell.self) { cell in
                    let editor = cell.dateEditor
                    editor.picker.configure(mode, range)
                    cell.show(instance, editor: editor)
                    editor.show(value.read(model), title: instance.title, isEnabled: !instance.isDisabled)
                    editor.picker.on(.valueChanged, of: instance) { date in instance.edit { value.write(model, date) } }
                    editor.clearButton.on(.tap, of: instance) { _ in instance.edit { value.write(model, nil) } }
                    editor.setButton.on(.tap, of: instance) { _ in
                        let now = UIDatePicker().date
                        instance.edit { value.write(model, range.map { min(max(now, $0.lowerBound), $0.upperBound) } ?? now) }
                    }
                }
            })
    }
}

extension UIDatePicker {
    /// Sets the mode and the selectable range.
    fileprivate func configure(_ mode: Mode, _ range: ClosedRange<Date>?) {
        datePickerMode = mode
        (minimumDate, maximumDate) = (range?.lowerBound, range?.upperBound)
    }
}

final class FormDateCell: FormControlCell { let control = UIDatePicker() }
