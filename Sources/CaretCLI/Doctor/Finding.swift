/// One thing that the doctor has looked at.
package struct Finding: Hashable, Sendable {
    package enum Need: Hashable, Sendable {
        /// Nothing works without it.
        case required
        /// Something works less well without it; the text says what.
        case optional(String)
    }

    package var name: String
    package var need: Need
    /// What was found, such as a version; `nil` if it is missing.
    package var found: String?
    /// The Debian package that has it, or `nil` where none does.
    package var package: String?

    package init(_ name: String, need: Need = .required, found: String?, package: String? = nil) {
        self.name = name
        self.need = need
        self.found = found
        self.package = package
    }

    package var isTrouble: Bool { found == nil && need == .required }
}
