import Foundation
import Testing

@testable import CaretCLI

/// The files of generated packages, and the places that commands name.
struct PackageGeneratorTests {
    @Test func aGeneratedPackageLinksTheUsersFoldersAndWritesNothingElse() throws {
        let package = try TestPackage(["Sources/App/a.swift": "", "Package.swift": "", "Sources/Über \"uns\"/b.swift": ""])
        defer { package.remove() }
        let json = TestPackage.manifest(
            targets: TestPackage.target("App") + "," + TestPackage.target("Other", others: ", \"path\": \"Sources/Über \\\"uns\\\"\""))
        let graph = try PackageGraph(root: try package.node(json), includesTests: false) { _ in nil }
        let work = package.folder + "/.build/caret"
        let links = try PackageGenerator(folder: work, graph: graph).write()
        #expect(links.links.map(\.folder) == [package.folder + "/Sources/App", package.folder + "/Sources/Über \"uns\""])
        #expect(try FileManager.default.contentsOfDirectory(atPath: work + "/packages/app/targets").sorted() == ["App", "Other"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: package.folder).sorted() == [".build", "Package.swift", "Sources"])
        let manifest = URL(fileURLWithPath: work + "/packages/app/Package.swift")
        let date = try FileManager.default.attributesOfItem(atPath: manifest.path)[.modificationDate] as? Date
        _ = try PackageGenerator(folder: work, graph: graph).write()
        #expect(try FileManager.default.attributesOfItem(atPath: manifest.path)[.modificationDate] as? Date == date)
    }

    @Test func aTargetWithoutAFolderIsReportedWithItsPlaces() throws {
        let package = try TestPackage(["Sources/Other/a.swift": "", "Sources/B/b.swift": ""])
        defer { package.remove() }
        let node = try package.node(TestPackage.manifest(targets: TestPackage.target("App") + "," + TestPackage.target("B")))
        let graph = try PackageGraph(root: node, includesTests: false) { _ in nil }
        let error = #expect(throws: CLIError.self) { try PackageGenerator(folder: package.folder + "/work", graph: graph).write() }
        #expect(error?.description.contains("Sources/App") == true)
    }

    @Test func theFirstArgumentIsAPathOrAProduct() throws {
        let package = try TestPackage(["Package.swift": "", "App/Package.swift": "", "Plain/a.swift": ""])
        defer { package.remove() }
        let folder = package.folder
        #expect(try PackagePlace.find(nil, in: folder) == PackagePlace(folder: folder))
        #expect(try PackagePlace.find("Plain", in: folder) == PackagePlace(folder: folder, product: "Plain"))
        #expect(try PackagePlace.find("App", in: folder) == PackagePlace(folder: folder + "/App"))
        #expect(try PackagePlace.find("./App", in: folder) == PackagePlace(folder: folder + "/App"))
        #expect(throws: CLIError.noPackage(folder: folder + "/Plain")) { try PackagePlace.find("./Plain", in: folder) }
        #expect(throws: CLIError.noPackage(folder: folder + "/Plain")) { try PackagePlace.find("X", in: folder + "/Plain") }
    }

    @Test(arguments: ["\n", "\r\n"]) func checkoutsAreFoundByNameAndByAddress(lineEnd: String) throws {
        let package = try TestPackage([
            "Nimble/Package.swift": "", "fork/Package.swift": "",
            "fork/.git/config": "[remote \"origin\"]\(lineEnd)\turl = git@example.org:team/Quick.git\(lineEnd)",
        ])
        defer { package.remove() }
        let checkouts = try LocalCheckouts(in: package.folder)
        func folder(_ json: String) throws -> String? {
            let value = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
            return try checkouts.folder(of: #require(PackageDependency(value)))
        }
        #expect(try folder(TestPackage.repository("nimble")) == package.folder + "/Nimble")
        let address = TestPackage.repository("quick").replacingOccurrences(of: "example.org/quick", with: "example.org/team/Quick")
        #expect(try folder(address) == package.folder + "/fork")
        #expect(try folder(TestPackage.repository("other")) == nil)
        #expect(throws: CLIError.noPackages(folder: package.folder + "/Nimble")) { try LocalCheckouts(in: package.folder + "/Nimble") }
    }

    @Test(arguments: [
        (".package(name: \"caret\", path: \"../caret\")", true), (".package(path: \"../caret\")", true),
        (".package(url: \"https://example.org/Caret.git\", branch: \"main\")", true), ("name: \"caret\",", true),
        (".package(url: \"https://example.org/caretaker\", from: \"1.0.0\")", false), ("// package: \"caret\"", false), ("", false),
        ("// swift-tools-version: 6.2\r\n// Tools\r\n.package(path: \"../caret\")\r\n", true),
        ("// swift-tools-version: 6.2\r\n// .package(path: \"../caret\")\r\n", false),
    ]) func aPackageThatDependsOnCaretIsBuiltAsItIs(_ manifest: String, _ expected: Bool) {
        #expect(AppBuild.mentionsCaret(manifest) == expected)
    }
}
