/// The condition of a dependency or of a setting in a manifest.
package struct PlatformCondition: Decodable, Equatable, Sendable {
    package var platformNames: [String]?
    package var config: String?
    package var traits: [String]?

    package init(platformNames: [String]? = nil, config: String? = nil, traits: [String]? = nil) {
        self.platformNames = platformNames
        self.config = config
        self.traits = traits
    }

    /// Returns the condition of a dependency, which is an object or `null`.
    package init?(_ value: JSONValue) {
        guard case .object = value else { return nil }
        self.init(
            platformNames: value["platformNames"].strings, config: value["config"].string,
            traits: value["traits"] == .null ? nil : value["traits"].strings)
    }

    /// Returns whether the platforms of the condition are met.
    ///
    /// A condition for iOS is met for every target. A condition for Linux is met only for targets without UI code,
    /// which are compiled as Linux code.
    package func includes(isUserInterface: Bool) -> Bool {
        guard let platformNames, !platformNames.isEmpty else { return true }
        return platformNames.contains("ios") || (!isUserInterface && platformNames.contains("linux"))
    }

    /// The rest of the condition in a manifest, without its platforms; `nil` if there is none.
    package var remainder: String? {
        var parts: [String] = []
        if let config { parts.append("configuration: .\(config)") }
        if let traits, !traits.isEmpty { parts.append("traits: [\(traits.sorted().map(SwiftLiteral.string).joined(separator: ", "))]") }
        return parts.isEmpty ? nil : ".when(\(parts.joined(separator: ", ")))"
    }
}
