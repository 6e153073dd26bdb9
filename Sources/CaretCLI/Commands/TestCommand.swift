import ArgumentParser
import Foundation

/// `caret test`: builds and runs the tests of a package with the SDK.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Runs the tests of a package: XCTest and Swift Testing.",
        usage: "caret test [<path>] [--filter <expression>] [--parallel] [--coverage] [--out <file>] [--packages <folder>] [-- <arguments>]"
    )

    @Argument(help: "The folder of a package. (default: the current one)")
    var path: String?

    @OptionGroup var package: PackageOptions

    @Option(help: "Runs only tests whose name matches; may be repeated.")
    var filter: [String] = []

    @Option(help: "Leaves out tests whose name matches; may be repeated.")
    var skip: [String] = []

    @Flag(help: "Runs tests of XCTest in several processes.")
    var parallel = false

    @Flag(help: "Measures which lines the tests run, and prints the path of the report.")
    var coverage = false

    @Option(help: "Writes the results as xUnit XML; those of Swift Testing beside it, in NAME-swift-testing.xml.")
    var out: String?

    @Argument(parsing: .postTerminator, help: "What follows -- are arguments of `swift test`.")
    var arguments: [String] = []

    func run() throws {
        let (place, build) = try package.sdkBuild(path, command: "test")
        guard place.product == nil else { throw CLIError.noPackage(folder: place.folder + "/" + (place.product ?? "")) }
        let status = try run(build)
        let report = "\(build.scratch)/\(package.configuration.rawValue)/codecov/\(build.package.manifest.name).json"
        if coverage, FileManager.default.fileExists(atPath: report) { print(report) }
        guard status == 0 else { throw ExitCode(status) }
    }

    /// Runs the tests. In one process, the results of XCTest are read from its output; SwiftPM writes all others.
    private func run(_ build: SDKBuild) throws -> Int32 {
        guard let out, !parallel else { return try build.run("test", options, includesTests: true, configuration: package.configuration) }
        var results = XCTestResults()
        let status = try build.run("test", options, includesTests: true, configuration: package.configuration) { results.read($0) }
        results.finish()
        let file = URL(fileURLWithPath: out)
        do {
            try Data(results.xml.utf8).write(to: file, options: .atomic)
        } catch {
            throw CLIError.cannotWrite(path: file.path, reason: error.localizedDescription)
        }
        return status
    }

    /// The arguments for `swift test`.
    var options: [String] {
        var options: [String] = []
        for expression in filter { options += ["--filter", expression] }
        for expression in skip { options += ["--skip", expression] }
        if parallel { options.append("--parallel") }
        if coverage { options.append("--enable-code-coverage") }
        if let out { options += ["--xunit-output", URL(fileURLWithPath: out).path] }
        return options + arguments
    }
}
