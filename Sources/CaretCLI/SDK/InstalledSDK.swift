import Foundation

/// The installed Swift SDK that this program belongs to.
package struct InstalledSDK: Equatable, Sendable {
    /// The identifier for SwiftPM's `--swift-sdk`.
    package static let identifier = "caret"
    /// The environment variable that names another SDK than the one around this program.
    static let variable = "CARET_SDK"

    /// The folder with `swift-sdk.json`.
    package let folder: String

    package init(folder: String) {
        self.folder = folder
    }

    /// Returns the SDK around this program, or otherwise the one that SwiftPM has installed.
    ///
    /// - Throws: ``CLIError/noSDK`` if there is none.
    package static func find(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> InstalledSDK {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let around = program.deletingLastPathComponent().deletingLastPathComponent().path
        let home = environment["HOME"] ?? NSHomeDirectory()
        let settings = environment["XDG_CONFIG_HOME"] ?? home + "/.config"
        let standard = [home + "/.swiftpm", settings + "/swiftpm"].map { $0 + "/swift-sdks/caret.artifactbundle/caret" }
        let places = [environment[variable], around].compactMap { $0 } + standard
        guard let place = places.first(where: { FileManager.default.fileExists(atPath: $0 + "/toolset.json") }) else {
            throw CLIError.noSDK
        }
        return InstalledSDK(folder: URL(fileURLWithPath: place).resolvingSymlinksInPath().path)
    }

    /// The folder of SDKs, for SwiftPM's `--swift-sdks-path`.
    package var searchPath: String {
        URL(fileURLWithPath: folder).deletingLastPathComponent().deletingLastPathComponent().path
    }

    /// The wrapper of the compiler, among links to the tools of the toolchain.
    package var wrapper: String { folder + "/toolchain/bin/caret-swiftc" }
    package var besideFolder: String { folder + "/modules/beside" }

    /// The path of the rewriter; `nil` if the SDK was built without it.
    package var rewriter: String? {
        let path = folder + "/bin/caret-rewrite"
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }

    /// The modules in a folder of the SDK, `uikit` or `beside`, sorted.
    package func modules(in name: String) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/modules/\(name)")) ?? []
        return files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }.sorted()
    }

    private func lines(_ name: String) -> [String] {
        guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// The compiler that the SDK was built with, as it describes itself.
    package var compiler: String { lines("compiler.txt").first ?? "" }

    package var version: String { lines("compiler.txt").dropFirst(2).first ?? "" }

    /// A text that differs between builds of the SDK.
    package var fingerprint: String { lines("fingerprint.txt").first ?? "" }

    /// Checks whether the compiler on the path is the one that the SDK was built with.
    ///
    /// - Returns: The path of the compiler.
    /// - Throws: ``CLIError/otherCompiler(wanted:found:)``, or ``CLIError/programNotFound(_:)``.
    package func checkCompiler(
        path: String? = Programs.path(of: "swiftc"), output: (String, [String]) -> String? = Programs.output
    ) throws -> String {
        guard let path else { throw CLIError.programNotFound("swiftc") }
        let compiler = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let found = output(path, ["--version"])?.split(separator: "\n").first.map(String.init) ?? ""
        guard found == self.compiler else { throw CLIError.otherCompiler(wanted: self.compiler, found: found) }
        // The compiler's behaviour depends on the name of its program. Resolving a link may have changed the name.
        return compiler.deletingLastPathComponent().appendingPathComponent("swiftc").path
    }
}
