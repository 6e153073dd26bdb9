import Foundation
import PackagePlugin

/// Adds the tables that the nibs of a target need: methods, properties and classes by name. See
/// Documentation/NIBS.md.
@main struct NibTablesPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let work = context.pluginWorkDirectoryURL
        let sources = target.sourceFiles.map(\.url).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
        let made = (target as? SwiftSourceModuleTarget)?.pluginGeneratedResources.filter(Self.isNib) ?? []
        let nibs = Self.nibs(in: target.directoryURL) + made
        let bundle = "\(context.package.displayName)_\(target.name).resources"
        return [
            .buildCommand(
                displayName: "Nib tables of \(target.name)",
                executable: try context.tool(named: "caret-build-step").url,
                arguments: ["nibs", "--work", work.path, "--bundle", bundle] + sources.flatMap { ["--source", $0.path] }
                    + nibs.flatMap { ["--nib", $0.path] },
                inputFiles: sources + nibs,
                outputFiles: [work.appendingPathComponent("CaretNibTable.swift")])
        ]
    }

    /// Returns the nibs below a folder. Nibs in folders that are copied as a whole are not among the target's files.
    private static func nibs(in folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter(isNib).sorted { $0.path < $1.path }
    }

    private static func isNib(_ url: URL) -> Bool { ["xib", "storyboard"].contains(url.pathExtension) }
}
