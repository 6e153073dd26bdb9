import Foundation

/// The build step that the plugins run in every build.
///
/// ```
/// caret-build-step version --package FOLDER --work FOLDER
/// caret-build-step nibs --work FOLDER [--source FILE]… [--nib FILE]…
/// caret-build-step phases --package FOLDER --work FOLDER --target NAME [--planned OUTPUT]… [--dry-run]
/// ```
struct Step {
    var arguments: [String]
    var environment: [String: String]
    var log: (String) -> Void

    func run() throws {
        let work = try folder("--work")
        switch arguments.first {
        case "version": try writeVersion(of: try folder("--package"), to: work)
        case "phases": try runPhases(of: try folder("--package"), in: work)
        case "nibs": try writeNibTable(to: work)
        default: throw StepError.wrongArguments("the first argument is 'version', 'phases' or 'nibs', not '\(arguments.first ?? "")'")
        }
    }

    private func writeVersion(of package: URL, to work: URL) throws {
        try RebuildTrigger(workFolder: work).change()
        let (version, warnings) = BuildVersion.read(folder: package, environment: environment)
        for warning in warnings { log("warning: \(warning)") }
        try GeneratedFile(url: work.appendingPathComponent("BuildInfo.swift")).update(BuildInfoFile.text(for: version))
    }

    private func runPhases(of package: URL, in work: URL) throws {
        guard let target = values(of: "--target").first else { throw StepError.wrongArguments("--target is missing") }
        let context = PhaseContext(package: package, target: target, workFolder: work, environment: environment)
        let folder = BuildPhaseFolder(package: package, target: target)
        let runner = PhaseRunner(context: context, folder: folder, planned: values(of: "--planned"), log: log)
        if arguments.contains("--dry-run") { return try runner.dryRun() }
        try RebuildTrigger(workFolder: work).change()
        try runner.run()
    }

    private func writeNibTable(to work: URL) throws {
        var table = NibTableFile()
        for path in values(of: "--source") {
            table.sources.append((path, NibScanner.scan(try text(path))))
        }
        let nibs = values(of: "--nib")
        for path in nibs { table.add(nib: try text(path)) }
        let resources = NibResources(paths: nibs)
        table.files = resources.names
        if let bundle = values(of: "--bundle").first { try resources.removeStale(from: bundle, work: work) }
        for warning in table.warnings { log(warning) }
        try GeneratedFile(url: work.appendingPathComponent("CaretNibTable.swift")).update(table.text)
    }

    private func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }

    private func folder(_ option: String) throws -> URL {
        guard let path = values(of: option).first else { throw StepError.wrongArguments("\(option) is missing") }
        return URL(fileURLWithPath: path, isDirectory: true)
    }

    /// Returns the values that follow each occurrence of an option.
    private func values(of option: String) -> [String] {
        zip(arguments, arguments.dropFirst()).filter { $0.0 == option }.map(\.1)
    }
}
