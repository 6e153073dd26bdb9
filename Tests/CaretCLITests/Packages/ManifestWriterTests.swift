import Foundation
import Testing

@testable import CaretCLI

/// The text of generated manifests.
struct ManifestWriterTests {
    private func text(
        _ json: String, files: [String: String], localPaths: [String: String] = [:], overrides: [String: Bool] = [:]
    ) throws -> String {
        let package = try TestPackage(files)
        defer { package.remove() }
        let node = try package.node(json)
        let graph = try PackageGraph(root: node, includesTests: true) { _ in nil }
        return ManifestWriter(node: node, need: graph.needs["app"] ?? .init(), localPaths: localPaths, overrides: overrides).text
    }

    /// SwiftPM compiles a target again if its arguments differ.
    @Test(arguments: [(nil, nil), (true, "VISIBLE"), (false, "HIDDEN")] as [(Bool?, String?)])
    func aDecisionAboutModulesIsAnArgumentOfTheCompiler(decision: Bool?, name: String?) throws {
        let json = TestPackage.manifest(targets: TestPackage.target("App") + "," + TestPackage.target("Other"))
        let files = ["Sources/App/a.swift": "", "Sources/Other/b.swift": ""]
        let text = try text(json, files: files, overrides: decision.map { ["App": $0] } ?? [:])
        let defines = text.matches(of: /\.define\("CARET_MODULES_(\w+)"\)/).map { String($0.output.1) }
        #expect(defines == [name].compactMap(\.self))
    }

    @Test func aTargetHasTheFolderOfItsLinkAndNoPlatforms() throws {
        let settings = """
            , "settings": [{"tool": "swift", "kind": {"define": {"_0": "PHONE"}}, "condition": {"platformNames": ["ios"], "config": "debug"}},
              {"tool": "swift", "kind": {"define": {"_0": "MAC"}}, "condition": {"platformNames": ["macos"]}},
              {"tool": "c", "kind": {"define": {"_0": "X=1"}}}, {"tool": "linker", "kind": {"linkedFramework": {"_0": "UIKit"}}}]
            """
        let target = TestPackage.target("App").replacingOccurrences(of: ", \"settings\": []", with: settings)
        let text = try text(TestPackage.manifest(targets: target), files: ["Sources/App/a.swift": "import UIKit\n"])
        #expect(text.hasPrefix("// swift-tools-version: 5.9\n"))
        #expect(text.contains("path: \"targets/App\""))
        #expect(text.contains("swiftSettings: [.define(\"PHONE\", .when(configuration: .debug))]"))
        #expect(text.contains("cSettings: [.define(\"X\", to: \"1\")]"))
        #expect(!text.contains("MAC") && !text.contains("linkerSettings"))
    }

    @Test func filesThatXcodeProcessesAreResources() throws {
        let files = [
            "Sources/App/a.swift": "", "Sources/App/Assets.xcassets/Contents.json": "{}", "Sources/App/View/Cell.xib": "",
            "Sources/App/Listed/B.xib": "",
        ]
        let target = TestPackage.target("App").replacingOccurrences(
            of: "\"resources\": []", with: "\"resources\": [{\"path\": \"Listed\", \"rule\": {\"process\": {\"localization\": null}}}]")
        let text = try text(TestPackage.manifest(targets: target), files: files)
        #expect(text.contains("resources: [.process(\"Listed\"), .process(\"Assets.xcassets\"), .process(\"View/Cell.xib\")]"))
    }

    @Test func aBundleIsCopiedAsItIs() throws {
        let files = ["Sources/App/a.swift": "", "Sources/App/Kit.bundle/de.lproj/Words.strings": ""]
        let target = TestPackage.target("App").replacingOccurrences(
            of: "\"resources\": []", with: "\"resources\": [{\"path\": \"Kit.bundle\", \"rule\": {\"process\": {\"localization\": null}}}]")
        let text = try text(TestPackage.manifest(targets: target), files: files)
        #expect(text.contains("resources: [.copy(\"Kit.bundle\")]"))
    }

    @Test func aPackageOnThisMachineReplacesAnAddress() throws {
        let json = TestPackage.manifest(
            targets: TestPackage.target(
                "App", dependencies: "{\"product\": [\"A\", \"a\", null, null]}, {\"product\": [\"B\", \"b\", null, null]}"),
            dependencies: TestPackage.repository("a") + "," + TestPackage.repository("b"))
        let text = try text(json, files: ["Sources/App/a.swift": ""], localPaths: ["a": "../a"])
        #expect(text.contains(".package(path: \"../a\")"))
        #expect(text.contains(".package(url: \"https://example.org/b.git\", \"1.0.0\"..<\"2.0.0\")"))
        #expect(text.contains(".product(name: \"A\", package: \"a\"), .product(name: \"B\", package: \"b\")"))
    }

    @Test func aMainFileMadeAProgramInOldManifests() throws {
        let files = ["Sources/App/main.swift": ""]
        #expect(
            try text(TestPackage.manifest(tools: "5.3.0", targets: TestPackage.target("App")), files: files).contains(".executableTarget("))
        #expect(try text(TestPackage.manifest(tools: "5.4.0", targets: TestPackage.target("App")), files: files).contains(".target("))
    }

    @Test func namesWithQuotationMarksStayLiterals() throws {
        #expect(SwiftLiteral.string("a \"b\" \\ü") == "\"a \\\"b\\\" \\\\ü\"")
    }
}
