import Foundation

/// A package's manifest, as `swift package dump-package` prints it.
package struct PackageManifest: Decodable, Equatable, Sendable {
    package struct Product: Decodable, Equatable, Sendable {
        package var name: String
        package var targets: [String]
        package var type: JSONValue

        package var isExecutable: Bool { type.keys.first == "executable" }
        /// Whether the product is a library.
        package var isLibrary: Bool { type.keys.first == "library" }
        /// The linkage of a library: automatic, static or dynamic.
        package var linkage: String? { type["library"][0].string }
    }

    package struct ToolsVersion: Decodable, Equatable, Sendable {
        package var _version: String
    }

    package struct Resource: Decodable, Equatable, Sendable {
        package var path: String
        package var rule: JSONValue
    }

    package struct Setting: Decodable, Equatable, Sendable {
        package var tool: String
        package var kind: JSONValue
        package var condition: PlatformCondition?
    }

    package struct Target: Decodable, Equatable, Sendable {
        package var name: String
        /// The kind: regular, executable, test, system, binary, plugin or macro.
        package var type: String
        package var path: String?
        package var sources: [String]?
        package var exclude: [String]
        package var resources: [Resource]
        package var settings: [Setting]
        package var dependencies: [JSONValue]
        package var packageAccess: Bool?
        package var publicHeadersPath: String?
        package var pkgConfig: String?
        package var providers: [JSONValue]?
        package var pluginUsages: [JSONValue]?
        package var pluginCapability: JSONValue?
        package var url: String?
        package var checksum: String?
    }

    package var name: String
    package var toolsVersion: ToolsVersion
    package var defaultLocalization: String?
    package var cLanguageStandard: String?
    package var cxxLanguageStandard: String?
    package var swiftLanguageVersions: [String]?
    package var products: [Product]
    package var targets: [Target]
    package var dependencies: [JSONValue]
    package var traits: [JSONValue]?

    /// Returns the manifest in the output of SwiftPM, which may begin with warnings.
    ///
    /// - Throws: ``CLIError/unreadablePackage(reason:)`` if the output contains no manifest.
    package static func decode(_ output: Data) throws -> PackageManifest {
        let json = output.firstIndex(of: UInt8(ascii: "{")).map { Data(output[$0...]) } ?? output
        do {
            return try JSONDecoder().decode(PackageManifest.self, from: json)
        } catch {
            throw CLIError.unreadablePackage(reason: "swift package dump-package printed no manifest that this version of caret reads")
        }
    }

    /// The target with a name; `nil` if the package has none.
    package func target(_ name: String) -> Target? { targets.first { $0.name == name } }

    /// The products that SwiftPM makes executable: the declared ones, and one for each other executable target.
    package var executables: [String] {
        let declared = products.filter(\.isExecutable)
        let covered = Set(declared.flatMap(\.targets))
        let others = targets.filter { $0.type == "executable" && !covered.contains($0.name) }.map(\.name)
        return (declared.map(\.name) + others).sorted()
    }
}
