import Observation

/// A group of a form, which continues to exist when the form's closure describes the group again.
@MainActor final class FormGroup<Model: AnyObject> {
    let key: FieldGroup
    let state = FieldGroupState()
    private(set) var fields: Fields<Model>
    private var conditions: Follower?
    /// The elements of the group when its rows were last made.
    private var shownElements: [FieldElement] = []

    init(_ key: FieldGroup, _ fields: Fields<Model>, of model: Model, in core: FormCore) {
        self.key = key
        self.fields = fields
        adopt(fields, of: model, in: core)
    }

    /// Replaces the description of the group.
    func adopt(_ fields: Fields<Model>, of model: Model, in core: FormCore) {
        self.fields = fields
        conditions?.end()
        conditions = nil
        guard fields.isHidden != nil || fields.isDisabled != nil else {
            if state.isDisabled { state.isDisabled = false }
            state.isHidden = false
            return
        }
        follow(model, core)
    }

    /// Evaluates the conditions of the group, for models that are not observable.
    func evaluate() { conditions?.run() }

    /// Evaluates the conditions now if a value that they read has changed.
    func updateConditions() { conditions?.runIfPending() }

    // MARK: - Elements

    /// Records the elements of the group, whose rows are being made.
    func recordElements(of model: Model) { shownElements = fields.elements?(model) ?? [] }

    /// Returns whether elements were added, deleted or moved since the rows of the group were made.
    func hasOtherElements(_ model: Model) -> Bool { fields.elements.map { $0(model) != shownElements } ?? false }

    private func follow(_ model: Model, _ core: FormCore) {
        var (isHidden, isDisabled) = (false, false)
        conditions = Follower(at: fields.place.site) { [weak self, weak model, weak core] in
            guard let self, let model else { return }
            core?.evaluations += 1
            isHidden = fields.isHidden?(model) ?? false
            isDisabled = fields.isDisabled?(model) ?? false
        } then: { [weak self, weak core] in
            guard let state = self?.state else { return }
            if state.isDisabled != isDisabled { state.isDisabled = isDisabled }
            guard state.isHidden != isHidden else { return }
            state.isHidden = isHidden
            core?.rowsDidChange()
        }
    }
}

/// The state of a group that its fields share.
@MainActor @Observable final class FieldGroupState {
    /// Whether the group is hidden. This state is observed for all groups together; see ``FormCore/trackRows()``.
    @ObservationIgnored var isHidden = false
    var isDisabled = false
}

/// The identity of an element of a group. Another object may have the same id.
struct FieldElement: Hashable {
    let id: AnyHashable
    let object: ObjectIdentifier
}
