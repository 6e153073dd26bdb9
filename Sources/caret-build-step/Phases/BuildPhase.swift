import Foundation

/// An executable script in the folder `Scripts/BuildPhases`, or in the root folder of the package.
struct BuildPhase: Equatable {
    /// The folder of the script, relative to the package; "" for the root folder.
    var folder = BuildPhaseFolder.path
    /// The file name of the script.
    var file: String
    var head: HeadComment

    /// The name of the phase in the log: the `@name` of the script, or else its file name without number and
    /// extension.
    var name: String {
        if let name = head.name { return name.value }
        let stem = (file as NSString).deletingPathExtension
        let nameWithoutNumber = stem.drop { $0.isASCII && $0.isNumber }.drop { "-_. ".contains($0) }
        return nameWithoutNumber.isEmpty ? stem : String(nameWithoutNumber)
    }

    /// The path relative to the package.
    var path: String { folder.isEmpty ? file : "\(folder)/\(file)" }

    /// Whether the phase runs in every build, because it declares neither inputs nor outputs that could be compared.
    var runsInEveryBuild: Bool { head.inputs.isEmpty && head.outputs.isEmpty }

    func belongs(to target: String) -> Bool {
        head.targets.isEmpty || head.targets.contains { $0.value == target }
    }

    /// The problems of the phase itself, without those that depend on other files.
    var problems: [Problem] {
        let remarks = head.remarks.map { Problem(severity: .warning, file: path, line: $0.line, text: $0.text) }
        let invalidOutputs = head.outputs.filter { !Self.staysInside($0.value) }
        return remarks
            + invalidOutputs.map { entry in
                let text = "the output '\(entry.value)' has to be a path inside of the phase's output folder, such as Colours.swift"
                return Problem(severity: .error, file: path, line: entry.line, text: text)
            }
    }

    private static func staysInside(_ output: String) -> Bool {
        !output.hasPrefix("/") && !output.hasSuffix("/") && !output.split(separator: "/").contains { $0 == ".." || $0 == "." }
    }
}
