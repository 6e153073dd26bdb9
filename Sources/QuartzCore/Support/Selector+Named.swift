/// Selectors that the SDK's rewriter writes for `#selector`.
///
/// The types of the methods name no actor, so that methods of isolated and of other classes fit in each language mode.
/// All methods run on the main actor. Classes and class protocols can be the targets.
extension Selector {
    /// Creates a selector of a method without arguments.
    public init<Target, Result>(named name: String, _ method: @escaping (Target) -> () -> Result) {
        // Only the main actor uses the method.
        nonisolated(unsafe) let method = method
        self.init(
            name, Target.self, read: { method($0)() },
            call: { target, _ in
                _ = method(target)()
                return true
            })
    }

    /// Creates a selector of a method with one argument.
    @_disfavoredOverload public init<Target, A, Result>(named name: String, _ method: @escaping (Target) -> (A) -> Result) {
        // Only the main actor uses the method.
        nonisolated(unsafe) let method = method
        self.init(name, Target.self) { target, arguments in
            guard let first: A = Self.argument(arguments.first) else { return false }
            _ = method(target)(first)
            return true
        }
    }

    /// Creates a selector of a method with two arguments.
    @_disfavoredOverload public init<Target, A, B, Result>(named name: String, _ method: @escaping (Target) -> (A, B) -> Result) {
        // Only the main actor uses the method.
        nonisolated(unsafe) let method = method
        self.init(name, Target.self) { target, arguments in
            guard arguments.count > 1, let first: A = Self.argument(arguments[0]), let second: B = Self.argument(arguments[1]) else {
                return false
            }
            _ = method(target)(first, second)
            return true
        }
    }

    /// Creates a selector of a method with three arguments.
    @_disfavoredOverload public init<Target, A, B, C, Result>(named name: String, _ method: @escaping (Target) -> (A, B, C) -> Result) {
        // Only the main actor uses the method.
        nonisolated(unsafe) let method = method
        self.init(name, Target.self) { target, arguments in
            guard arguments.count > 2, let first: A = Self.argument(arguments[0]), let second: B = Self.argument(arguments[1]),
                let third: C = Self.argument(arguments[2])
            else { return false }
            _ = method(target)(first, second, third)
            return true
        }
    }

    /// Creates a selector of a property's getter.
    public init<Target, Value>(named name: String, reading property: @escaping @MainActor (Target) -> Value) {
        self.init(
            name, Target.self, read: { property($0) },
            call: { target, _ in
                _ = property(target)
                return true
            })
    }

    /// Creates a selector of a property's setter, whose name is `setName:` for a property `name`.
    public init<Target, Value>(named name: String, writing property: @escaping @MainActor (Target, Value) -> Void) {
        self.init(name, Target.self) { target, arguments in
            guard let value: Value = Self.argument(arguments.first) else { return false }
            property(target, value)
            return true
        }
    }

    private init<Target>(
        _ name: String, _ type: Target.Type, read: (@MainActor (Target) -> Any?)? = nil, call: @escaping @MainActor (Target, [Any]) -> Bool
    ) {
        var reading: (@MainActor @Sendable (AnyObject) -> Any?)?
        if let read {
            reading = { target in
                guard let target = target as? Target else { return nil }
                return read(target)
            }
        }
        self.init(
            name, isMethod: { $0 is Target }, call: { target, arguments in (target as? Target).map { call($0, arguments) } ?? false },
            read: reading)
    }
}
