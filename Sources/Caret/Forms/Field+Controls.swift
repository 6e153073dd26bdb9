extension Field {
    // MARK: - Controls

    /// Turns something on and off.
    public init(toggle title: String, _ path: ReferenceWritableKeyPath<Model, Bool>, file: String = #fileID, line: Int = #line) {
        self.init(
            title, Site(file, line),
            rows: .once { model, place, _ in
                Row(place.id, cell: FormSwitchCell.self) { cell in
                    cell.show(place, editor: cell.control)
                    if cell.control.isOn != model[keyPath: path] { cell.control.setOn(model[keyPath: path], animated: false) }
                    cell.control.on(.valueChanged) { model[keyPath: path] = $0 }
                }
            })
    }

    /// Shows a check mark, which a tap sets and takes away.
    public init(check title: String, _ path: ReferenceWritableKeyPath<Model, Bool>, file: String = #fileID, line: Int = #line) {
        self.init(
            title, Site(file, line),
            rows: .once { model, place, _ in
                Row(place.id, cell: UITableViewCell.self) { cell in
                    cell.textLabel?.text = place.title
                    cell.textLabel?.textColor = place.state.isDisabled ? .tertiaryLabel : .label
                    cell.accessoryType = model[keyPath: path] ? .checkmark : .none
                }.onSelect { if !place.state.isDisabled { model[keyPath: path].toggle() } }
            })
    }

    /// Slides along a range.
    public init(
        slider title: String, _ path: ReferenceWritableKeyPath<Model, Float>, in range: ClosedRange<Float> = 0...1, file: String = #fileID,
        line: Int = #line
    ) {
        self.init(
            title, Site(file, line),
            rows: .once { model, place, _ in
                Row(place.id, cell: FormSliderCell.self) { cell in
                    cell.show(place, editor: cell.control)
                    (cell.control.minimumValue, cell.control.maximumValue) = (range.lowerBound, range.upperBound)
                    if cell.control.value != model[keyPath: path] { cell.control.value = model[keyPath: path] }
                    cell.control.on(.valueChanged) { model[keyPath: path] = $0 }
                }
            })
    }

    /// Goes up and down a range in steps; the title says where.
    public init(
        stepper title: String, _ path: ReferenceWritableKeyPath<Model, Double>, in range: ClosedRange<Double> = 0...100, step: Double = 1,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(
            title, Site(file, line),
            rows: .once { model, place, _ in
                Row(place.id, cell: FormStepperCell.self) { cell in
                    cell.show(place, editor: cell.control)
                    cell.title.text = "\(place.title): \(model[keyPath: path].formatted())"
                    (cell.control.minimumValue, cell.control.maximumValue) = (range.lowerBound, range.upperBound)
                    cell.control.stepValue = step
                    if cell.control.value != model[keyPath: path] { cell.control.value = model[keyPath: path] }
                    cell.control.on(.valueChanged) { model[keyPath: path] = $0 }
                }
            })
    }

    /// Runs a closure when it is tapped.
    public init(button title: String, file: String = #fileID, line: Int = #line, _ action: @escaping @MainActor (Model) -> Void) {
        let kept = KeptClosure(Site(file, line), action)
        self.init(
            title, Site(file, line),
            rows: .once { model, place, _ in
                Row(place.id, cell: UITableViewCell.self) { cell in
                    cell.textLabel?.text = place.title
                    cell.textLabel?.textAlignment = .center
                    cell.textLabel?.textColor = place.state.isDisabled ? .tertiaryLabel : .systemBlue
                }.onSelect { if !place.state.isDisabled { kept.body?(model) } }
            })
        handlers.append(kept.held)
    }

    /// Shows what it cannot edit.
    public init(label title: String, file: String = #fileID, line: Int = #line, _ text: @escaping @MainActor (Model) -> String) {
        let kept = KeptClosure(Site(file, line), text)
        self.init(
            title, Site(file, line),
            rows: .anew { model, place, _ in
                [Row(place.id, .value1, place.title, kept.body?(model) ?? "").selectable(false)]
            })
        handlers.append(kept.held)
    }
}
