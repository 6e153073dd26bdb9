extension Field {
    /// Returns the field with a handler that is called after the user has changed the value.
    ///
    /// The model has the new value. The handler is called for each key in a text field. It is not called for text that
    /// is not a valid value, nor for changes that code makes. The handler may change the model, including this field's
    /// value.
    ///
    /// - Parameters:
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: The handler, which receives the model. The form retains the closure.
    public func onChange(file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor (Model) -> Void) -> Field {
        addingChangeHandler(SourceLocation(file, line), hasOwner: false, body)
    }

    /// Returns the field with a handler that receives an owner after the user has changed the value; see
    /// ``onChange(file:line:perform:)``. The owner is held weakly.
    public func onChange<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner, Model) -> Void
    ) -> Field {
        addingChangeHandler(SourceLocation(file, line), hasOwner: true) { [weak owner] model in if let owner { body(owner, model) } }
    }

    /// Returns the field with an unapplied method that is called after the user has changed the value; see
    /// ``onChange(file:line:perform:)``. The owner is held weakly.
    @_disfavoredOverload public func onChange<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, call method: @escaping @MainActor (Owner) -> @MainActor (Model) -> Void
    ) -> Field {
        onChange(owner, file: file, line: line) { method($0)($1) }
    }

    private func addingChangeHandler(_ site: SourceLocation, hasOwner: Bool, _ body: @escaping @MainActor (Model) -> Void) -> Field {
        retaining(body, site, hasOwner: hasOwner) { field, retained in field.changes.append((site, { retained.body?($0) })) }
    }
}
