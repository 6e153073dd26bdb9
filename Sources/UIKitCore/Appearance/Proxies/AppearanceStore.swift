/// The appearance proxies of an application.
@MainActor final class AppearanceStore {
    private var rules: [AppearanceRule] = []
    private var proxies: [Key: NSObject] = [:]
    /// By class: the rules that concern it, the weakest first.
    private var sorted: [ObjectIdentifier: [AppearanceRule]] = [:]

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let containers: [ObjectIdentifier]
        let traits: UITraitCollection.Values
    }

    var isEmpty: Bool { rules.isEmpty }

    /// The one proxy of a class within containers.
    ///
    /// - Precondition: the class has the initialiser that proxies are made by.
    func proxy<Target: AppearanceTaking>(
        of type: Target.Type, in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection, make: () -> Target?
    ) -> Target {
        let key = Key(type: ObjectIdentifier(type), containers: containers.map { ObjectIdentifier($0) }, traits: traits.values)
        if let known = proxies[key] as? Target { return known }
        guard let proxy = make() else {
            preconditionFailure("UIAppearance: \(type) has no instance to stand for all. Give it the initialiser of its superclass.")
        }
        let rule = AppearanceRule(type, in: containers, for: traits == UITraitCollection() ? nil : traits)
        // What the initialiser sets is no appearance: notes are taken from here on.
        proxy.appearanceMarks.rule = rule
        proxies[key] = proxy
        rules.append(rule)
        sorted = [:]
        return proxy
    }

    /// Whether anything looks different by its traits.
    var followsTraits: Bool { rules.contains { $0.traits != nil } }

    /// The rules that concern an object: those of superclasses first, then those of fewer containers, those for all traits, and the older.
    func rules(for object: AnyObject) -> [AppearanceRule] {
        let id = ObjectIdentifier(Swift.type(of: object))
        if let known = sorted[id] { return known }
        let own = rules.filter { $0.concerns(object) }
        let ranked = own.enumerated().map { index, rule in
            (rule: rule, depth: own.count { $0 !== rule && $0.type != rule.type && $0.includes(rule.type) }, index: index)
        }
        let result = ranked.sorted {
            ($0.depth, $0.rule.containers.count, $0.rule.traits == nil ? 0 : 1, $0.index)
                < ($1.depth, $1.rule.containers.count, $1.rule.traits == nil ? 0 : 1, $1.index)
        }
        sorted[id] = result.map(\.rule)
        return result.map(\.rule)
    }
}
