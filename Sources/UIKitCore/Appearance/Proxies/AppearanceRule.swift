/// The recorded values of one proxy, and the objects to which they apply.
@MainActor final class AppearanceRule {
    /// The containers, from the innermost outward.
    let containers: [any UIAppearanceContainer.Type]
    /// Returns whether an object is an instance of the proxy's class.
    let matches: (AnyObject) -> Bool
    /// Returns whether a class is the proxy's class or a subclass.
    let includes: (AnyClass) -> Bool
    let type: AnyClass
    /// The traits that the environment of an object must have; `nil` if any traits match.
    let traits: UITraitCollection?
    private var values: [(property: AppearanceProperty, variant: [Int], apply: (AnyObject) -> Void)] = []

    init<Target: AnyObject>(_ type: Target.Type, in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection?) {
        self.type = type
        self.traits = traits
        self.containers = containers
        matches = { $0 is Target }
        includes = { $0 is Target.Type }
    }

    func set<Root: AnyObject, Value>(_ property: AppearanceProperty, _ path: ReferenceWritableKeyPath<Root, Value>, _ value: Value) {
        set(property, for: []) { ($0 as? Root)?[keyPath: path] = value }
    }

    func set(_ property: AppearanceProperty, for variant: [Int], _ apply: @escaping (AnyObject) -> Void) {
        values.removeAll { $0.property == property && $0.variant == variant }
        values.append((property, variant, apply))
    }

    /// Returns whether the containers enclose an object in this order. The search begins at `start` and follows the
    /// responder chain.
    func applies(in start: UIResponder?) -> Bool {
        if let traits, (start as? any UITraitEnvironment)?.traitCollection.containsTraits(in: traits) != true { return false }
        var remainingContainers = containers[...]
        var current = start
        while let container = remainingContainers.first, let responder = current {
            if Self.isInstance(responder, of: container) { remainingContainers.removeFirst() }
            current = responder.next
        }
        return remainingContainers.isEmpty
    }

    private static func isInstance(_ responder: UIResponder, of type: any UIAppearanceContainer.Type) -> Bool {
        func check<Container: UIAppearanceContainer>(_ type: Container.Type) -> Bool { responder is Container }
        return check(type)
    }

    /// Sets the recorded values on an object, except those of properties that were set on the object itself.
    func apply(to object: any AppearanceTarget) {
        object.appearanceState.isApplying = true
        for (property, _, apply) in values where !object.appearanceState.isSetDirectly(property) { apply(object) }
        object.appearanceState.isApplying = false
    }
}
