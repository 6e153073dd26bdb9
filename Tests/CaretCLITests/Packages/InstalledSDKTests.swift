import Foundation
import Testing

@testable import CaretCLI

/// The installed SDK, and what `caret check` reports with it.
struct InstalledSDKTests {
    private static let version = "Swift version 6.3.1 (swift-6.3.1-RELEASE)"

    private func sdk(_ files: [String: String] = [:]) throws -> (TestPackage, InstalledSDK) {
        let standard = ["caret/compiler.txt": "\(Self.version)\nx86_64-unknown-linux-gnu\n0.2.0\n", "caret/toolset.json": "{}"]
        let package = try TestPackage(standard.merging(files) { $1 })
        return (package, InstalledSDK(folder: package.folder + "/caret"))
    }

    @Test func theSDKOfTheEnvironmentIsFound() throws {
        let (package, sdk) = try sdk()
        defer { package.remove() }
        #expect(try InstalledSDK.find(environment: ["CARET_SDK": sdk.folder, "HOME": "/nowhere"]) == sdk)
        #expect(sdk.version == "0.2.0" && sdk.searchPath == URL(fileURLWithPath: package.folder).deletingLastPathComponent().path)
    }

    @Test func anotherCompilerIsRefusedByName() throws {
        let (package, sdk) = try sdk()
        defer { package.remove() }
        let same = try sdk.checkCompiler(path: package.folder + "/swiftc") { _, _ in "\(Self.version)\nTarget: x86_64\n" }
        #expect(same == package.folder + "/swiftc")
        let other = "Swift version 6.4 (swift-6.4-RELEASE)"
        let error = #expect(throws: CLIError.otherCompiler(wanted: Self.version, found: other)) {
            try sdk.checkCompiler(path: package.folder + "/swiftc") { _, _ in other + "\n" }
        }
        #expect(error?.description.contains("`make sdk`") == true)
        #expect(throws: CLIError.programNotFound("swiftc")) { try sdk.checkCompiler(path: nil) }
    }

    @Test func theReportNamesMissingModulesAndReasons() throws {
        let (place, sdk) = try sdk(["caret/modules/uikit/UIKit.swiftmodule": "", "caret/modules/beside/CoreLocation.swiftmodule": ""])
        defer { place.remove() }
        let source =
            "import CoreBluetooth\nimport CoreLocation\nimport Foundation\nimport UIKit\n#if canImport(Contacts)\nimport Contacts\n#endif\n"
        let package = try TestPackage(["Sources/App/a.swift": source, "Sources/Server/b.swift": "import Foundation\n"])
        defer { package.remove() }
        let node = try package.node(TestPackage.manifest(targets: TestPackage.target("App") + "," + TestPackage.target("Server")))
        let report = PackageReport(graph: try PackageGraph(root: node, includesTests: true) { _ in nil }, sdk: sdk, overrides: [:])
        #expect(report.targets.map(\.missingModules) == [["CoreBluetooth"], []])
        #expect(report.targets.map(\.seesModulesBesideUIKit) == [true, false])
        #expect(report.targets.map(\.reason).first == "it imports UIKit")
        #expect(report.text(explains: true).contains("hidden, because it imports neither UIKit"))
        #expect(try report.json(constructs: Data("{\"selector\": 2}".utf8)).contains("\"selector\" : 2"))
    }

    @Test func theOptionsOfTestsArePassedOn() throws {
        let arguments = ["test", ".", "--filter", "A", "--filter", "B", "--skip", "C", "--parallel", "--coverage", "--", "--verbose"]
        let command = try #require(try CaretCommand.parseAsRoot(arguments) as? TestCommand)
        #expect(
            command.options == [
                "--filter", "A", "--filter", "B", "--skip", "C", "--parallel", "--enable-code-coverage", "--verbose",
            ])
        #expect(command.path == "." && command.package.configuration == .debug)
    }
}
