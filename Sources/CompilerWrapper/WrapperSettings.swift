import FoundationEssentials

/// The settings that `caret build` writes for the compiler's wrapper, as JSON.
package struct WrapperSettings: Codable, Equatable, Sendable {
    /// The environment variable with the path of the settings.
    package static let variable = "CARET_WRAPPER_SETTINGS"

    /// The path of the real compiler.
    package var compiler: String
    /// The links of the generated packages.
    package var links: LinkPaths
    /// The folder with the modules beside UIKit.
    package var besideFolder: String
    /// The modules in this folder.
    package var besideModules: [String]
    /// The targets with UI code.
    package var userInterfaceTargets: [String]
    /// The targets that see the folder, or do not see it, whatever they import.
    package var overrides: [String: Bool]
    /// The path of the rewriter; `nil` if the SDK has none. Sources are then compiled as they are.
    package var rewriter: String?
    /// The folder that the rewriter caches its results in.
    package var cache: String

    package init(
        compiler: String, links: LinkPaths = LinkPaths([]), besideFolder: String, besideModules: [String],
        userInterfaceTargets: [String] = [], overrides: [String: Bool] = [:], rewriter: String? = nil, cache: String
    ) {
        self.compiler = compiler
        self.links = links
        self.besideFolder = besideFolder
        self.besideModules = besideModules
        self.userInterfaceTargets = userInterfaceTargets
        self.overrides = overrides
        self.rewriter = rewriter
        self.cache = cache
    }

    /// Returns the settings in a file.
    ///
    /// - Throws: ``WrapperError/settings(path:reason:)`` if the file cannot be read.
    package static func read(_ path: String) throws(WrapperError) -> WrapperSettings {
        do {
            return try JSONDecoder().decode(WrapperSettings.self, from: Data(contentsOf: URL(filePath: path)))
        } catch {
            throw .settings(path: path, reason: "\(error)")
        }
    }
}

/// An error of the wrapper itself. Errors in sources are the compiler's.
package enum WrapperError: Error, CustomStringConvertible {
    /// The settings cannot be read.
    case settings(path: String, reason: String)
    /// The wrapper was started without settings, and there is no compiler on the path.
    case noCompiler
    /// A program could not be started.
    case cannotStart(program: String, reason: String)
    /// The rewriter ended with an error, or printed no answer.
    case rewriter(module: String, reason: String)
    /// A file in the build folder cannot be written.
    case cannotWrite(path: String, reason: String)

    package var description: String {
        switch self {
        case .settings(let path, let reason):
            "the settings \(path) cannot be read (\(reason)); `caret build --clean` writes them again."
        case .noCompiler: "there is no swiftc on the PATH; `caret doctor` lists what is missing."
        case .cannotStart(let program, let reason): "\(program) cannot be started: \(reason)."
        case .rewriter(let module, let reason):
            "the sources of '\(module)' could not be rewritten: \(reason). `caret build --clean` discards the rewriter's cache."
        case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason)."
        }
    }
}
