import CompilerWrapper
import Foundation

/// The files of a target's folder that decide how the target is built.
package struct TargetFiles: Equatable, Sendable {
    /// Whether a source imports UIKit or a module on top of it.
    package var isUserInterface = false
    /// Whether the folder contains the main file of a program.
    package var hasMainFile = false
    /// The resources that Xcode finds without a rule in the manifest, as paths in the folder, sorted.
    package var implicitResources: [String] = []
    /// The Swift sources, as absolute paths, sorted.
    package var swiftSources: [String] = []
    /// The imports of all sources.
    package var imports: Set<ImportScanner.Import> = []

    /// The file types that Xcode compiles or copies in each package.
    private static let resourceTypes: Set<String> = ["xcassets", "xib", "storyboard", "xcstrings", "xcdatamodeld", "xcmappingmodel"]

    /// Reads the folder of a target. Excluded folders and hidden files are left out.
    package static func read(_ folder: String, target: PackageManifest.Target) -> TargetFiles {
        var files = TargetFiles()
        let excluded = Set(target.exclude.map(normalized))
        let declared = target.resources.map { normalized($0.path) }
        let chosen = target.sources.map { $0.map(normalized) }
        let base = URL(fileURLWithPath: folder, isDirectory: true)
        let enumerator = FileManager.default.enumerator(
            at: base, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        while let url = enumerator?.nextObject() as? URL {
            let path = String(url.path.dropFirst(base.path.count)).trimmingPrefix("/")
            let name = String(path)
            if excluded.contains(name) {
                enumerator?.skipDescendants()
                continue
            }
            let isDeclared = declared.contains { name == $0 || name.hasPrefix($0 + "/") || $0 == "." || $0.isEmpty }
            if resourceTypes.contains(url.pathExtension.lowercased()) {
                enumerator?.skipDescendants()
                if !isDeclared { files.implicitResources.append(name) }
            } else if url.pathExtension == "swift", !isDeclared, isChosen(name, chosen) {
                files.swiftSources.append(url.path)
            }
            if name == "main.swift" || name.hasSuffix("/main.swift") { files.hasMainFile = true }
        }
        files.implicitResources.sort()
        files.swiftSources.sort()
        for source in files.swiftSources { files.imports.formUnion(imports(of: source)) }
        files.isUserInterface = ModuleVisibility.isUserInterface(files.imports)
        return files
    }

    /// Returns the imports of a source; none if the file cannot be read.
    package static func imports(of source: String) -> Set<ImportScanner.Import> {
        guard let data = FileManager.default.contents(atPath: source) else { return [] }
        return ImportScanner.imports(in: Array(data))
    }

    private static func isChosen(_ name: String, _ chosen: [String]?) -> Bool {
        guard let chosen else { return true }
        return chosen.contains { name == $0 || name.hasPrefix($0 + "/") || $0 == "." || $0.isEmpty }
    }

    private static func normalized(_ path: String) -> String {
        var path = path[...]
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        while path.hasSuffix("/") { path = path.dropLast() }
        return String(path)
    }
}
