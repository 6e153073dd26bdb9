import Foundation

/// The folders and environment in which phases run.
struct PhaseContext {
    var package: URL
    var target: String
    /// The plugin's own folder, which contains outputs, records and marks.
    var workFolder: URL
    /// The environment that scripts inherit.
    var environment: [String: String]

    /// The folder for the outputs of scripts: `DERIVED_FILE_DIR`.
    var outputFolder: URL { workFolder.appendingPathComponent("Derived") }

    func output(_ name: String) -> URL { outputFolder.appendingPathComponent(name) }

    /// Returns the URL of an input, which is an output of an earlier phase, a path in the package, or an absolute
    /// path.
    func input(_ name: String, madeBefore outputs: Set<String>) -> URL {
        if outputs.contains(name) { return output(name) }
        return name.hasPrefix("/") ? URL(fileURLWithPath: name) : package.appendingPathComponent(name)
    }

    /// Returns the environment variables of Xcode's Run Script phases, so that scripts can be used here unchanged.
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
