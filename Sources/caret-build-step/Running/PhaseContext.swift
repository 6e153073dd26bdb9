import Foundation

/// Where phases run, and what they are told.
struct PhaseContext {
    var package: URL
    var target: String
    /// The plugin's own folder: outputs, records, marks.
    var workFolder: URL
    /// What scripts inherit.
    var environment: [String: String]

    /// Where scripts write: `DERIVED_FILE_DIR`.
    var outputFolder: URL { workFolder.appendingPathComponent("Derived") }

    func output(_ name: String) -> URL { outputFolder.appendingPathComponent(name) }

    /// An input is an earlier phase's output if one has this name, else a path in the package, or an absolute one.
    func input(_ name: String, madeBefore outputs: Set<String>) -> URL {
        if outputs.contains(name) { return output(name) }
        return name.hasPrefix("/") ? URL(fileURLWithPath: name) : package.appendingPathComponent(name)
    }

    /// The variables of Xcode's Run Script phases, so that scripts can move here as they are.
    func environment(for phase: BuildPhase, inputs: [URL]) -> [String: String] {
        var result = environment
        result["SRCROOT"] = package.path
        result["PROJECT_DIR"] = package.path
        result["TARGET_NAME"] = target
        result["DERIVED_FILE_DIR"] = outputFolder.path
        let outputs = phase.head.outputs.map { output($0.value) }
        for (kind, files) in [("INPUT", inputs), ("OUTPUT", outputs)] {
            result["SCRIPT_\(kind)_FILE_COUNT"] = String(files.count)
            for (index, file) in files.enumerated() { result["SCRIPT_\(kind)_FILE_\(index)"] = file.path }
        }
        return result
    }
}
