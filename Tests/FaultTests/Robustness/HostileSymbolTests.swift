import CaretTesting
import Foundation
import Synchronization
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitEngines

/// Symbol templates with shapes where nothing can be drawn.
@MainActor @Suite(.app) struct HostileSymbolTests {
    private static func sheet(_ path: String, transform: String = "", baseline: String = "1000", margin: String = "180") -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
        <g id="Guides"><line id="Baseline-M" x1="0" x2="9" y1="\(baseline)" y2="\(baseline)"/>
        <line id="Capline-M" x1="0" x2="9" y1="929.541" y2="929.541"/>
        <line id="left-margin-Regular-M" x1="100" x2="100" y1="0" y2="9"/>
        <line id="right-margin-Regular-M" x1="\(margin)" x2="\(margin)" y1="0" y2="9"/>
        </g><g id="Regular-M" transform="matrix(1 0 0 1 110 990)"><g transform="\(transform)"><path d="\(path)"/></g></g></svg>
        """
    }

    private static let square = "M0 0h60v-60h-60z"

    private func template(_ text: String) throws -> SymbolTemplate { try SymbolTemplate(Data(text.utf8), file: "mark.svg") }

    @Test func `N6 a valid template is read`() throws {
        _ = try template(Self.sheet(Self.square))
    }

    @Test(arguments: [
        "M0 0h60v-60h-60zM1e12 0h1v1z", "M0 0L1e39 1", "M0 0h999999v9z", "M9e5 0l9e5 9e5z", "M0 0C1e30 0 1 1 2 2z", "M0 0h60q",
    ])
    func `N6 a far point is an error`(_ path: String) throws {
        let error = #expect(throws: SymbolTemplateError.self) { try template(Self.sheet(path)) }
        #expect(error?.description.hasPrefix("mark.svg: Regular-M ") == true)
    }

    @Test(arguments: ["scale(1e6) scale(1e6) scale(1e6)", "translate(9e5)", "scale(1e6 0)", "matrix(1e6 1e6 1e6 1e6 1e6 1e6)"])
    func `N6 so is a point that a transform moves there`(_ transform: String) {
        #expect(throws: SymbolTemplateError.self) { try template(Self.sheet(Self.square, transform: transform)) }
    }

    @Test func `N6 so are guides that make a symbol too large`() {
        #expect(throws: SymbolTemplateError.self) { try template(Self.sheet(Self.square, baseline: "929.5410001")) }
        #expect(throws: SymbolTemplateError.self) { try template(Self.sheet(Self.square, margin: "900000")) }
    }

    @Test func `N6 a symbol that cannot be read is reported, and there is no image`() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("caret-\(UUID().uuidString)", isDirectory: true)
        let set = url.appendingPathComponent("Media.xcassets/mark.symbolset", isDirectory: true)
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data("{\"symbols\":[{\"filename\":\"mark.svg\",\"idiom\":\"universal\"}]}".utf8).write(
            to: set.appendingPathComponent("Contents.json"))
        try Data(Self.sheet("M0 0L1e39 1").utf8).write(to: set.appendingPathComponent("mark.svg"))
        let found = Mutex<[String]>([])
        let id = Diagnostics.addRecorder { diagnostic in found.withLock { $0.append(diagnostic.description) } }
        defer { Diagnostics.remove(recorder: id) }
        let bundle = try #require(Bundle(path: url.path))
        #expect(UIImage(named: "mark", in: bundle, compatibleWith: nil) == nil)
        #expect(found.withLock { $0 }.contains { $0.contains("mark.svg") && $0.contains("Regular-M") })
    }
}
