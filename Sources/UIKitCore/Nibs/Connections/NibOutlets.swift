/// Finds outlets of objects by name, through reflection.
///
/// Each class is reflected once with `Mirror`, from the object's class up to the first framework class. An outlet is a
/// property whose label begins with an underscore and whose value is an outlet wrapper. Its superclass level and its
/// index are stored, so that later searches for the class read the property directly.
@MainActor enum NibOutlets {
    /// The location of an outlet: the number of superclass steps, and the index among the properties.
    private struct PropertyLocation {
        let depth: Int
        let index: Int
    }

    private static var locations: [ObjectIdentifier: [String: PropertyLocation]] = [:]

    /// Returns the outlet with a name that an app's class declares; `nil` if there is none.
    static func find(_ name: String, in object: AnyObject) -> (any AnyOutlet)? {
        let id = ObjectIdentifier(type(of: object))
        let classLocations = locations[id] ?? reflectOutlets(object, id)
        guard let location = classLocations[name] else { return nil }
        var mirror: Mirror? = Mirror(reflecting: object)
        for _ in 0..<location.depth { mirror = mirror?.superclassMirror }
        guard let children = mirror?.children, location.index < children.count else { return nil }
        return children[children.index(children.startIndex, offsetBy: location.index)].value as? any AnyOutlet
    }

    /// Returns the names of all outlets of an object's class.
    static func names(in object: AnyObject) -> [String] {
        let id = ObjectIdentifier(type(of: object))
        return (locations[id] ?? reflectOutlets(object, id)).keys.sorted()
    }

    private static func reflectOutlets(_ object: AnyObject, _ id: ObjectIdentifier) -> [String: PropertyLocation] {
        var result: [String: PropertyLocation] = [:]
        var mirror: Mirror? = Mirror(reflecting: object)
        var type: AnyClass? = type(of: object)
        var depth = 0
        // Classes of the framework itself have no such outlets.
        while let current = mirror, let level = type, NibClasses.module(of: level) != NibClasses.framework {
            for (index, child) in current.children.enumerated() {
                guard let label = child.label, label.hasPrefix("_"), child.value is any AnyOutlet else { continue }
                let name = String(label.dropFirst())
                if result[name] == nil { result[name] = PropertyLocation(depth: depth, index: index) }
            }
            mirror = current.superclassMirror
            type = _getSuperclass(level)
            depth += 1
        }
        locations[id] = result
        return result
    }
}
