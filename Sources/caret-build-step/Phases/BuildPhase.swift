import Foundation

/// One executable script of the folder `Scripts/BuildPhases`, or of the package's own.
struct BuildPhase: Equatable {
    /// The script's folder, relative to the package; "" for the package's own.
    var folder = BuildPhaseFolder.path
    /// The script's name in the folder.
    var file: String
    var head: HeadComment

    /// What the log calls the phase: its `@name`, else the file's name without its number and extension.
    var name: String {
        if let name = head.name { return name.value }
        let stem = (file as NSString).deletingPathExtension
        let bare = stem.drop { $0.isASCII && $0.isNumber }.drop { "-_. ".contains($0) }
        return bare.isEmpty ? stem : String(bare)
    }

    /// Relative to the package.
    var path: String { folder.isEmpty ? file : "\(folder)/\(file)" }

    /// A phase that names neither what it reads nor what it writes has nothing to be compared; it runs in every build.
    var runsInEveryBuild: Bool { head.inputs.isEmpty && head.outputs.isEmpty }

    func belongs(to target: String) -> Bool {
        head.targets.isEmpty || head.targets.contains { $0.value == target }
    }

    /// What is wrong with the phase itself, whatever the files around it.
    var problems: [Problem] {
        let remarks = head.remarks.map { Problem(severity: .warning, file: path, line: $0.line, text: $0.text) }
        let strays = head.outputs.filter { !Self.staysInside($0.value) }
        return remarks
            + strays.map { entry in
                let text = "the output '\(entry.value)' has to be a path inside of the phase's output folder, such as Colours.swift"
                return Problem(severity: .error, file: path, line: entry.line, text: text)
            }
    }

    private static func staysInside(_ output: String) -> Bool {
        !output.hasPrefix("/") && !output.hasSuffix("/") && !output.split(separator: "/").contains { $0 == ".." || $0 == "." }
    }
}
