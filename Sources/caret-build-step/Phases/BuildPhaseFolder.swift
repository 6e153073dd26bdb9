import Foundation

/// The phases of a package for one of its targets, in the order in which they run.
struct BuildPhaseFolder: Equatable {
    /// The path relative to the package.
    static let path = "Scripts/BuildPhases"

    private(set) var phases: [BuildPhase] = []
    private(set) var problems: [Problem] = []

    /// The outputs of all phases, in order.
    var outputs: [String] { phases.flatMap { $0.head.outputs.map(\.value) } }

    /// Reads the folder of phases and the root folder of the package. If neither folder contains a script, there are
    /// no phases.
    init(package: URL, target: String) {
        let scripts = Self.scripts(in: package, "").filter(\.isMarked) + Self.scripts(in: package, Self.path)
        for script in scripts.sorted(by: Script.precedes) { read(script, target: target) }
        findDoubleOutputs()
    }

    /// A file that may be a phase.
    private struct Script {
        var folder: String
        var name: String
        /// The beginning of the file as text; `nil` for a file that cannot be read.
        var beginning: String?
        var isExecutable: Bool

        /// Whether the script is marked as a phase. The root folder also contains other programs: a phase in that
        /// folder has to begin with `#!` and to have a `@name`.
        var isMarked: Bool { beginning.map { $0.hasPrefix("#!") && HeadComment(of: $0).name != nil } ?? false }

        /// Returns whether a script precedes another one. Scripts are sorted by name. Of two scripts with the same
        /// name, the one in the root folder is first.
        static func precedes(_ first: Script, _ second: Script) -> Bool {
            first.name == second.name ? first.folder.count < second.folder.count : NaturalOrder.precedes(first.name, second.name)
        }
    }

    private static func scripts(in package: URL, _ path: String) -> [Script] {
        let folder = path.isEmpty ? package : package.appendingPathComponent(path)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter(isCandidate).compactMap { name in
            let url = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue { return nil }
            return Script(
                folder: path, name: name, beginning: beginning(of: url),
                isExecutable: FileManager.default.isExecutableFile(atPath: url.path))
        }
    }

    /// Returns whether a file can be a phase. Hidden files, documents, and files left over by editors and version
    /// control cannot be phases.
    private static func isCandidate(_ name: String) -> Bool {
        let leftovers = [".md", ".txt", "~", ".bak", ".orig", ".rej", ".swp"]
        return !name.hasPrefix(".") && !name.hasPrefix("#") && !leftovers.contains(where: name.hasSuffix)
    }

    /// Returns the first 64 KB of a file as text, which contain the head comment.
    private static func beginning(of url: URL) -> String? {
        // Opening a named pipe would block the build.
        let type = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)[.type] as? FileAttributeType
        guard type == .typeRegular, let file = try? FileHandle(forReadingFrom: url) else { return nil }
        do {
            return String(decoding: try file.read(upToCount: headLength) ?? Data(), as: UTF8.self)
        } catch {
            return nil
        }
    }

    /// The maximum number of bytes to read.
    private static let headLength = 65_536

    private mutating func read(_ script: Script, target: String) {
        guard let beginning = script.beginning else { return warn(script, "the script cannot be read, and is skipped") }
        let phase = BuildPhase(folder: script.folder, file: script.name, head: HeadComment(of: beginning))
        guard script.isExecutable else {
            return warn(script, "the script is not executable, and is skipped; run: chmod +x \"\(phase.path)\"")
        }
        guard phase.belongs(to: target) else { return }
        phases.append(phase)
        problems += phase.problems
    }

    private mutating func warn(_ script: Script, _ text: String) {
        let path = script.folder.isEmpty ? script.name : "\(script.folder)/\(script.name)"
        problems.append(Problem(severity: .warning, file: path, text: text))
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
