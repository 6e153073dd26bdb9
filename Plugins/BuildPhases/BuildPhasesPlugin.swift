import Foundation
import PackagePlugin

/// Runs the executable scripts in `Scripts/BuildPhases` of a target's package as phases of its build. See
/// Documentation/BUILD-PHASES.md.
@main struct BuildPhasesPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        let work = context.pluginWorkDirectoryURL
        let package = context.package.directoryURL
        let tick = RebuildTrigger(workFolder: work)
        let mark = PlanInvalidation(workFolder: work)
        try tick.prepare()
        try mark.link(to: package.appendingPathComponent(BuildPhaseFolder.path))
        // The step reports problems, in every build.
        let outputs = BuildPhaseFolder(package: package, target: target.name).outputs
        let planned = outputs.flatMap { ["--planned", $0] }
        let derived = work.appendingPathComponent("Derived")
        return [
            .buildCommand(
                displayName: "Build phases of \(target.name)",
                executable: try context.tool(named: "caret-build-step").url,
                arguments: ["phases", "--package", package.path, "--work", work.path, "--target", target.name] + planned,
                inputFiles: [tick.url],
                outputFiles: outputs.map { derived.appendingPathComponent($0) } + [work.appendingPathComponent("BuildPhases.swift")]),
            .prebuildCommand(
                displayName: "the plan of the build phases of \(target.name)", executable: URL(fileURLWithPath: "/bin/sh"),
                arguments: ["-c", ":"], outputFilesDirectory: mark.folder),
        ]
    }
}
