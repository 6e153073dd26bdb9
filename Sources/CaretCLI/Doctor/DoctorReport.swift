import Foundation

/// The report about the dependencies of a machine.
package struct DoctorReport: Hashable, Sendable {
    package var findings: [Finding]

    package init(findings: [Finding]) {
        self.findings = findings
    }

    /// Whether all required dependencies are present.
    package var isHealthy: Bool { !findings.contains(where: \.isMissingRequirement) }

    /// The Debian packages of the missing required dependencies.
    package var missingPackages: [String] {
        findings.filter(\.isMissingRequirement).compactMap(\.package)
    }

    /// The report as text, with one line per finding.
    package var text: String {
        Columns.text(findings.map { [Self.mark($0), $0.name, Self.detail($0)] })
    }

    /// The report as a JSON array, with one object for each finding.
    package var json: String {
        get throws {
            let rows = findings.map { finding in
                Row(name: finding.name, state: Self.mark(finding).lowercased(), found: finding.found, package: finding.package)
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(rows), as: UTF8.self)
        }
    }

    private struct Row: Encodable {
        var name: String
        /// The state: ok, missing or absent.
        var state: String
        var found: String?
        /// The Debian package that contains the dependency.
        var package: String?
    }

    private static func mark(_ finding: Finding) -> String {
        guard finding.found == nil else { return "ok" }
        return finding.need == .required ? "MISSING" : "absent"
    }

    private static func detail(_ finding: Finding) -> String {
        if let found = finding.found { return found }
        let installCommand = finding.package.map { "apt-get install \($0)" }
        switch finding.need {
        case .required: return installCommand ?? "needed"
        case .optional(let use): return [use, installCommand].compactMap { $0 }.joined(separator: "; ")
        }
    }
}
