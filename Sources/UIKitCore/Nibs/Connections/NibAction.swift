/// A method that nibs can refer to by name.
@MainActor public struct NibAction {
    /// The name in nibs, with a colon for each argument.
    public let name: String
    let accepts: @MainActor (AnyObject) -> Bool
    let call: @MainActor (AnyObject, [Any]) -> Bool

    /// Creates an entry for a method without arguments.
    public init<Target: AnyObject>(_ name: String, _ body: @escaping @MainActor (Target) -> Void) {
        self.name = name
        accepts = { $0 is Target }
        call = { target, _ in
            guard let target = target as? Target else { return false }
            body(target)
            return true
        }
    }

    /// Creates an entry for a method with the sender, or the segue.
    public init<Target: AnyObject, A>(_ name: String, _ body: @escaping @MainActor (Target, A) -> Void) {
        self.name = name
        accepts = { $0 is Target }
        call = { target, arguments in
            guard let target = target as? Target, let first = arguments.first as? A else { return false }
            body(target, first)
            return true
        }
    }

    /// Creates an entry for a method with the sender and the event.
    public init<Target: AnyObject, A, B>(_ name: String, _ body: @escaping @MainActor (Target, A, B) -> Void) {
        self.name = name
        accepts = { $0 is Target }
        call = { target, arguments in
            guard arguments.count > 1, let target = target as? Target, let first = arguments[0] as? A, let second = arguments[1] as? B
            else { return false }
            body(target, first, second)
            return true
        }
    }
}
