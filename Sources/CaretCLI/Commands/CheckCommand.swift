import ArgumentParser
import CompilerWrapper
import Foundation

/// `caret check`: reports what a package needs, without building it.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Reports, without a build, which modules are missing, what would be rewritten, and which handlers leak.",
        usage: "caret check [<path>] [--explain] [--json] [--packages <folder>]")

    @Argument(help: "The folder of a package. (default: the current one)")
    var path: String?

    @Option(help: "A folder of packages; each replaces the dependency with its name or address.")
    var packages: String?

    @Flag(help: "Lists for each target why it sees the modules beside UIKit, or does not.")
    var explain = false

    @Flag(help: "Writes JSON.")
    var json = false

    func run() throws {
        let place = try PackagePlace.find(path)
        let sdk = try InstalledSDK.find()
        let build = try SDKBuild(folder: place.folder, sdk: sdk, checkouts: packages)
        let report = PackageReport(
            graph: try build.graph(includesTests: true), sdk: sdk, overrides: try CaretFile(in: place.folder).overrides)
        let constructs = try constructs(in: report.sources, sdk)
        guard json else {
            print(report.text(explains: explain))
            if let constructs { print("\n" + String(decoding: constructs, as: UTF8.self).trimmingCharacters(in: .newlines)) }
            return
        }
        print(try report.json(constructs: constructs))
    }

    /// Returns the rewriter's report about sources; `nil` if the SDK has no rewriter.
    private func constructs(in sources: [String], _ sdk: InstalledSDK) throws -> Data? {
        guard let rewriter = sdk.rewriter, !sources.isEmpty else { return nil }
        let arguments = ["check"] + (json ? ["--json"] : []) + sources
        guard let output = Programs.output(of: rewriter, arguments) else {
            throw CLIError.cannotStart(program: rewriter, reason: "it failed")
        }
        return Data(output.utf8)
    }
}
