import Foundation
import PackagePlugin

/// Adds the type `BuildInfo` to a target, with the version of its package from git. See
/// Documentation/BUILD-PHASES.md.
@main struct BuildInfoPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        let work = context.pluginWorkDirectoryURL
        let tick = RebuildTrigger(workFolder: work)
        try tick.prepare()
        return [
            .buildCommand(
                displayName: "Version of \(target.name)",
                executable: try context.tool(named: "caret-build-step").url,
                arguments: ["version", "--package", context.package.directoryURL.path, "--work", work.path],
                inputFiles: [tick.url],
                outputFiles: [work.appendingPathComponent("BuildInfo.swift")])
        ]
    }
}
