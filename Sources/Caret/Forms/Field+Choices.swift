extension Field {
    // MARK: - Choices

    /// Chooses one of few values, by segments.
    public init<Value: Hashable>(
        segments title: String, _ path: ReferenceWritableKeyPath<Model, Value>, from values: [Value],
        named given: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        let name = FieldNames(Site(file, line), given)
        self.init(
            title, Site(file, line),
            rows: .once { model, place, _ in
                Row(place.id, cell: FormSegmentCell.self) { cell in
                    cell.show(place, editor: cell.control)
                    cell.control.removeAllSegments()
                    for (index, value) in values.enumerated() {
                        cell.control.insertSegment(withTitle: name(value), at: index, animated: false)
                    }
                    cell.control.selectedSegmentIndex = values.firstIndex(of: model[keyPath: path]) ?? -1
                    cell.control.on(.valueChanged) { index in
                        if values.indices.contains(index) { model[keyPath: path] = values[index] }
                    }
                }
            })
        handlers.append(name.held)
    }

    /// Chooses one of some values, each in a row of its own with a check mark.
    public init<Value: Hashable>(
        choice title: String, _ path: ReferenceWritableKeyPath<Model, Value>, from values: [Value],
        named given: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        let name = FieldNames(Site(file, line), given)
        self.init(
            title, Site(file, line),
            rows: .anew { model, place, _ in
                Self.options(values, name, place, isChosen: { model[keyPath: path] == $0 }, choose: { model[keyPath: path] = $0 })
            })
        handlers.append(name.held)
    }

    /// Chooses any of some values, each in a row of its own with a check mark.
    public init<Value: Hashable>(
        choices title: String, _ path: ReferenceWritableKeyPath<Model, Set<Value>>, from values: [Value],
        named given: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        let name = FieldNames(Site(file, line), given)
        self.init(
            title, Site(file, line), isEmpty: { $0[keyPath: path].isEmpty },
            rows: .anew { model, place, _ in
                Self.options(
                    values, name, place, isChosen: { model[keyPath: path].contains($0) },
                    choose: { value in
                        if model[keyPath: path].remove(value) == nil { model[keyPath: path].insert(value) }
                    })
            })
        handlers.append(name.held)
    }

    /// Chooses one of many values on a screen of its own, which the navigation controller around the form pushes.
    public init<Value: Hashable>(
        pushed title: String, _ path: ReferenceWritableKeyPath<Model, Value>, from values: [Value],
        named given: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        let name = FieldNames(Site(file, line), given)
        let site = Site(file, line)
        self.init(
            title, site,
            rows: .once { model, place, core in
                let row = Self.valueRow(place, site, accessory: .disclosureIndicator) { name(model[keyPath: path]) }
                return row.onSelect { [weak core] in
                    guard !place.state.isDisabled, let navigation = core?.table?.navigation else { return }
                    let screen = ChoiceScreen(place.title) { screen in
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

    private static func options<Value: Hashable>(
        _ values: [Value], _ name: FieldNames<Value>, _ place: FieldPlace,
        isChosen: @escaping @MainActor (Value) -> Bool, choose: @escaping @MainActor (Value) -> Void
    ) -> [Row<UITableViewCell>] {
        values.map { value in
            let title = name(value)
            return Row(AnyHashable(FieldOption(field: place.id, value: AnyHashable(value))), cell: UITableViewCell.self) { cell in
                cell.textLabel?.text = title
                cell.textLabel?.textColor = place.state.isDisabled ? .tertiaryLabel : .label
                cell.accessoryType = isChosen(value) ? .checkmark : .none
            }.onSelect { if !place.state.isDisabled { choose(value) } }
        }
    }
}

/// The id of one value's row.
private struct FieldOption: Hashable {
    let field: AnyHashable
    let value: AnyHashable
}

/// A screen with rows to choose from.
private final class ChoiceScreen: UITableViewController {
    private let rows: @MainActor (ChoiceScreen?) -> [Row<UITableViewCell>]

    init(_ title: String, rows: @escaping @MainActor (ChoiceScreen?) -> [Row<UITableViewCell>]) {
        self.rows = rows
        super.init(style: .insetGrouped)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.sections(self) { screen in
            weak let weakly = screen
            return [Section("values") { screen.rows(weakly) }]
        }
    }
}

extension UIView {
    /// The navigation controller that the view stands in.
    fileprivate var navigation: UINavigationController? {
        var responder: UIResponder? = self
        while let next = responder {
            if let controller = next as? UIViewController, let navigation = controller.navigationController { return navigation }
            responder = next.next
        }
        return nil
    }
}
