extension Fields {
    /// Makes a group with fields for each element of an array, and with a row that adds an element. A swipe or the
    /// editing mode deletes elements, and the editing mode reorders them by their first row.
    ///
    /// - Parameters:
    ///   - path: The key path of the elements. These are objects, so that their fields can write to them.
    ///   - header: The text above the first element; none by default.
    ///   - footer: The text below the last element; none by default.
    ///   - add: The title of the row that adds an element; `nil`, the default, for no such row.
    ///   - new: Makes an element.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - fields: The fields of an element.
    public init<Element: AnyObject & Identifiable>(
        repeating path: ReferenceWritableKeyPath<Model, [Element]>, header: String? = nil, footer: String? = nil, add: String? = nil,
        new: @escaping @MainActor () -> Element, file: String = #fileID, line: Int = #line,
        @FieldBuilder<Element> _ fields: @MainActor () -> [Field<Element>]
    ) {
        let site = SourceLocation(file, line)
        let (place, retained) = (FormBuild.nextPlace(site), RetainedClosure(site, new))
        let builtFields = FormBuild.fields(of: place, fields)
        self.init(place, header, footer, [retained] + (builtFields?.fields.flatMap(\.handlers) ?? [])) { reading in
            guard let builtFields else { return nil }
            let (model, core, isNew) = (reading.model, reading.core, builtFields.consumeChange())
            var rows: [Row<UITableViewCell>] = []
            var elementsOfRows: [Element.ID] = []
            for element in model[keyPath: path] {
                let (id, firstIndex) = (element.id, rows.count)
                reading.read(builtFields, isNew: isNew, of: element, element: AnyHashable(id), into: &rows)
                for index in rows.indices[firstIndex...] {
                    rows[index] = rows[index].movable(index == firstIndex).onDelete(file: site.file, line: site.line) { [weak core] in
                        guard let core, !core.activity.isSubmitting else { return }
                        model[keyPath: path].removeAll { $0.id == id }
                        core.list?.setNeedsUpdate()
                    }
                }
                elementsOfRows += Array(repeating: id, count: rows.count - firstIndex)
            }
            let areAllHidden = rows.isEmpty && !model[keyPath: path].isEmpty && !builtFields.fields.isEmpty
            if let add {
                rows.append(
                    Self.addRow(add, site) { [weak core] in
                        guard let core, !core.activity.isSubmitting, let element = retained.body?() else { return }
                        model[keyPath: path].append(element)
                        // The model may not be observable.
                        core.list?.setNeedsUpdate()
                    })
            }
            core.moveHandlers[AnyHashable(reading.group)] = { [elementsOfRows] source, target in
                Self.move(elementsOfRows, from: source, to: target, in: &model[keyPath: path])
            }
            return areAllHidden && add == nil ? nil : rows
        }
        elements = { model in model[keyPath: path].map { FieldElement(id: AnyHashable($0.id), object: ObjectIdentifier($0)) } }
    }

    /// Returns the row that adds an element. The row shows the table's insertion control in editing mode, and otherwise
    /// an image.
    private static func addRow(_ title: String, _ site: SourceLocation, _ add: @escaping @MainActor () -> Void) -> Row<UITableViewCell> {
        let row = Row<UITableViewCell>(AnyHashable(site), .cells(of: FormAddCell.self, isFilled: true), site, content: RowContent(title)) {
            cell in
            cell.textLabel?.text = title
        }
        return row.onSelect(file: site.file, line: site.line, perform: add).onInsert(file: site.file, line: site.line, perform: add)
    }

    /// Moves an element to the position to which the user dragged its row. An element may be hidden or have several
    /// rows.
    ///
    /// - Parameter rows: The element of each row before the move, in order.
    private static func move<Element: AnyObject & Identifiable>(
        _ rows: [Element.ID], from source: Int, to target: Int, in elements: inout [Element]
    ) {
        guard rows.indices.contains(source), let index = elements.firstIndex(where: { $0.id == rows[source] }) else { return }
        let element = elements.remove(at: index)
        var remaining = rows
        remaining.remove(at: source)
        let targetIndex = min(max(target, 0), remaining.count)
        func elementIndex(_ id: Element.ID?) -> Int? {
            guard let id else { return nil }
            return elements.firstIndex { $0.id == id }
        }
        let above = remaining[..<targetIndex].last { $0 != element.id }
        if let aboveIndex = elementIndex(above) { return elements.insert(element, at: aboveIndex + 1) }
        let below = remaining[targetIndex...].first { $0 != element.id }
        elements.insert(element, at: elementIndex(below) ?? 0)
    }
}
