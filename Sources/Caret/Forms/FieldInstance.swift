/// A field in a form: its state, and its rules and conditions for a particular object.
@MainActor final class FieldInstance {
    let id: AnyHashable
    /// The identity of the field within the form, which includes the edited object. This identity stays unique, because
    /// the rules of the field retain the object.
    let key: FieldKey
    let state = FieldState()
    let groupState: FieldGroupState
    private(set) weak var core: FormCore?
    private(set) var title: String
    /// The location in the app's source at which the field was made, for diagnostics about its handlers and rows.
    private(set) var site: SourceLocation
    private(set) var isFocusable: Bool
    /// Whether the cell of the field shows the message; otherwise a row below it does.
    private(set) var showsMessageInCell: Bool
    private(set) var text: TextTraits
    private var behaviour: FieldBehaviour
    private var conditions: Follower?
    /// Follows the rules once the field has been checked.
    private var rules: Follower?
    /// The text that the user typed if it is not a valid value of the field; otherwise `nil`.
    private(set) var unreadText: String?
    /// The message that is shown, without observation.
    private(set) var shownProblem: String?
    /// The responder that currently edits the field on the screen; `nil` while no cell shows the field.
    private(set) weak var responder: UIResponder?

    init<Model: AnyObject>(_ field: Field<Model>, _ key: FieldKey, model: Model, group: FieldGroupState, core: FormCore) {
        id = key.element.map { AnyHashable(ElementField(element: $0, field: field.id)) } ?? field.id
        self.key = key
        self.core = core
        groupState = group
        title = field.title
        site = field.site
        isFocusable = field.isFocusable
        showsMessageInCell = field.showsMessageInCell
        text = field.text ?? TextTraits()
        behaviour = FieldBehaviour(field, model)
        followConditions()
    }

    /// Replaces the description of the field, after the closure that describes it ran again.
    func adopt<Model: AnyObject>(_ field: Field<Model>, model: Model) {
        title = field.title
        site = field.site
        isFocusable = field.isFocusable
        showsMessageInCell = field.showsMessageInCell
        text = field.text ?? TextTraits()
        behaviour = FieldBehaviour(field, model)
        followConditions()
        rules?.run()
    }

    // MARK: - Conditions

    var isHidden: Bool { state.isHidden || groupState.isHidden }

    var canBeEdited: Bool { isFocusable && !isHidden && !isDisabled }

    /// Whether the user can change the value. Observable.
    var isDisabled: Bool { state.isDisabled || groupState.isDisabled || core?.activity.isSubmitting == true }

    /// Evaluates the conditions and rules, for models that are not observable.
    func evaluate() {
        conditions?.run()
        rules?.run()
    }

    /// Evaluates the conditions now if a value that they read has changed.
    func updateConditions() { conditions?.runIfPending() }

    private func followConditions() {
        conditions?.end()
        conditions = nil
        guard behaviour.hasConditions else {
            if state.isDisabled { state.isDisabled = false }
            return setHidden(false)
        }
        var (isHidden, isDisabled) = (false, false)
        conditions = Follower(at: site) { [weak self] in
            guard let self else { return }
            core?.evaluations += 1
            isHidden = behaviour.isHidden?() ?? false
            isDisabled = behaviour.isDisabled?() ?? false
        } then: { [weak self] in
            guard let self else { return }
            if state.isDisabled != isDisabled { state.isDisabled = isDisabled }
            setHidden(isHidden)
        }
    }

    private func setHidden(_ isHidden: Bool) {
        guard state.isHidden != isHidden else { return }
        state.isHidden = isHidden
        core?.rowsDidChange()
    }

    // MARK: - Changes by the user

    /// Sets the responder that edits the field, while a cell is being configured. The responder edits the field until
    /// the cell is configured again or no longer displayed. Later the responder may edit another field.
    func show(in responder: UIResponder?) {
        self.responder = responder
        guard let responder else { return }
        let subscription = Subscription(site.file, site.line)
        subscription.didAttach { [weak self, weak responder] in
            if let self, self.responder === responder { self.responder = nil }
        }
    }

    /// Writes a value that the user entered, and calls the app's handlers.
    ///
    /// - Parameter write: Writes the value. Returns whether the input was a value of the field.
    func edit(_ write: () -> Bool, text: String? = nil) {
        unreadText = write() ? nil : text ?? ""
        core?.activity.inputDidChange()
        if unreadText == nil { core?.notify(behaviour.handlers, of: self) }
        checkAfterChange()
    }

    /// Writes a value that the user chose with a control.
    func edit(_ write: () -> Void) {
        edit {
            write()
            return true
        }
    }

    /// Discards text that is not a valid value, because the field shows its value again.
    func endEditing() {
        if unreadText != nil {
            unreadText = nil
            core?.activity.inputDidChange()
        }
        if validation != .onSubmit { validate() } else { rules?.run() }
    }

    private func checkAfterChange() {
        // A control that is not the first responder has no end of editing.
        let isCommitted = responder?.isFirstResponder != true
        if validation == .onChange || isCommitted && validation == .onEndEditing { validate() } else { rules?.run() }
    }

    // MARK: - Rules

    private var validation: FieldValidation { behaviour.validation ?? core?.validation ?? .onEndEditing }

    /// Returns the message of the first violated rule. Shows nothing.
    func violationMessage() -> String? {
        let texts = core?.texts ?? FormTexts()
        if let unreadText { return unreadText.isEmpty ? texts.missing(title) : texts.unreadable(title) }
        return behaviour.violation(texts)
    }

    /// Validates the value, and shows the message of the first violated rule. From then on the message follows the
    /// values that the rules read. Returns the message.
    @discardableResult func validate() -> String? {
        rules?.end()
        var problem: String?
        var isFirst = true
        rules = Follower(at: site) { [weak self] in
            guard let self else { return }
            core?.checks += 1
            problem = isHidden ? nil : violationMessage()
        } then: { [weak self] in
            guard let self else { return }
            // A message does not interrupt the user who is typing. It appears when editing ends.
            let isInterrupting = problem != nil && shownProblem == nil && responder?.isFirstResponder == true
            if isFirst || !isInterrupting || validation == .onChange { show(problem) }
            isFirst = false
        }
        return problem
    }

    private func show(_ problem: String?) {
        guard shownProblem != problem else { return }
        shownProblem = problem
        state.problem = problem
        core?.rowsDidChange()
    }
}

/// The identity of a field of one element.
private struct ElementField: Hashable {
    let element: AnyHashable
    let field: AnyHashable
}
