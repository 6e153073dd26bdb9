import Foundation

/// A way to build the programs of a package.
///
/// A package that depends on Caret is built by SwiftPM as it is, with Caret as a dependency. Every other package is
/// built with the SDK.
package enum AppBuild {
    case dependency(ProductBuilder)
    case sdk(SDKBuild)

    /// Returns the way to build a package.
    ///
    /// - Throws: ``CLIError/noSDK`` if the package does not depend on Caret, and no SDK is installed.
    package static func make(_ place: PackagePlace, packages: String?) throws -> AppBuild {
        if try dependsOnCaret(place.folder) { return .dependency(try ProductBuilder(folder: place.folder)) }
        return .sdk(try SDKBuild(folder: place.folder, sdk: InstalledSDK.find(), checkouts: packages))
    }

    /// Builds the named product, or the only executable one.
    ///
    /// - Returns: The path of its program.
    package func build(_ product: String, configuration: BuildConfiguration) throws -> String {
        switch self {
        case .dependency(let builder): try builder.build(product, isListed: false, configuration: configuration)
        case .sdk(let build): try build.build(product, configuration: configuration)
        }
    }

    /// Returns the product to run: the named one, or the only executable one.
    package func executable(_ name: String?) throws -> String {
        switch self {
        case .dependency(let builder):
            let known = try builder.executableProducts()
            if let name {
                guard known.contains(name) else { throw CLIError.unknownProduct(name, known: known) }
                return name
            }
            guard known.count == 1, let only = known.first else { throw CLIError.noSingleProduct(package: builder.folder, known: known) }
            return only
        case .sdk(let build): return try build.executable(name)
        }
    }

    /// Returns whether a package is Caret itself, or has it among its dependencies.
    ///
    /// The text of the manifest is enough: it names the package, by its name or at the end of an address or a path.
    static func dependsOnCaret(_ folder: String) throws -> Bool {
        guard let data = FileManager.default.contents(atPath: folder + "/Package.swift") else { throw CLIError.noPackage(folder: folder) }
        return mentionsCaret(String(decoding: data, as: UTF8.self))
    }

    /// Returns whether the text of a manifest names Caret as the package or as a dependency.
    package static func mentionsCaret(_ manifest: String) -> Bool {
        let lines = manifest.split(whereSeparator: \.isNewline).filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
        return lines.joined(separator: "\n").contains(
            /(package|name): "caret"|\.package\([^)]*(path|url): "([^"]*\/)?caret(\.git)?"/.ignoresCase())
    }
}
