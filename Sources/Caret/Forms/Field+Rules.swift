import Foundation

extension Field {
    /// Returns a field that must not be empty. A text without characters, a set without values and `nil` are empty. Has
    /// no effect on fields that always have a value, such as a switch for a property that is not optional.
    ///
    /// - Parameter message: The message below an empty field; by default the text of ``FormTexts/missing``.
    public func required(_ message: String? = nil) -> Field {
        guard let isEmpty else { return self }
        let title = title
        return with { $0.rules.append(FieldRule { isEmpty($0) ? message ?? $1.missing(title) : nil }) }
    }

    /// Returns the field with a validation rule. The message is shown below the field.
    ///
    /// Only the first violated rule shows its message. The rule is checked when editing ends and by
    /// ``Form/validate()``, or at the times of ``validates(_:)``. From then on the message follows all observable
    /// values that the rule reads, such as those of other fields. A rule that throws an error is violated. The message
    /// is then that of the error, if the error is a `LocalizedError` with a description.
    public func valid(
        _ message: String, file: String = #fileID, line: Int = #line, _ isMet: @escaping @MainActor (Model) throws -> Bool
    ) -> Field {
        retaining(isMet, SourceLocation(file, line)) { field, retained in
            field.rules.append(
                FieldRule { model, _ in
                    do { return try retained.body?(model) ?? true ? nil : message } catch {
                        return (error as? any LocalizedError)?.errorDescription ?? message
                    }
                })
        }
    }

    /// Returns the field with the time at which its rules are checked first; by default that of ``Form/validation``.
    public func validates(_ validation: FieldValidation) -> Field { with { $0.validation = validation } }
}
