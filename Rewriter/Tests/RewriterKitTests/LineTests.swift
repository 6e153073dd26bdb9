import Foundation
import Testing

@testable import RewriterKit

/// Single lines and their copies, where a whole program would say no more.
@Suite struct LineTests {
    /// Returns the copy of a line in a file that imports UIKit.
    private func copy(of line: String) throws -> String {
        let folder = try TemporaryFolder()
        let path = folder.path + "/File.swift"
        try Data("import UIKit\n\(line)\n".utf8).write(to: URL(filePath: path))
        let output = folder.path + "/output"
        _ = try ModuleRewriter(Request(module: "App", files: [path], output: output)).run()
        let text = try? String(contentsOfFile: OutputFolder(path: output).copyPath(of: path), encoding: .utf8)
        return text.map { $0.components(separatedBy: "\n")[1] } ?? line
    }

    @Test(arguments: [
        ("@testable import UIKit.UIView", "@testable import UIKit       "),
        ("@testable @preconcurrency public import App.Part", "@testable @preconcurrency public import App.Part"),
        ("import Darwin.POSIX.pthread; import class Foundation.Bundle", "import Glibc               ; import class Foundation.Bundle"),
        ("import os.signpost // os.log", "import os          // os.log"),
        ("import let Darwin.M_PI", "import Glibc          "),
        ("let import_ = \"import Darwin\"", "let import_ = \"import Darwin\""),
        ("#if !os(iOS) && !canImport(UIKit.UIView)\n#endif", "#if !true    && !canImport(UIKit)       "),
        (
            "#Preview(\"}\") { Text(\"}\") } // end",
            "fileprivate enum _Preview1 { @MainActor static let preview = UIKit.Preview(\"}\") { Text(\"}\") } } // end"
        ),
        (
            "#Preview { A() }; let a = 1; @available(iOS 99, *) func b() {}; let c = 2",
            "fileprivate enum _Preview1 { @MainActor static let preview = UIKit.Preview { A() } }; let a = 1;"
                + "                                    let c = 2"
        ),
        ("#warning(\"@objc\")", "#warning(\"@objc\")"),
        (
            "class A: XCTestCase { override func setUp() async throws { try await super.setUp() } }",
            "class A: XCTestCase { override func setUp() async throws {                         } }"
        ),
        (
            "class A: B { override func setUp() async throws { try await super.setUp() } }",
            "class A: B { override func setUp() async throws { try await super.setUp() } }"
        ),
        ("@NSApplicationMain @objc class A: NSObject {}", "@main                    class A: NSObject {}"),
        (
            "let a = NSClassFromString(\"A\"), b = own.NSClassFromString(\"B\")",
            "let a = ClassTables.named(\"A\"), b = own.NSClassFromString(\"B\")"
        ),
        ("struct S { @objc_ var a = 1 }", "struct S { @objc_ var a = 1 }"),
        ("@IBOutletted @IBActions(objc) struct S {}", "@IBOutletted @IBActions(objc) struct S {}"),
        ("let f: @convention(block) () -> Void = {}", "let f: @convention(block) () -> Void = {}"),
        ("let x = a?.b?(1), y = a?.c?(2, d: 3)", "let x = a?.b?(1), y = a?.c (2, d: 3)"),
        ("let x = delegate?.tapped?(1), y = delegate.closure?()", "let x = delegate?.tapped (1), y = delegate.closure ()"),
        ("let x = view?.selector == nil, y = delegate?.title != nil", "let x = view?.selector == nil, y = delegate?.title != nil"),
        ("let s = [#selector(UIView.layoutIfNeeded) : 1]", "let s = [_sel1                            : 1]"),
        ("/* @objc */ @objc /* @objc */ class A: NSObject {}", "/* @objc */       /* @objc */ class A: NSObject {}"),
        (
            "if #available(iOS 26, *) { UIView.new() }; let s = \"#available(iOS 26, *)\"",
            "if #unavailable(iOS 26)  { fatalError() }; let s = \"#available(iOS 26, *)\""
        ),
    ])
    func linesAreRewritten(line: String, expected: String) throws {
        #expect(try copy(of: line) == expected)
    }
}
