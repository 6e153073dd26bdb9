extension Form {
    // MARK: - Rules

    /// The number of evaluations of conditions since the form was made.
    package var evaluations: Int { core.evaluations }

    /// The number of times that rules were checked.
    package var checks: Int { core.checks }

    /// The time at which rules of the fields are checked first; ``FieldValidation/onEndEditing`` by default.
    public var validation: FieldValidation {
        get { core.validation }
        set { core.validation = newValue }
    }

    /// The texts that the form shows by itself; in English by default. Set them before the form is shown.
    public var texts: FormTexts {
        get { core.texts }
        set { core.texts = newValue }
    }

    /// Whether the rules of all visible fields are satisfied. Shows no messages. An observing closure, such as the
    /// closure of `observe`, runs again when this property may have changed.
    public var isValid: Bool {
        core.trackValidity()
        update()
        return core.instances.all.allSatisfy { $0.isHidden || $0.violationMessage() == nil }
    }

    /// Validates all fields, and shows below each invalid field the message of the violated rule.
    ///
    /// - Returns: The invalid fields in order; empty if all fields are valid.
    @discardableResult public func validate() -> [FieldProblem] {
        update()
        return core.instances.all.compactMap { instance in
            instance.validate().map { FieldProblem(id: instance.id, title: instance.title, message: $0) }
        }
    }

    /// Begins editing a field, and scrolls to it.
    ///
    /// - Returns: Whether the field exists and can be edited.
    @discardableResult public func edit(_ id: some Hashable) -> Bool {
        update()
        guard let field = core.instances.all.first(where: { $0.id == AnyHashable(id) && $0.canBeEdited }) else { return false }
        return core.focus(field)
    }
}
