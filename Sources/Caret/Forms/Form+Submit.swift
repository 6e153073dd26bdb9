/// The result of ``Form/submit()``.
@MainActor public enum FormOutcome {
    /// The form is valid, and its action has ended.
    case submitted
    /// These fields are invalid, in order. The action was not performed.
    case invalid([FieldProblem])
    /// The action threw an error.
    case failed(any Error)
    /// The task was cancelled.
    case cancelled
    /// An earlier action is still running.
    case busy
}

extension Form {
    // MARK: - Action

    /// Sets the action of the form, in place of an earlier one.
    ///
    /// ```swift
    /// form.onSubmit(self) { screen, person in
    ///     try await screen.server.save(person)
    ///     screen.close()
    /// }
    /// ```
    ///
    /// The action is performed by a row of `Field(submit:)` and by ``submit()``, if all fields are valid. While it
    /// runs, all fields are disabled. If it throws an error, the row shows the message of the error below itself.
    ///
    /// - Parameters:
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: The action, which receives the model. The form retains the closure.
    public func onSubmit(
        file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor (Model) async throws -> Void
    ) {
        action = RetainedClosure(SourceLocation(file, line), body)
    }

    /// Sets the action of the form, which receives an owner; see ``onSubmit(file:line:perform:)``. The owner is held
    /// weakly, and retained while the action runs.
    public func onSubmit<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner, Model) async throws -> Void
    ) {
        action = RetainedClosure(SourceLocation(file, line), hasOwner: true) { [weak owner] model in
            if let owner { try await body(owner, model) }
        }
        if let action { OwnerCheck.checkOwner(owner, at: SourceLocation(file, line), retainedBy: action) }
    }

    /// Sets an unapplied method as the action of the form; see ``onSubmit(file:line:perform:)``. The owner is held
    /// weakly, and retained while the action runs.
    @_disfavoredOverload public func onSubmit<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor (Model) async throws -> Void
    ) {
        onSubmit(owner, file: file, line: line) { owner, model in try await method(owner)(model) }
    }

    /// Whether the action of the form is running. Observable.
    public var isSubmitting: Bool { core.activity.isSubmitting }

    /// Validates the form, and performs its action if all fields are valid.
    ///
    /// ```swift
    /// saveItem.on(.tap, form) { form in await form.submit() }
    /// ```
    ///
    /// The invalid fields show their messages, and the first one scrolls into view. Otherwise editing ends, and the
    /// values that the end of editing has written are validated too. A form without an action only validates. The
    /// action runs in the task of the caller, and is cancelled with it.
    ///
    /// - Returns: The result; using the result is optional.
    @discardableResult public func submit() async -> FormOutcome {
        guard !core.activity.isSubmitting else { return .busy }
        var problems = validate()
        if problems.isEmpty {
            // The end of editing discards a text that is no value, which was checked above. It may also write a value.
            core.table?.endEditing(true)
            problems = validate()
        }
        guard problems.isEmpty else {
            core.revealFirstProblem()
            return .invalid(problems)
        }
        guard let body = action?.body else { return .submitted }
        core.activity.failure = nil
        core.activity.isSubmitting = true
        defer { core.activity.isSubmitting = false }
        do {
            try await body(model)
            return .submitted
        } catch {
            if error is CancellationError || Task.isCancelled { return .cancelled }
            core.activity.failure = FormError.message(of: error)
            return .failed(error)
        }
    }

    /// Submits the form in a task that is cancelled when the controller of the table view leaves for good.
    func submitFromRow() {
        guard let table = core.table else { return }
        core.tasks.begin(for: table.owningController ?? table) { [weak self] in await self?.submit() }
    }
}

extension UIView {
    /// The controller that contains the view.
    fileprivate var owningController: UIViewController? {
        sequence(first: self as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }.first
    }
}
