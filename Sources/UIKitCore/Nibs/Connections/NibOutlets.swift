/// Finds outlets of objects by name, through reflection.
///
/// Each class of an object is reflected once with `Mirror`, from the object's class up to the first framework class.
/// For each property whose label begins with an underscore and whose value is an outlet wrapper, the superclass level
/// and the property's index are stored. Later searches for the class read the property directly.
@MainActor enum NibOutlets {
    /// The location of an outlet: the number of superclass steps, and the index among the properties.
    private struct Spot {
        let depth: Int
        let index: Int
    }

    private static var spots: [ObjectIdentifier: [String: Spot]] = [:]

    /// Returns the outlet with a name that an app's class declares; `nil` if there is none.
    static func find(_ name: String, in object: AnyObject) -> (any AnyOutlet)? {
        let id = ObjectIdentifier(type(of: object))
        let known = spots[id] ?? learn(object, id)
        guard let spot = known[name] else { return nil }
        var mirror: Mirror? = Mirror(reflecting: object)
        for _ in 0..<spot.depth { mirror = mirror?.superclassMirror }
        guard let children = mirror?.children, spot.index < children.count else { return nil }
        return children[children.index(children.startIndex, offsetBy: spot.index)].value as? any AnyOutlet
    }

    /// Returns the names of all outlets of an object's class.
    static func names(in object: AnyObject) -> [String] {
        let id = ObjectIdentifier(type(of: object))
        return (spots[id] ?? learn(object, id)).keys.sorted()
    }

    private static func learn(_ object: AnyObject, _ id: ObjectIdentifier) -> [String: Spot] {
        var result: [String: Spot] = [:]
        var mirror: Mirror? = Mirror(reflecting: object)
        var type: AnyClass? = type(of: object)
        var depth = 0
        // Classes of the framework itself have no such outlets.
        while let current = mirror, let level = type, NibClasses.module(of: level) != NibClasses.framework {
            for (index, child) in current.children.enumerated() {
                guard let label = child.label, label.hasPrefix("_"), child.value is any AnyOutlet else { continue }
                let name = String(label.dropFirst())
                if result[name] == nil { result[name] = Spot(depth: depth, index: index) }
            }
            mirror = current.superclassMirror
            type = _getSuperclass(level)
            depth += 1
        }
        spots[id] = result
        return result
    }
}
