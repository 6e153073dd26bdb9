/// The appearance proxies of an application.
@MainActor final class AppearanceStore {
    private var rules: [AppearanceRule] = []
    private var proxies: [Key: NSObject] = [:]
    /// The rules that apply to each class, in the order of increasing precedence.
    private var sortedRules: [ObjectIdentifier: [AppearanceRule]] = [:]

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let containers: [ObjectIdentifier]
        let traits: UITraitCollection.Values
    }

    var isEmpty: Bool { rules.isEmpty }

    /// Returns the proxy of a class within containers. There is one proxy for each class, list of containers, and
    /// traits.
    ///
    /// - Precondition: The class has the initialiser that creates proxies.
    func proxy<Target: AppearanceTarget>(
        of type: Target.Type, in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection, make: () -> Target?
    ) -> Target {
        let key = Key(type: ObjectIdentifier(type), containers: containers.map { ObjectIdentifier($0) }, traits: traits.values)
        if let existingProxy = proxies[key] as? Target { return existingProxy }
        guard let proxy = make() else {
            preconditionFailure("UIAppearance: no proxy of \(type) can be created. Give the class the initializer of its superclass.")
        }
        let rule = AppearanceRule(type, in: containers, for: traits == UITraitCollection() ? nil : traits)
        // Recording begins here, because values that the initialiser sets are not part of the appearance.
        proxy.appearanceState.rule = rule
        proxies[key] = proxy
        rules.append(rule)
        sortedRules = [:]
        return proxy
    }

    /// Whether any rule depends on traits.
    var followsTraits: Bool { rules.contains { $0.traits != nil } }

    /// Returns the rules that apply to an object, in the order of increasing precedence. Rules of superclasses precede
    /// those of subclasses. Rules of one class are ordered by the number of their containers, then by whether they
    /// depend on traits, then by age.
    func rules(for object: AnyObject) -> [AppearanceRule] {
        let id = ObjectIdentifier(Swift.type(of: object))
        if let cachedRules = sortedRules[id] { return cachedRules }
        let matchingRules = rules.filter { $0.matches(object) }
        let rankedRules = matchingRules.enumerated().map { index, rule in
            (rule: rule, depth: matchingRules.count { $0 !== rule && $0.type != rule.type && $0.includes(rule.type) }, index: index)
        }
        let sortedRanks = rankedRules.sorted {
            ($0.depth, $0.rule.containers.count, $0.rule.traits == nil ? 0 : 1, $0.index)
                < ($1.depth, $1.rule.containers.count, $1.rule.traits == nil ? 0 : 1, $1.index)
        }
        let result = sortedRanks.map(\.rule)
        sortedRules[id] = result
        return result
    }
}
