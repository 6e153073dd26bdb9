import UIKitEngines

/// Constraints in the order in which they were activated; each is removed without a look at the others.
typealias ConstraintList = KeyedList<ObjectIdentifier, NSLayoutConstraint>

extension KeyedList where Key == ObjectIdentifier, Element == NSLayoutConstraint {
    /// Adds a constraint at the end; one that is in the list stays where it is.
    @MainActor mutating func append(_ constraint: NSLayoutConstraint) { append(constraint, for: ObjectIdentifier(constraint)) }

    @MainActor mutating func remove(_ constraint: NSLayoutConstraint) { remove(ObjectIdentifier(constraint)) }
}
