import Observation

/// The part of a form that does not depend on the type of the model: conditions, messages, and the traversal of
/// fields.
@MainActor final class FormCore {
    /// The number of evaluations of conditions, and of checks of rules that are followed.
    package var (evaluations, checks) = (0, 0)
    weak var table: UITableView?
    weak var list: SectionList<UITableViewCell>?
    /// The current fields, in order.
    var instances = FieldInstances()
    /// The closures that move an element of a group from one row to another, by the identity of the section.
    var moveHandlers: [AnyHashable: @MainActor (Int, Int) -> Void] = [:]
    var texts = FormTexts()
    var validation = FieldValidation.onEndEditing
    let activity = FormActivity()
    /// Runs the closure of one group again.
    var rebuild: (@MainActor (FieldGroupPlace) -> Void)?
    /// Validates the form, and performs its action.
    var submit: (@MainActor () -> Void)?
    /// The fields whose handlers are running, with the sources of the handlers.
    private var runningHandlers: [(instance: FieldInstance, site: SourceLocation)] = []
    /// The task of the form's action.
    let tasks = HandlerTasks(.ignore)
    private var endObservingWindow: (@MainActor () -> Void)?
    /// Keeps the edited field above the keyboard.
    private var keyboard: (reveal: @MainActor () -> Void, stop: @MainActor () -> Void)?

    isolated deinit { keyboard?.stop() }

    /// Makes the current observation tracking depend on all changes of the rows. One observable value represents
    /// all fields, because observing a thousand values costs more than making a thousand rows.
    func trackRows() { _ = activity.rowChanges }

    func rowsDidChange() { activity.rowsDidChange() }

    /// Makes the current observation tracking depend on the validity of the fields, beside the values of the model.
    func trackValidity() { _ = (activity.rowChanges, activity.inputs) }

    /// Calls `body` whenever the table view enters or leaves a window. Ends an earlier observation.
    func observeWindow(of table: UITableView, _ body: @escaping @MainActor (Bool) -> Void) {
        endObservingWindow?()
        endObservingWindow = Hooks.userInfoStorage(of: table).observeWindow { body($0 != nil) }
    }

    /// Begins to keep the edited field above the keyboard.
    func avoidKeyboard(in table: UITableView) {
        keyboard?.stop()
        keyboard = Hooks.avoidKeyboard(in: table)
    }

    // MARK: - Handlers of changes

    /// Calls the app's handlers after a change by the user. A handler whose changes lead to its own field again is not
    /// called a second time.
    func notify(_ handlers: [(site: SourceLocation, call: @MainActor () -> Void)], of instance: FieldInstance) {
        for handler in handlers {
            if let earlier = runningHandlers.first(where: { $0.instance === instance }) {
                let cause = runningHandlers.last?.site ?? earlier.site
                Hooks.report(
                    "form.change-loop",
                    "The handler of changes at \(handler.site) was not called, because the handler at \(cause), which a change of the same "
                        + "field '\(instance.title)' caused, changes it again. Change the model in the handler instead of a control.",
                    at: handler.site)
                continue
            }
            runningHandlers.append((instance, handler.site))
            handler.call()
            runningHandlers.removeLast()
        }
    }

    // MARK: - Traversal of fields

    /// Makes the next editable field the first responder, or the previous one for a negative step. The traversal
    /// wraps around at the ends. If the field is not on the screen, the form scrolls to it.
    ///
    /// - Returns: Whether there is another editable field.
    @discardableResult func advance(from instance: FieldInstance, by step: Int) -> Bool {
        let candidates = instances.all.filter(\.canBeEdited)
        guard let index = candidates.firstIndex(where: { $0 === instance }) else { return false }
        for distance in 1..<max(candidates.count, 1) {
            // The multiple of the count keeps the index positive for a negative step.
            let wrappedIndex = (index + distance * step + candidates.count * distance) % candidates.count
            if focus(candidates[wrappedIndex]) { return true }
        }
        return false
    }

    /// Returns whether there is another field that can be edited.
    func canAdvance(from instance: FieldInstance) -> Bool {
        instances.all.contains { $0 !== instance && $0.canBeEdited }
    }

    func focus(_ instance: FieldInstance) -> Bool {
        // The field may have been added in this turn.
        if path(of: instance) == nil { list?.update(animated: false) }
        guard let table, let path = path(of: instance) else { return false }
        // The table view keeps the cell of the first responder when the cell leaves the visible area.
        if table.indexPathsForVisibleRows?.contains(path) != true || instance.responder == nil {
            table.scrollToRow(at: path, at: .middle, animated: false)
            table.layoutIfNeeded()
        }
        guard let responder = instance.responder, responder.isFirstResponder || responder.becomeFirstResponder() else { return false }
        table.layoutIfNeeded()
        keyboard?.reveal()
        return true
    }

    /// Scrolls to the first field that shows a message, and begins editing it if it has text.
    func revealFirstProblem() {
        guard let instance = instances.all.first(where: { $0.shownProblem != nil }) else { return }
        // The field may have been added in this turn.
        if path(of: instance) == nil { list?.update(animated: false) }
        if instance.canBeEdited, focus(instance) { return }
        guard let table, let path = path(of: instance) else { return }
        table.scrollToRow(at: path, at: .none, animated: true)
    }

    private func path(of instance: FieldInstance) -> IndexPath? {
        list?.indexPath(of: instance.id, inSection: AnyHashable(instance.key.group))
    }
}

/// The observable state of a form.
@MainActor @Observable final class FormActivity {
    /// The number of times that rows were hidden or shown.
    private(set) var rowChanges = 0
    /// The number of the user's inputs. The model may not be observable, and a text may be no value of the model.
    private(set) var inputs = 0
    /// Whether the action of the form is running.
    var isSubmitting = false
    /// The message of the error that the action of the form threw; `nil` before its end and after its success.
    var failure: String?

    /// Notifies the observers of the rows. Reads nothing, so that a caller does not become an observer itself.
    func rowsDidChange() { withMutation(keyPath: \.rowChanges) { _rowChanges &+= 1 } }

    /// Notifies the observers of the form's validity. Reads nothing, as ``rowsDidChange()``.
    func inputDidChange() { withMutation(keyPath: \.inputs) { _inputs &+= 1 } }
}
