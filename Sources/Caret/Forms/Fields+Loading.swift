extension Fields {
    /// Makes a group whose fields depend on a value that is loaded.
    ///
    /// ```swift
    /// Fields("Plan", load: { try await $0.shop.plans() }) { plans in
    ///     Field(choice: "Plan", \.plan, from: plans, named: { $0.name })
    /// }
    /// ```
    ///
    /// Loading begins when the group is displayed. Meanwhile the group shows an activity indicator. After an error, it
    /// shows the message of the error and a row that loads again. A group that has not loaded has no fields, which is
    /// why the validity of the form does not depend on it. Loading is cancelled when the form leaves its window, and
    /// begins again when the form returns. ``Form/reload()`` loads again. In a loop over elements that change, give
    /// each group an ``id(_:)``, so that a value stays with its element.
    ///
    /// - Parameters:
    ///   - header: The text above the group; none by default.
    ///   - footer: The text below the group; none by default.
    ///   - load: Returns the value. The form does not retain the closure, except while the closure runs.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - fields: The fields for a value, in order.
    public init<Value>(
        _ header: String? = nil, footer: String? = nil, load: @escaping @MainActor (Model) async throws -> Value,
        file: String = #fileID, line: Int = #line, @FieldBuilder<Model> _ fields: @escaping @MainActor (Value) -> [Field<Model>]
    ) {
        let site = SourceLocation(file, line)
        guard FormBuild.current != nil else {
            preconditionFailure("Fields(load:) at \(site): a group that loads is made in the closure of a Form. Move it there.")
        }
        let place = FormBuild.nextPlace(site)
        self.init(place, header, footer, []) { _ in nil }
        makeContent = { group in Self.content(of: group, place, load, fields) }
    }

    /// Returns the content of a group: the fields of the value, or the progress of loading.
    private static func content<Value>(
        of group: FieldGroup, _ place: FieldGroupPlace, _ load: @escaping @MainActor (Model) async throws -> Value,
        _ fields: @MainActor (Value) -> [Field<Model>]
    ) -> FieldsContent<Model> {
        guard let build = FormBuild.current else { return FieldsContent(handlers: []) { _ in nil } }
        let fieldLoad: FieldLoad<Value> = build.load(of: group, at: place)
        var builtFields: BuiltFields<Model>?
        if build.includes(place), let model = build.model as? Model {
            let groupDidChange = build.groupDidChange
            // Meanwhile, the form's closure may describe the group at another place.
            fieldLoad.start({ try await load(model) }, didEnd: { [weak fieldLoad] in groupDidChange(fieldLoad?.place ?? place) })
            if case .loaded(let value) = fieldLoad.state { builtFields = FormBuild.fields(of: place, isLoaded: true) { fields(value) } }
        }
        let loadedFields = builtFields
        return FieldsContent(handlers: loadedFields?.fields.flatMap(\.handlers) ?? []) { reading in
            if let loadedFields { return reading.rows(of: loadedFields) }
            return Self.rows(for: fieldLoad, place, reading)
        }
    }

    /// Returns the rows for a value that is not available.
    private static func rows<Value>(
        for load: FieldLoad<Value>, _ place: FieldGroupPlace, _ reading: FieldsReading<Model>
    ) -> [Row<UITableViewCell>] {
        let (site, core) = (place.site, reading.core)
        if case .failed(let message) = load.state {
            let messageRow = Row<UITableViewCell>("message", .cells(of: FormMessageCell.self, isFilled: true), site) { cell in
                (cell as? FormMessageCell)?.label.text = message
            }
            let retryRow = Row<UITableViewCell>("retry", .cells(of: FormButtonCell.self, isFilled: true), site) { [weak core] cell in
                (cell as? FormButtonCell)?.show(core?.texts.retry ?? "", isDisabled: false)
            }
            let retry: @MainActor () -> Void = { [weak core] in if load.request() { core?.rebuild?(place) } }
            return [messageRow.selectable(false), retryRow.onSelect(file: site.file, line: site.line, perform: retry)]
        }
        if reading.isDisplayed, case .idle = load.state, load.request() { core.rebuild?(place) }
        let row = Row<UITableViewCell>("loading", .cells(of: FormLoadingCell.self, isFilled: true), site) { [weak core] cell in
            (cell as? FormLoadingCell)?.show(core?.texts.loading ?? "")
        }
        return [row.selectable(false)]
    }
}
