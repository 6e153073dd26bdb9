import ArgumentParser
import CompilerWrapper
import Foundation

/// `caret check`: reports what a package needs, without building it.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Reports, without a build, which modules are missing and what would be rewritten.",
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
        print(json ? try report.json : report.text(explains: explain))
        guard let rewriter = sdk.rewriter, !report.sources.isEmpty else { return }
        let status = try ChildProcess(
            program: rewriter, arguments: ["check"] + (json ? ["--json"] : []) + report.sources, environment: ProcessInfo.processInfo.environment
        ).run(limit: nil)
        guard status == 0 else { throw ExitCode(status) }
    }
}
