extension Field {
    // MARK: - Choices

    /// Makes a field that selects one of a few values with a segmented control.
    public init<Value: Hashable>(
        segments title: String, _ path: ReferenceWritableKeyPath<Model, Value>, from values: [Value],
        named given: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        let name = FieldNames(SourceLocation(file, line), given)
        self.init(
            title, SourceLocation(file, line),
            rows: .once { model, place, _ in
                Row(of: place, cell: FormSegmentCell.self) { cell in
                    cell.show(place, editor: cell.control)
                    cell.control.removeAllSegments()
                    for (index, value) in values.enumerated() {
                        cell.control.insertSegment(withTitle: name(value), at: index, animated: false)
                    }
                    cell.control.selectedSegmentIndex = values.firstIndex(of: model[keyPath: path]) ?? -1
                    cell.control.on(.valueChanged, of: place) { index in
                        if values.indices.contains(index) { model[keyPath: path] = values[index] }
                    }
                }
            })
        handlers.append(name.held)
    }

    /// Makes a field that selects one value. Each value has a row with a check mark, below a row with the title of
    /// the field.
    public init<Value: Hashable>(
        choice title: String, _ path: ReferenceWritableKeyPath<Model, Value>, from values: [Value],
        named given: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        let name = FieldNames(SourceLocation(file, line), given)
        self.init(
            title, SourceLocation(file, line),
            rows: .anew { model, place, _ in
                Self.titleRow(place)
                    + Self.options(values, name, place, isChosen: { model[keyPath: path] == $0 }, choose: { model[keyPath: path] = $0 })
            })
        handlers.append(name.held)
    }

    /// Makes a field that selects any number of values. Each value has a row with a check mark, below a row with the
    /// title of the field.
    public init<Value: Hashable>(
        choices title: String, _ path: ReferenceWritableKeyPath<Model, Set<Value>>, from values: [Value],
        named given: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        let name = FieldNames(SourceLocation(file, line), given)
        self.init(
            title, SourceLocation(file, line), isEmpty: { $0[keyPath: path].isEmpty },
            rows: .anew { model, place, _ in
                Self.titleRow(place)
                    + Self.options(
                        values, name, place, isChosen: { model[keyPath: path].contains($0) },
                        choose: { value in
                            if model[keyPath: path].remove(value) == nil { model[keyPath: path].insert(value) }
                        })
            })
        handlers.append(name.held)
    }

    /// Makes a field that selects one of many values on another screen. The form's navigation controller pushes the
    /// screen.
    public init<Value: Hashable>(
        pushed title: String, _ path: ReferenceWritableKeyPath<Model, Value>, from values: [Value],
        named given: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        let name = FieldNames(SourceLocation(file, line), given)
        let site = SourceLocation(file, line)
        self.init(
            title, site,
            rows: .once { model, place, core in
                let row = Self.valueRow(place, site, accessory: .disclosureIndicator) { name(model[keyPath: path]) }
                return row.onSelect(of: place) { [weak core] in
                    guard !place.state.isDisabled, let navigation = core?.table?.navigation else { return }
                    let screen = ChoiceScreen(place.title, place.site) { screen in
                        Self.options(
                            values, name, place, isChosen: { model[keyPath: path] == $0 },
                            choose: { value in
                                model[keyPath: path] = value
                                screen?.navigationController?.popViewController(animated: true)
                            })
                    }
                    navigation.pushViewController(screen, animated: true)
                }
            })
        handlers.append(name.held)
    }

    /// Returns the row with the title of a field whose values have rows; empty for a field without a title.
    private static func titleRow(_ place: FieldPlace) -> [Row<UITableViewCell>] {
        guard !place.title.isEmpty else { return [] }
        let row = Row(of: place, id: AnyHashable(FieldTitle(field: place.id)), cell: UITableViewCell.self) { cell in
            cell.textLabel?.text = place.title
            cell.textLabel?.textColor = place.state.isDisabled ? .tertiaryLabel : .secondaryLabel
        }
        return [row.selectable(false)]
    }

    private static func options<Value: Hashable>(
        _ values: [Value], _ name: FieldNames<Value>, _ place: FieldPlace,
        isChosen: @escaping @MainActor (Value) -> Bool, choose: @escaping @MainActor (Value) -> Void
    ) -> [Row<UITableViewCell>] {
        values.map { value in
            let title = name(value)
            return Row(of: place, id: AnyHashable(FieldOption(field: place.id, value: AnyHashable(value))), cell: UITableViewCell.self) {
                cell in
                cell.textLabel?.text = title
                cell.textLabel?.textColor = place.state.isDisabled ? .tertiaryLabel : .label
                cell.accessoryType = isChosen(value) ? .checkmark : .none
            }.onSelect(of: place) { if !place.state.isDisabled { choose(value) } }
        }
    }
}

/// The identity of the row with a field's title.
private struct FieldTitle: Hashable {
    let field: AnyHashable
}

/// The identity of the row of one value.
private struct FieldOption: Hashable {
    let field: AnyHashable
    let value: AnyHashable
}

/// A table view controller that shows the rows of the values.
private final class ChoiceScreen: UITableViewController {
    private let rows: @MainActor (ChoiceScreen?) -> [Row<UITableViewCell>]
    private let site: SourceLocation

    init(_ title: String, _ site: SourceLocation, rows: @escaping @MainActor (ChoiceScreen?) -> [Row<UITableViewCell>]) {
        self.rows = rows
        self.site = site
        super.init(style: .insetGrouped)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.sections(self, file: site.file, line: site.line) { screen in
            weak let weakly = screen
            return [Section("values") { screen.rows(weakly) }]
        }
    }
}

extension UIView {
    /// The navigation controller that contains the view.
    fileprivate var navigation: UINavigationController? {
        var responder: UIResponder? = self
        while let next = responder {
            if let controller = next as? UIViewController, let navigation = controller.navigationController { return navigation }
            responder = next.next
        }
        return nil
    }
}
