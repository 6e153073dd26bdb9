/// A package that a manifest depends on.
package struct PackageDependency: Equatable, Sendable {
    package enum Location: Equatable, Sendable {
        /// A folder.
        case path(String)
        /// A git repository, with the requirement as an argument of `.package`.
        case address(String, requirement: String)
        /// A package of a registry, with the requirement.
        case registry(requirement: String)
    }

    /// The identity: the last part of the address, in lower case.
    package var identity: String
    /// The name of the package in the manifests of older tools versions.
    package var name: String?
    package var location: Location
    /// The traits that are enabled; `nil` for the default ones.
    package var traits: [String]?

    /// Returns the dependency that a manifest contains; `nil` if it is of an unknown kind.
    package init?(_ value: JSONValue) {
        guard let kind = value.keys.first else { return nil }
        let content = value[kind][0]
        guard let identity = content["identity"].string else { return nil }
        self.identity = identity
        name = content["nameForTargetDependencyResolutionOnly"].string
        let names = content["traits"].elements.compactMap { $0["name"].string }.sorted()
        traits = content["traits"] == .null || names == ["default"] ? nil : names
        switch kind {
        case "fileSystem":
            guard let path = content["path"].string else { return nil }
            location = .path(path)
        case "sourceControl":
            let place = content["location"]["remote"][0]["urlString"].string ?? content["location"]["local"][0].string
            guard let place, let requirement = Self.requirement(content["requirement"]) else { return nil }
            location = .address(place, requirement: requirement)
        case "registry":
            guard let requirement = Self.requirement(content["requirement"]) else { return nil }
            location = .registry(requirement: requirement)
        default: return nil
        }
    }

    private static func requirement(_ value: JSONValue) -> String? {
        guard let kind = value.keys.first else { return nil }
        let first = value[kind][0]
        switch kind {
        case "range":
            guard let lower = first["lowerBound"].string, let upper = first["upperBound"].string else { return nil }
            return "\(SwiftLiteral.string(lower))..<\(SwiftLiteral.string(upper))"
        case "exact", "branch", "revision":
            return first.string.map { "\(kind): \(SwiftLiteral.string($0))" }
        default: return nil
        }
    }

    /// Returns whether a manifest refers to this package by a name.
    package func isCalled(_ text: String) -> Bool {
        identity == text.lowercased() || name?.lowercased() == text.lowercased()
    }
}
