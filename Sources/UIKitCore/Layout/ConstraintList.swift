import UIKitEngines

/// Constraints in the order of their activation, with removal in constant time.
typealias ConstraintList = OrderedDictionary<ObjectIdentifier, NSLayoutConstraint>

extension OrderedDictionary where Key == ObjectIdentifier, Element == NSLayoutConstraint {
    /// Appends a constraint; a constraint in the list keeps its position.
    @MainActor mutating func append(_ constraint: NSLayoutConstraint) { append(constraint, for: ObjectIdentifier(constraint)) }

    @MainActor mutating func remove(_ constraint: NSLayoutConstraint) { remove(ObjectIdentifier(constraint)) }
}
