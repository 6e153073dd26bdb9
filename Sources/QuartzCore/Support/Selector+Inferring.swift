/// Selectors of references without parameter lists, such as `#selector(UIView.endEditing)`.
///
/// The SDK's rewriter uses them where the sources of the module do not declare the method. The number of colons in the
/// name is the number of arguments.
extension Selector {
    /// Creates a selector of a method without arguments.
    public init<Target, Result>(inferring base: String, _ method: @escaping (Target) -> () -> Result) { self.init(named: base, method) }

    /// Creates a selector of a method with one argument.
    @_disfavoredOverload public init<Target, A, Result>(inferring base: String, _ method: @escaping (Target) -> (A) -> Result) {
        self.init(named: base + ":", method)
    }

    /// Creates a selector of a method with two arguments.
    @_disfavoredOverload public init<Target, A, B, Result>(inferring base: String, _ method: @escaping (Target) -> (A, B) -> Result) {
        self.init(named: base + "::", method)
    }
}

/// Selectors of methods that are named relative to a value, such as `#selector(presenter.close(_:))`.
///
/// Only the type of the value counts. The selector does not retain the value.
extension Selector {
    /// Creates a selector of a method without arguments.
    public init<Target, Result>(named name: String, of value: Target?, _ method: @escaping (Target) -> () -> Result) {
        self.init(named: name, method)
    }

    /// Creates a selector of a method with one argument.
    @_disfavoredOverload public init<Target, A, Result>(
        named name: String, of value: Target?, _ method: @escaping (Target) -> (A) -> Result
    ) {
        self.init(named: name, method)
    }

    /// Creates a selector of a method with two arguments.
    @_disfavoredOverload public init<Target, A, B, Result>(
        named name: String, of value: Target?, _ method: @escaping (Target) -> (A, B) -> Result
    ) {
        self.init(named: name, method)
    }
}
