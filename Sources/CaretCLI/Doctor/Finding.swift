/// A dependency that the doctor has examined.
package struct Finding: Hashable, Sendable {
    package enum Need: Hashable, Sendable {
        /// Nothing works without the dependency.
        case required
        /// A feature is limited without the dependency. The text describes the limitation.
        case optional(String)
    }

    package var name: String
    package var need: Need
    /// A description of the found dependency, such as its version; `nil` if it is missing.
    package var found: String?
    /// The Debian package that contains the dependency, or `nil` if there is none.
    package var package: String?

    package init(_ name: String, need: Need = .required, found: String?, package: String? = nil) {
        self.name = name
        self.need = need
        self.found = found
        self.package = package
    }

    package var isMissingRequirement: Bool { found == nil && need == .required }
}
