import Foundation

extension Field {
    /// Returns a field that must not be empty. A text without characters, a set without values and `nil` are empty. Has
    /// no effect on fields that always have a value, such as a switch for a property that is not optional.
    ///
    /// - Parameter message: The message below an empty field; by default the text of ``FormTexts/missing``.
    public func required(_ message: String? = nil) -> Field {
        guard let isEmpty else { return self }
        let title = title
        let rule = FieldRule<Model> { model, texts in isEmpty(model) ? message ?? texts.missing(title) : nil }
        return with { $0.rules.append(rule) }
    }

    /// Returns the field with a validation rule. The message is shown below the field.
    ///
    /// Only the first violated rule shows its message. The rule is checked when editing ends and by
    /// ``Form/validate()``, or at the time set with ``validates(_:)``. From then on the message follows all observable
    /// values that the rule reads, such as the values of other fields. A rule that throws an error is violated. If
    /// the error is a `LocalizedError` with a description, the description replaces the message.
    public func valid(
        _ message: String, file: String = #fileID, line: Int = #line, _ isMet: @escaping @MainActor (Model) throws -> Bool
    ) -> Field {
        retaining(isMet, SourceLocation(file, line)) { field, retained in
            field.rules.append(
                FieldRule { model, _ in
                    do {
                        let isMet = try retained.body?(model) ?? true
                        return isMet ? nil : message
                    } catch {
                        return (error as? any LocalizedError)?.errorDescription ?? message
                    }
                })
        }
    }

    /// Returns the field with the time at which its rules are checked first; ``Form/validation`` by default.
    public func validates(_ validation: FieldValidation) -> Field { with { $0.validation = validation } }
}
