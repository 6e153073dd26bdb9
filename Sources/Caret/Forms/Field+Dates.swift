extension Field {
    // MARK: - Dates and times

    /// Chooses a day.
    public init(
        date title: String, _ path: ReferenceWritableKeyPath<Model, Date>, in range: ClosedRange<Date>? = nil, file: String = #fileID,
        line: Int = #line
    ) {
        self.init(title, Site(file, line), .date, path, range)
    }

    /// Chooses a time of day.
    public init(
        time title: String, _ path: ReferenceWritableKeyPath<Model, Date>, in range: ClosedRange<Date>? = nil, file: String = #fileID,
        line: Int = #line
    ) {
        self.init(title, Site(file, line), .time, path, range)
    }

    /// Chooses a day and a time of that day.
    public init(
        dateAndTime title: String, _ path: ReferenceWritableKeyPath<Model, Date>, in range: ClosedRange<Date>? = nil,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(title, Site(file, line), .dateAndTime, path, range)
    }

    private init(
        _ title: String, _ site: Site, _ mode: UIDatePicker.Mode, _ path: ReferenceWritableKeyPath<Model, Date>, _ range: ClosedRange<Date>?
    ) {
        self.init(
            title, site,
            rows: .once { model, place, _ in
                Row(place.id, cell: FormDateCell.self) { cell in
                    cell.control.preferredDatePickerStyle = .compact
                    cell.control.datePickerMode = mode
                    (cell.control.minimumDate, cell.control.maximumDate) = (range?.lowerBound, range?.upperBound)
                    cell.show(place, editor: cell.control)
                    if cell.control.date != model[keyPath: path] { cell.control.date = model[keyPath: path] }
                    cell.control.on(.valueChanged) { model[keyPath: path] = $0 }
                }
            })
    }
}

final class FormDateCell: FormControlCell { let control = UIDatePicker() }
