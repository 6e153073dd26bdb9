import Executables
import Foundation
import Testing

@testable import CaretCLI

struct ProductBuilderTests {
    @Test func aFolderWithoutAManifestIsNoPackage() {
        #expect(throws: CLIError.noPackage(folder: "/nowhere")) { try ProductBuilder(folder: "/nowhere") }
    }

    @Test func executableProductsAreFoundInTheDescription() throws {
        let text = """
            warning: something
            {"name":"p","products":[{"name":"Zoo","type":{"executable":null}},{"name":"Lib","type":{"library":["automatic"]}},
            {"name":"App","type":{"executable":null}}]}
            """
        #expect(try ProductBuilder.executableProducts(in: Data(text.utf8)) == ["App", "Zoo"])
    }

    @Test(arguments: ["", "{", "[]", "{\"products\":7}"]) func anInvalidDescriptionIsAnError(_ text: String) {
        #expect(throws: CLIError.self) { try ProductBuilder.executableProducts(in: Data(text.utf8)) }
    }

    @Test func theFirstErrorIsTheReason() {
        #expect(ProductBuilder.firstError("Building\n /p: error: manifest parse error\nerror: more\n") == "/p: error: manifest parse error")
        #expect(ProductBuilder.firstError("") == "swift package describe failed")
    }

    @Test func unknownProductsAreAnsweredWithTheKnownOnes() {
        #expect(
            CLIError.unknownProduct("X", known: ["A", "B"]).description == "there is no executable product 'X'. The package has: A, B.")
        #expect(CLIError.unknownProduct("X", known: []).description.contains("has none"))
    }

    @Test func aSuccessfulBuildIsOneLine() async {
        let result = await #expect(processExitsWith: .exitCode(0), observing: [\.standardErrorContent]) {
            let place = try FakeSwift(buildStatus: 0)
            defer { place.remove() }
            guard try ProductBuilder(folder: place.path, swift: place.swift).build("App") == place.path + "/App" else { exit(9) }
        }
        #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == "caret: building App…\n")
    }

    @Test func aFailedBuildIsItsErrors() async {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            let place = try FakeSwift(buildStatus: 1)
            defer { place.remove() }
            do { _ = try ProductBuilder(folder: place.path, swift: place.swift).build("App") } catch CLIError.buildFailed {
                place.remove()
                exit(1)
            }
        }
        #expect(
            result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
                == "caret: building App…\n/p/a.swift:2:1: error: no\n2 | no\n  | `- error: no\n")
    }
}

/// A package, and a simulated `swift` that builds it at once, with warnings.
private struct FakeSwift {
    let path: String
    var swift: String { path + "/swift" }

    init(buildStatus: Int) throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("caret-fake-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let error = buildStatus == 0 ? "" : "/p/a.swift:2:1: error: no\n2 | no\n  | `- error: no"
        let script = """
            #!/bin/sh
            case "$*" in
            "package describe"*) echo '{"products":[{"name":"App","type":{"executable":null}}]}' ;;
            *--show-bin-path) echo '\(path)' ;;
            *) cat <<'WORDS'
            /p/a.swift:1:1: warning: old
            1 | old
              | `- warning: old
            \(error)
            WORDS
            echo 'warning: elsewhere' >&2
            exit \(buildStatus) ;;
            esac
            """
        for (name, text) in [("swift", script), ("App", ""), ("Package.swift", "")] {
            try writeExecutable(text, to: URL(fileURLWithPath: path + "/" + name))
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
