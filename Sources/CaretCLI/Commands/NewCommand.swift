import ArgumentParser
import Foundation

/// `caret new`: creates the package of a new app, which can be built and contains a test.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Begins an app: a package with a first screen and a test.",
        usage: "caret new <name> [--template single|navigation|tab|form|gallery] [--caret <path or address>]")

    @Argument(help: "The name of the app, of its folder and of its module: letters, digits and underscores.")
    var name: String

    @Option(help: ArgumentHelp("\(AppTemplate.allCases.map { "\($0.rawValue): \($0.summary)" }.joined(separator: "; "))."))
    var template = AppTemplate.single

    @Option(
        help: "Makes a package that depends on Caret at this place. (default: none, if the SDK is installed; else this program's package)")
    var caret: String?

    func validate() throws {
        guard NewPackage.isName(name) else {
            throw ValidationError("'\(name)' cannot name a module: letters, digits and underscores, a letter first.")
        }
        guard caret?.isEmpty != true else { throw ValidationError("--caret needs a path or an address.") }
    }

    func run() throws {
        let folder = URL(fileURLWithPath: name, isDirectory: true)
        let hasSDK = (try? InstalledSDK.find()) != nil
        let dependency = caret.map(Self.manifestLocation) ?? (hasSDK ? nil : Self.enclosingPackage ?? "../caret")
        try NewPackage(name: name, template: template, caret: dependency).write(to: folder)
        print("\(name) is ready: cd \(name) && \(dependency == nil ? "caret run" : "swift run \(name)")")
    }

    /// Returns the location of Caret for the manifest. A path relative to the current folder is made absolute.
    static func manifestLocation(_ caret: String) -> String {
        caret.contains("://") ? caret : URL(fileURLWithPath: caret).standardizedFileURL.path
    }

    /// The nearest folder around this program that has a manifest; `nil` if it is not Caret's manifest.
    private static var enclosingPackage: String? {
        var folder = URL(fileURLWithPath: Bundle.main.executablePath ?? "").resolvingSymlinksInPath()
        while folder.path.count > 1 {
            folder.deleteLastPathComponent()
            let manifest = folder.appendingPathComponent("Package.swift")
            guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { continue }
            return text.contains("name: \"caret\"") ? folder.path : nil
        }
        return nil
    }
}
