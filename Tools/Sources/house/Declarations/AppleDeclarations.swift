import Foundation

/// The rows of `census/declarations`, which describe Apple's declarations.
struct AppleDeclarations {
    /// A row.
    struct Row {
        var type: String
        var kind: String
        var base: String
        var selector: String
        var member: String
        var isDesignated: Bool
        var isRequired: Bool
        var isStatic: Bool
        var isNullable: Bool
        var notes: Set<String>

        var isReadOnly: Bool { notes.contains("readonly") }
        var isWeak: Bool { notes.contains("weak") }
        var isDeprecated: Bool { notes.contains("deprecated") }
        var hasNoPlainInit: Bool { notes.contains("nodefault") }
    }

    /// The modules of this project.
    static let modules = ["UIKit", "QuartzCore", "MapKit", "CoreLocation"] + ModuleCoverage.modules

    /// The rows of types, by name.
    private(set) var types: [String: Row] = [:]
    /// The rows of members, by type, in the order of the table.
    private(set) var members: [String: [Row]] = [:]

    init(folder: String, modules: [String] = Self.modules) throws {
        for module in modules {
            guard let text = try? String(contentsOfFile: "\(folder)/\(module).tsv", encoding: .utf8) else {
                throw ReportError("no \(module).tsv in \(folder)")
            }
            for line in text.split(separator: "\n").dropFirst() {
                guard let row = Self.row(line) else { continue }
                if row.member == "type" { types[row.type] = row } else { members[row.type, default: []].append(row) }
            }
        }
    }

    private static func row(_ line: Substring) -> Row? {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 12, ["class", "protocol"].contains(fields[2]) else { return nil }
        return Row(
            type: fields[1], kind: fields[2], base: fields[3], selector: fields[5], member: fields[6],
            isDesignated: fields[7] == "designated",
            isRequired: fields[8] == "required", isStatic: fields[9] == "static", isNullable: fields[10] == "nullable",
            notes: Set(fields[11].split(separator: " ").map(String.init)))
    }
}
