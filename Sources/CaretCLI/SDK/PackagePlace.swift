import Foundation

/// The package and the product that the first argument of a command names.
package struct PackagePlace: Equatable, Sendable {
    /// The absolute path of the package, without symbolic links.
    package var folder: String
    /// The name of the product; `nil` for a path.
    package var product: String?

    package init(folder: String, product: String? = nil) {
        self.folder = folder
        self.product = product
    }

    /// Returns the place of an argument. An argument with a slash, a dot alone, and the name of a folder with a
    /// manifest are paths. Everything else is a product of the package in the current folder.
    ///
    /// - Throws: ``CLIError/noPackage(folder:)`` if a path has no manifest.
    package static func find(_ argument: String?, in current: String = FileManager.default.currentDirectoryPath) throws -> PackagePlace {
        let base = URL(fileURLWithPath: current, isDirectory: true)
        let isPath = argument.map { $0.contains("/") || $0 == "." || $0 == ".." } ?? true
        let place = argument.map { URL(fileURLWithPath: $0, relativeTo: base) } ?? base
        if isPath || hasManifest(place.path) {
            guard hasManifest(place.path) else { throw CLIError.noPackage(folder: place.standardizedFileURL.path) }
            return PackagePlace(folder: real(place))
        }
        guard hasManifest(base.path) else { throw CLIError.noPackage(folder: base.path) }
        return PackagePlace(folder: real(base), product: argument)
    }

    private static func hasManifest(_ folder: String) -> Bool { FileManager.default.fileExists(atPath: folder + "/Package.swift") }

    private static func real(_ url: URL) -> String { url.resolvingSymlinksInPath().standardizedFileURL.path }
}
