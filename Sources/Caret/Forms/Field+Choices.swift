extension Field {
    // MARK: - Choices

    /// Makes a field that selects one of a few values with a segmented control.
    public init<Value: Hashable>(
        segments title: String, _ path: ReferenceWritableKeyPath<Model, Value>, from values: [Value],
        named makeName: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        let name = FieldNames(SourceLocation(file, line), makeName)
        self.init(
            title, SourceLocation(file, line), showsMessageInCell: true, isEmpty: Self.nilCheck(path),
            rows: .constant { model, instance, _ in
                Row(of: instance, cell: FormSegmentCell.self) { cell in
                    cell.show(instance, editor: cell.control)
                    cell.control.removeAllSegments()
                    for (index, value) in values.enumerated() {
                        cell.control.insertSegment(withTitle: name(value), at: index, animated: false)
                    }
                    cell.control.selectedSegmentIndex = values.firstIndex(of: model[keyPath: path]) ?? -1
                    cell.control.on(.valueChanged, of: instance) { index in
                        if values.indices.contains(index) { instance.edit { model[keyPath: path] = values[index] } }
                    }
                }
            })
        handlers.append(name.retained)
    }

    /// Makes a field that selects one value. Below a row with the title of the field, each value has a row. The chosen
    /// value has a check mark.
    public init<Value: Hashable>(
        choice title: String, _ path: ReferenceWritableKeyPath<Model, Value>, from values: [Value],
        named makeName: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        let name = FieldNames(SourceLocation(file, line), makeName)
        self.init(
            title, SourceLocation(file, line), isEmpty: Self.nilCheck(path),
            rows: .rebuilt { model, instance, _ in
                Self.titleRow(instance)
                    + Self.options(
                        values, name, instance, isSelected: { model[keyPath: path] == $0 },
                        select: { value in instance.edit { model[keyPath: path] = value } })
            })
        handlers.append(name.retained)
    }

    /// Makes a field that selects any number of values. Below a row with the title of the field, each value has a row.
    /// The chosen values have check marks.
    public init<Value: Hashable>(
        choices title: String, _ path: ReferenceWritableKeyPath<Model, Set<Value>>, from values: [Value],
        named makeName: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        let name = FieldNames(SourceLocation(file, line), makeName)
        self.init(
            title, SourceLocation(file, line), isEmpty: { $0[keyPath: path].isEmpty },
            rows: .rebuilt { model, instance, _ in
                Self.titleRow(instance)
                    + Self.options(
                        values, name, instance, isSelected: { model[keyPath: path].contains($0) },
                        select: { value in
                            instance.edit { model[keyPath: path].formSymmetricDifference([value]) }
                        })
            })
        handlers.append(name.retained)
    }

    /// Makes a field that selects one of many values on another screen. The form's navigation controller pushes the
    /// screen.
    public init<Value: Hashable>(
        pushed title: String, _ path: ReferenceWritableKeyPath<Model, Value>, from values: [Value],
        named makeName: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        let name = FieldNames(SourceLocation(file, line), makeName)
        let site = SourceLocation(file, line)
        self.init(
            title, site, isEmpty: Self.nilCheck(path),
            rows: .constant { model, instance, core in
                let row = Self.valueRow(instance, site, accessory: .disclosureIndicator) { name(model[keyPath: path]) }
                return row.onSelect(of: instance) { [weak core] in
                    guard let navigation = core?.table?.navigation else { return }
                    let choiceController = ChoiceViewController(instance.title, instance.site) { controller in
                        Self.options(
                            values, name, instance, isSelected: { model[keyPath: path] == $0 },
                            select: { value in
                                instance.edit { model[keyPath: path] = value }
                                controller?.navigationController?.popViewController(animated: true)
                            })
                    }
                    navigation.pushViewController(choiceController, animated: true)
                }
            })
        handlers.append(name.retained)
    }

    /// Returns the row that shows the title of a field above the rows of its values; empty if there is no title.
    private static func titleRow(_ instance: FieldInstance) -> [Row<UITableViewCell>] {
        guard !instance.title.isEmpty else { return [] }
        let row = Row(of: instance, id: AnyHashable(FieldTitle(field: instance.id)), cell: UITableViewCell.self) { cell in
            cell.textLabel?.text = instance.title
            cell.textLabel?.textColor = instance.isDisabled ? .tertiaryLabel : .secondaryLabel
        }
        return [row.selectable(false)]
    }

    private static func options<Value: Hashable>(
        _ values: [Value], _ name: FieldNames<Value>, _ instance: FieldInstance,
        isSelected: @escaping @MainActor (Value) -> Bool, select: @escaping @MainActor (Value) -> Void
    ) -> [Row<UITableViewCell>] {
        values.map { value in
            let title = name(value)
            return Row(
                of: instance, id: AnyHashable(FieldOption(field: instance.id, value: AnyHashable(value))), cell: UITableViewCell.self
            ) { cell in
                cell.textLabel?.text = title
                cell.textLabel?.textColor = instance.isDisabled ? .tertiaryLabel : .label
                cell.accessoryType = isSelected(value) ? .checkmark : .none
            }.onSelect(of: instance) { select(value) }
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
private final class ChoiceViewController: UITableViewController {
    private let rows: @MainActor (ChoiceViewController?) -> [Row<UITableViewCell>]
    private let site: SourceLocation

    init(_ title: String, _ site: SourceLocation, rows: @escaping @MainActor (ChoiceViewController?) -> [Row<UITableViewCell>]) {
        self.rows = rows
        self.site = site
        super.init(style: .insetGrouped)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.sections(self, file: site.file, line: site.line) { controller in
            weak let weakController = controller
            return [Section("values") { controller.rows(weakController) }]
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
