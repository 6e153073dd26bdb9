import Observation

/// A result builder that collects the fields of a group. An `if` or `switch` needs an `@Observable` model, because the
/// form follows the values that the closure reads.
@resultBuilder @MainActor public enum FieldBuilder<Model: AnyObject> {
    /// Adds one field.
    public static func buildExpression(_ field: Field<Model>) -> [Field<Model>] { [field] }
    /// Joins the fields of all lines.
    public static func buildBlock(_ parts: [Field<Model>]...) -> [Field<Model>] { parts.flatMap { $0 } }
    /// Adds the fields of a `for` loop.
    public static func buildArray(_ parts: [[Field<Model>]]) -> [Field<Model>] { parts.flatMap { $0 } }
}

extension FieldBuilder where Model: Observable {
    /// Adds the fields of an `if` without `else`.
    public static func buildOptional(_ part: [Field<Model>]?) -> [Field<Model>] {
        FormBuild.recordCondition()
        return part ?? []
    }
    /// Adds the fields of the first branch.
    public static func buildEither(first part: [Field<Model>]) -> [Field<Model>] {
        FormBuild.recordCondition()
        return part
    }
    /// Adds the fields of the second branch.
    public static func buildEither(second part: [Field<Model>]) -> [Field<Model>] {
        FormBuild.recordCondition()
        return part
    }
}

/// A result builder that collects the groups of a form. An `if` or `switch` needs an `@Observable` model, because the
/// form follows the values that the closure reads.
@resultBuilder @MainActor public enum FieldsBuilder<Model: AnyObject> {
    /// Adds one group.
    public static func buildExpression(_ fields: Fields<Model>) -> [Fields<Model>] { [fields] }
    /// Joins the groups of all lines.
    public static func buildBlock(_ parts: [Fields<Model>]...) -> [Fields<Model>] { parts.flatMap { $0 } }
    /// Adds the groups of a `for` loop.
    public static func buildArray(_ parts: [[Fields<Model>]]) -> [Fields<Model>] { parts.flatMap { $0 } }
}

extension FieldsBuilder where Model: Observable {
    /// Adds the groups of an `if` without `else`.
    public static func buildOptional(_ part: [Fields<Model>]?) -> [Fields<Model>] {
        FormBuild.recordCondition()
        return part ?? []
    }
    /// Adds the groups of the first branch.
    public static func buildEither(first part: [Fields<Model>]) -> [Fields<Model>] {
        FormBuild.recordCondition()
        return part
    }
    /// Adds the groups of the second branch.
    public static func buildEither(second part: [Fields<Model>]) -> [Fields<Model>] {
        FormBuild.recordCondition()
        return part
    }
}

extension FieldBuilder {
    /// Explains why an `if` does not compile.
    @available(*, unavailable, message: "The form cannot follow this condition. Make the model @Observable, or use hidden { … }.")
    @_disfavoredOverload public static func buildOptional(_ part: [Field<Model>]?) -> [Field<Model>] { part ?? [] }
    /// Explains why an `if` does not compile.
    @available(*, unavailable, message: "The form cannot follow this condition. Make the model @Observable, or use hidden { … }.")
    @_disfavoredOverload public static func buildEither(first part: [Field<Model>]) -> [Field<Model>] { part }
    /// Explains why an `if` does not compile.
    @available(*, unavailable, message: "The form cannot follow this condition. Make the model @Observable, or use hidden { … }.")
    @_disfavoredOverload public static func buildEither(second part: [Field<Model>]) -> [Field<Model>] { part }
}

extension FieldsBuilder {
    /// Explains why an `if` does not compile.
    @available(*, unavailable, message: "The form cannot follow this condition. Make the model @Observable, or use hidden { … }.")
    @_disfavoredOverload public static func buildOptional(_ part: [Fields<Model>]?) -> [Fields<Model>] { part ?? [] }
    /// Explains why an `if` does not compile.
    @available(*, unavailable, message: "The form cannot follow this condition. Make the model @Observable, or use hidden { … }.")
    @_disfavoredOverload public static func buildEither(first part: [Fields<Model>]) -> [Fields<Model>] { part }
    /// Explains why an `if` does not compile.
    @available(*, unavailable, message: "The form cannot follow this condition. Make the model @Observable, or use hidden { … }.")
    @_disfavoredOverload public static func buildEither(second part: [Fields<Model>]) -> [Fields<Model>] { part }
}
