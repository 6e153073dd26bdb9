import ArgumentParser
import Foundation

/// `caret build`: builds a package with the SDK.
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Builds a package for UIKit. Nothing in the package has to name Caret.",
        usage: "caret build [<path or product>] [--packages <folder>] [--clean] [--tests]")

    @Argument(help: "The folder of a package, or a product of the package in the current folder. (default: everything in it)")
    var subject: String?

    @OptionGroup var package: PackageOptions

    @Flag(help: "Removes the results of earlier builds first.")
    var clean = false

    @Flag(help: "Builds the tests, too.")
    var tests = false

    @Argument(parsing: .postTerminator, help: "What follows -- are arguments of `swift build`.")
    var arguments: [String] = []

    func run() throws {
        let (place, build) = try package.sdkBuild(subject, command: "build")
        if clean { try build.clean() }
        var options = arguments
        if let product = place.product { options += ["--product", product] }
        if tests { options.append("--build-tests") }
        let status = try build.run("build", options, includesTests: tests, configuration: package.configuration)
        guard status == 0 else { throw ExitCode(status) }
    }
}
