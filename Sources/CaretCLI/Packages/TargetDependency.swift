/// A dependency of a target: a target of the same package, or a product of another.
package struct TargetDependency: Equatable, Sendable {
    package enum Reference: Equatable, Sendable {
        case target(String)
        /// A product, of a package that may be unnamed in old manifests.
        case product(String, package: String?, aliases: [String: String])
        /// A target or a product.
        case name(String)
    }

    package var reference: Reference
    package var condition: PlatformCondition?

    /// Returns the dependency that a manifest contains; `nil` if it is of an unknown kind.
    package init?(_ value: JSONValue) {
        guard let kind = value.keys.first, let name = value[kind][0].string else { return nil }
        switch kind {
        case "target":
            reference = .target(name)
            condition = PlatformCondition(value[kind][1])
        case "product":
            var aliases: [String: String] = [:]
            for key in value[kind][2].keys { aliases[key] = value[kind][2][key].string }
            reference = .product(name, package: value[kind][1].string, aliases: aliases)
            condition = PlatformCondition(value[kind][3])
        case "byName":
            reference = .name(name)
            condition = PlatformCondition(value[kind][1])
        default: return nil
        }
    }
}
