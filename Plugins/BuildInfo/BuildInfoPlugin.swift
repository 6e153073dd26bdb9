import Foundation
import PackagePlugin

/// Gives a target the type `BuildInfo`: its package's version, as git tells it. See Documentation/BUILD-PHASES.md.
@main struct BuildInfoPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        let work = context.pluginWorkDirectoryURL
        let tick = Tick(workFolder: work)
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
