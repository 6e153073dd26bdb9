import CompilerWrapper
import Foundation

/// Generates the packages that `caret build` builds in place of the user's.
///
/// Each package on this machine that the build needs has a folder with a manifest and links to the folders of its
/// targets. The user's own folders are only read.
package struct PackageGenerator {
    /// The folder of all files of `caret`, such as `.build/caret` in the user's package.
    package let folder: String
    private let graph: PackageGraph
    private let overrides: [String: Bool]

    /// - Parameter overrides: The decisions of caret.yml by the names of targets.
    package init(folder: String, graph: PackageGraph, overrides: [String: Bool] = [:]) {
        self.folder = folder
        self.graph = graph
        self.overrides = overrides
    }

    /// The generated folder of the package that is built.
    package var rootFolder: String { packageFolder(graph.root) }

    private func packageFolder(_ identity: String) -> String { "\(folder)/packages/\(identity)" }

    /// Writes the packages.
    ///
    /// - Returns: The links, with the user's folders.
    /// - Throws: ``CLIError`` if a needed target has no folder, or a file cannot be written.
    package func write() throws -> LinkPaths {
        var paths = LinkPaths([])
        var localPaths: [String: String] = [:]
        for identity in graph.nodes.keys where identity != graph.root { localPaths[identity] = "../\(identity)" }
        for (identity, node) in graph.nodes.sorted(by: { $0.key < $1.key }) {
            let need = graph.needs[identity] ?? PackageGraph.Need()
            let package = packageFolder(identity)
            var links: [String: String] = [:]
            for target in node.manifest.targets where need.targets.contains(target.name) && target.url == nil {
                links[target.name] = try TargetFolder.find(target, in: node.manifest, package: node.folder)
            }
            try FolderWriter.link(links, in: "\(package)/\(TargetWriter.folder)")
            for (name, destination) in links.sorted(by: { $0.key < $1.key }) {
                paths.links.append(LinkPaths.Link(link: "\(package)/\(TargetWriter.folder)/\(name)", folder: destination))
            }
            let text = ManifestWriter(node: node, need: need, localPaths: localPaths, overrides: overrides).text
            try FolderWriter.write(Data(text.utf8), to: package + "/Package.swift")
        }
        try copyPins()
        return paths
    }

    /// Copies `Package.resolved` of the user's package, so that the first build uses the same versions of dependencies.
    private func copyPins() throws {
        guard let node = graph.nodes[graph.root] else { return }
        let copy = rootFolder + "/Package.resolved"
        guard !FileManager.default.fileExists(atPath: copy),
            let pins = FileManager.default.contents(atPath: node.folder + "/Package.resolved")
        else { return }
        try FolderWriter.write(pins, to: copy)
    }
}
