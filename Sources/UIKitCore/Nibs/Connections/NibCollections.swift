/// The outlet collections that the class tables connect, while a nib is loaded.
///
/// The property is set with each object, in the order of the file, so that it has the right value at any time.
struct NibCollections {
    private struct Key: Hashable {
        let object: ObjectIdentifier
        let name: String
    }

    private var collectedValues: [Key: [AnyObject]] = [:]

    /// Adds an object to a collection. Returns whether the property is a collection of such objects.
    @MainActor mutating func add(_ value: AnyObject, to property: ClassProperty, _ name: String, of object: AnyObject) -> Bool {
        let key = Key(object: ObjectIdentifier(object), name: name)
        let newValues = collectedValues[key, default: []] + [value]
        guard property.set(object, newValues) else { return false }
        collectedValues[key] = newValues
        return true
    }
}
