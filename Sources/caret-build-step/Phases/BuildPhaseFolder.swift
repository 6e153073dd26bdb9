import Foundation

/// The phases of a package for one of its targets, in the order in which they run.
struct BuildPhaseFolder: Equatable {
    /// Relative to the package.
    static let path = "Scripts/BuildPhases"

    private(set) var phases: [BuildPhase] = []
    private(set) var problems: [Problem] = []

    /// What all phases write, in order.
    var outputs: [String] { phases.flatMap { $0.head.outputs.map(\.value) } }

    /// Reads the folder. A package without it has no phases.
    init(package: URL, target: String) {
        let folder = package.appendingPathComponent(Self.path)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.filter(Self.isCandidate).sorted(by: NaturalOrder.precedes) {
            read(name, in: folder, target: target)
        }
        findDoubleOutputs()
    }

    /// Hidden files, documents, and what editors and version control leave behind are no phases.
    private static func isCandidate(_ name: String) -> Bool {
        let leftovers = [".md", ".txt", "~", ".bak", ".orig", ".rej", ".swp"]
        return !name.hasPrefix(".") && !name.hasPrefix("#") && !leftovers.contains(where: name.hasSuffix)
    }

    private mutating func read(_ name: String, in folder: URL, target: String) {
        let url = folder.appendingPathComponent(name)
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        if exists, isFolder.boolValue { return }
        guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
            return warn(name, "the script cannot be read, and is skipped")
        }
        let phase = BuildPhase(file: name, head: HeadComment(of: String(decoding: data.prefix(Self.headLength), as: UTF8.self)))
        guard FileManager.default.isExecutableFile(atPath: url.path) else {
            return warn(name, "the script is not executable, and is skipped; run: chmod +x \"\(phase.path)\"")
        }
        guard phase.belongs(to: target) else { return }
        phases.append(phase)
        problems += phase.problems
    }

    /// In bytes; a head comment is shorter, a program is not read to its end.
    private static let headLength = 65_536

    private mutating func warn(_ name: String, _ text: String) {
        problems.append(Problem(severity: .warning, file: "\(Self.path)/\(name)", text: text))
    }

    private mutating func findDoubleOutputs() {
        var writers: [String: BuildPhase] = [:]
        for phase in phases {
            for output in phase.head.outputs {
                if let other = writers.updateValue(phase, forKey: output.value) {
                    let text = "the output '\(output.value)' is also one of '\(other.path)'"
                    problems.append(Problem(severity: .error, file: phase.path, line: output.line, text: text))
                }
            }
        }
    }
}
