import Foundation
import SlowTests
import Testing

@testable import CaretCLI

/// The installed SDK with a package that does not name Caret. Slow, because the SDK is built for it.
@Suite(.serialized, .slow) struct SDKTests {
    @Test func aPackageThatDoesNotNameCaretIsBuiltTestedAndDrawn() throws {
        let sdk = try TestSDK()
        defer { sdk.remove() }
        let package = try TestPackage(SDKFixture.files)
        defer { package.remove() }
        let folder = URL(fileURLWithPath: package.folder)

        let picture = folder.appendingPathComponent("picture.png")
        let drawn = try sdk.caret(["snapshot", "--product", "App", "--out", picture.path, "--device", "iPhone SE"], in: folder)
        #expect(drawn.status == 0, "\(drawn.text)")
        #expect(BuiltPrograms.size(ofPNG: try Data(contentsOf: picture)) == [750, 1334])
        try FileManager.default.removeItem(at: picture)

        let tests = try sdk.caret(["test", "--coverage"], in: folder)
        #expect(tests.status == 0, "\(tests.text.suffix(4000))")
        #expect(tests.text.contains("Executed 1 test") && tests.text.contains("Test run with 2 tests"), "\(tests.text.suffix(2000))")
        let report = try #require(tests.text.split(separator: "\n").last { $0.hasSuffix(".json") })
        let coverage = try String(contentsOfFile: String(report), encoding: .utf8)
        #expect(
            coverage.contains(folder.path + "/Sources/App/Screen.swift".replacingOccurrences(of: "/", with: "\\/"))
                || coverage.contains(folder.path + "/Sources/App/Screen.swift"))

        // The program needs the library of UIKit, and not those that it does not import.
        let needed = try TestSDK.run("/usr/bin/ldd", [package.folder + "/.build/caret/build/debug/App"], in: folder).text
        #expect(needed.contains("libUIKit.so => \(sdk.folder.path)"), "\(needed)")
        #expect(!needed.contains("libMapKit.so") && !needed.contains("libCaretTesting.so"), "\(needed)")

        // An error is reported at the user's own path.
        try "import UIKit\nlet wrong: Int = UIColor.red\n".write(
            to: folder.appendingPathComponent("Sources/App/Wrong.swift"), atomically: true, encoding: .utf8)
        let failed = try sdk.caret(["build"], in: folder)
        #expect(failed.status != 0)
        #expect(failed.text.contains("\(folder.path)/Sources/App/Wrong.swift:2:26: error: "), "\(failed.text.suffix(2000))")

        let written = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(written == [".build", "Package.swift", "Sources", "Tests"])
    }
}
