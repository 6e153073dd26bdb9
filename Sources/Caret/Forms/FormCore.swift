import Observation

/// What a form does whatever its model is: conditions, problems, and the way from field to field.
@MainActor final class FormCore {
    /// How often conditions were asked.
    package var evaluations = 0
    weak var table: UITableView?
    weak var list: SectionList<UITableViewCell>?
    /// The fields that there are now, in order.
    var places = FieldPlaces()
    /// What moves elements of a group from row to row, by the section's id.
    var moves: [AnyHashable: @MainActor (Int, Int) -> Void] = [:]
    private var changed: [FieldPlace] = []
    private let hiding = Hiding()

    /// Has who is tracked now hear of fields that hide and come back. One value for all of them: to follow a thousand costs more than to
    /// make a thousand rows.
    func followHiding() { _ = hiding.changes }

    func hidingDidChange() { hiding.changes &+= 1 }

    func conditionDidChange(of place: FieldPlace) {
        changed.append(place)
        guard changed.count == 1 else { return }
        Hooks.inNextFrame { [weak self] in self?.evaluateChanged() }
    }

    /// Asks all conditions, for models that notify nobody of their changes.
    func evaluateAll() {
        for place in places.all { place.evaluate() }
    }

    private func evaluateChanged() {
        let places = changed
        changed = []
        for place in places { place.evaluate() }
    }

    // MARK: - From field to field

    /// Makes the next field that can be edited first responder, or the one before it; the last is followed by the first. Where the field is
    /// not on the screen, it is scrolled there.
    ///
    /// - Returns: whether there is another one.
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

/// Counts fields that hid or came back.
@MainActor @Observable private final class Hiding {
    var changes = 0
}
