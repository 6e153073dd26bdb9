import Observation

/// The part of a form that does not depend on the type of the model: conditions, messages, and the traversal of
/// fields.
@MainActor final class FormCore {
    /// The number of evaluations of conditions.
    package var evaluations = 0
    weak var table: UITableView?
    weak var list: SectionList<UITableViewCell>?
    /// The current fields, in order.
    var instances = FieldInstances()
    /// The closures that move an element of a group from one row to another, by the identity of the section.
    var moveHandlers: [AnyHashable: @MainActor (Int, Int) -> Void] = [:]
    private var pendingEvaluations: [FieldInstance] = []
    private let hiddenFieldCounter = HiddenFieldCounter()

    /// Makes the current observation tracking depend on all changes of hidden fields. One observable value represents
    /// all fields, because observing a thousand values costs more than making a thousand rows.
    func trackHiddenFields() { _ = hiddenFieldCounter.changes }

    func hiddenFieldsDidChange() { hiddenFieldCounter.changes &+= 1 }

    func conditionDidChange(of instance: FieldInstance) {
        pendingEvaluations.append(instance)
        guard pendingEvaluations.count == 1 else { return }
        Hooks.inNextFrame { [weak self] in self?.evaluatePending() }
    }

    /// Evaluates all conditions, for models that are not observable.
    func evaluateAll() {
        for instance in instances.all { instance.evaluate() }
    }

    private func evaluatePending() {
        let instances = pendingEvaluations
        pendingEvaluations = []
        for instance in instances { instance.evaluate() }
    }

    // MARK: - Traversal of fields

    /// Makes the next editable field the first responder, or the previous one for a negative step. The traversal
    /// wraps around at the ends. If the field is not on the screen, the form scrolls to it.
    ///
    /// - Returns: Whether there is another editable field.
    @discardableResult func advance(from instance: FieldInstance, by step: Int) -> Bool {
        let candidates = instances.all.filter { $0.isFocusable && !$0.state.isHidden && !$0.state.isDisabled }
        guard let index = candidates.firstIndex(where: { $0 === instance }) else { return false }
        for distance in 1..<max(candidates.count, 1) {
            if focus(candidates[(index + distance * step + candidates.count * distance) % candidates.count]) { return true }
        }
        return false
    }

    func focus(_ instance: FieldInstance) -> Bool {
        guard let table, let path = list?.indexPath(of: instance.id, inSection: AnyHashable(instance.group)) else { return false }
        if table.cellForRow(at: path) == nil || instance.responder == nil {
            table.scrollToRow(at: path, at: .middle, animated: false)
            table.layoutIfNeeded()
        }
        return instance.responder?.becomeFirstResponder() ?? false
    }
}

/// An observable counter of the times that fields were hidden or shown.
@MainActor @Observable private final class HiddenFieldCounter {
    var changes = 0
}
