import Observation

/// The part of a form that does not depend on the type of the model: conditions, messages, and the traversal of
/// fields.
@MainActor final class FormCore {
    /// The number of evaluations of conditions.
    package var evaluations = 0
    weak var table: UITableView?
    weak var list: SectionList<UITableViewCell>?
    /// The current fields, in order.
    var places = FieldPlaces()
    /// The closures that move an element of a group from one row to another, by the identity of the section.
    var moves: [AnyHashable: @MainActor (Int, Int) -> Void] = [:]
    private var changed: [FieldPlace] = []
    private let hiding = Hiding()

    /// Makes the current observation tracking depend on all changes of hidden fields. One observable value represents
    /// all fields, because observing a thousand values costs more than making a thousand rows.
    func followHiding() { _ = hiding.changes }

    func hidingDidChange() { hiding.changes &+= 1 }

    func conditionDidChange(of place: FieldPlace) {
        changed.append(place)
        guard changed.count == 1 else { return }
        Hooks.inNextFrame { [weak self] in self?.evaluateChanged() }
    }

    /// Evaluates all conditions, for models that are not observable.
    func evaluateAll() {
        for place in places.all { place.evaluate() }
    }

    private func evaluateChanged() {
        let places = changed
        changed = []
        for place in places { place.evaluate() }
    }

    // MARK: - Traversal of fields

    /// Makes the next editable field the first responder, or the previous one for a negative step. The traversal
    /// wraps around at the ends. If the field is not on the screen, the form scrolls to it.
    ///
    /// - Returns: Whether there is another editable field.
    @discardableResult func advance(from place: FieldPlace, by step: Int) -> Bool {
        let candidates = places.all.filter { $0.isFocusable && !$0.state.isHidden && !$0.state.isDisabled }
        guard let index = candidates.firstIndex(where: { $0 === place }) else { return false }
        for distance in 1..<max(candidates.count, 1) {
            if focus(candidates[(index + distance * step + candidates.count * distance) % candidates.count]) { return true }
        }
        return false
    }

    func focus(_ place: FieldPlace) -> Bool {
        guard let table, let path = list?.indexPath(of: place.id, inSection: AnyHashable(place.group)) else { return false }
        if table.cellForRow(at: path) == nil || place.responder == nil {
            table.scrollToRow(at: path, at: .middle, animated: false)
            table.layoutIfNeeded()
        }
        return place.responder?.becomeFirstResponder() ?? false
    }
}

/// An observable counter of the times that fields were hidden or shown.
@MainActor @Observable private final class Hiding {
    var changes = 0
}
