import Foundation
import Testing

@testable import CaretCLI

/// The targets and dependencies that a build needs.
struct PackageGraphTests {
    private static let tests = TestPackage.target(
        "AppTests", type: "test", dependencies: "{\"byName\": [\"App\", null]}, {\"product\": [\"Quick\", \"Quick\", null, null]}")

    @Test func aDependencyOfTestsAloneIsLeftOutOfABuild() throws {
        let package = try TestPackage(["Sources/App/a.swift": "import UIKit\n", "Tests/AppTests/t.swift": ""])
        defer { package.remove() }
        let json = TestPackage.manifest(
            targets: TestPackage.target("App") + "," + Self.tests,
            dependencies: TestPackage.repository("quick") + "," + TestPackage.repository("docc-plugin"))
        let node = try package.node(json)
        let build = try PackageGraph(root: node, includesTests: false) { _ in nil }
        #expect(build.needs["app"] == .init(targets: ["App"], dependencies: []))
        let tests = try PackageGraph(root: node, includesTests: true) { _ in nil }
        #expect(tests.needs["app"] == .init(targets: ["App", "AppTests"], dependencies: ["quick"]))
    }

    @Test func aConditionForAnotherPlatformLeavesADependencyOut() throws {
        let package = try TestPackage(["Sources/App/a.swift": "import UIKit\n"])
        defer { package.remove() }
        let dependencies = """
            {"product": ["A", "a", null, {"platformNames": ["ios"]}]}, {"product": ["B", "b", null, {"platformNames": ["macos"]}]},
            {"product": ["C", "c", null, {"platformNames": ["linux"]}]}
            """
        let json = TestPackage.manifest(
            targets: TestPackage.target("App", dependencies: dependencies),
            dependencies: ["a", "b", "c"].map(TestPackage.repository).joined(separator: ","))
        let graph = try PackageGraph(root: try package.node(json), includesTests: false) { _ in nil }
        #expect(graph.needs["app"]?.dependencies == ["a"])
    }

    @Test func aPackageOnThisMachineNeedsOnlyTheTargetsOfUsedProducts() throws {
        let package = try TestPackage(["Sources/App/a.swift": ""])
        defer { package.remove() }
        let library = TestPackage.manifest(
            name: "Lib", products: #"{"name": "Lib", "targets": ["Lib"], "type": {"library": ["automatic"]}}"#,
            targets: [TestPackage.target("Lib"), TestPackage.target("Tool", type: "executable")].joined(separator: ","))
        let json = TestPackage.manifest(
            targets: TestPackage.target("App", dependencies: #"{"byName": ["Lib", null]}"#), dependencies: TestPackage.repository("lib"))
        let other = try TestPackage(["Sources/Lib/a.swift": "", "Sources/Tool/main.swift": ""])
        defer { other.remove() }
        let graph = try PackageGraph(root: try package.node(json), includesTests: true) { dependency in
            #expect(dependency.identity == "lib")
            return try other.node(library, identity: "lib")
        }
        #expect(graph.needs["lib"]?.targets == ["Lib"])
    }
}
