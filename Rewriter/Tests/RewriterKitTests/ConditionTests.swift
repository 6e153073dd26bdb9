import SwiftParser
import SwiftSyntax
import Testing

@testable import RewriterKit

@Suite struct ConditionTests {
    @Test(arguments: [
        ("os(iOS)", ConditionValue.yes, ConditionValue.no), ("os(macOS) || os(iOS)", .yes, .no), ("!os(iOS)", .no, .yes),
        ("os(Linux)", .no, .yes), ("canImport(AppKit)", .no, .no), ("canImport(Unheard)", .unknown, .unknown),
        ("canImport(UIKit.UIGestureRecognizerSubclass)", .yes, .no), ("canImport(UIKit) || canImport(Unheard)", .yes, .yes),
        ("os(iOS) && DEBUG", .yes, .no), ("RELEASE || canImport(Unheard)", .unknown, .unknown), ("compiler(>=5.9)", .yes, .yes),
        ("false && canImport(Unheard)", .no, .no), ("(os(iOS) && !targetEnvironment(macCatalyst))", .yes, .no),
    ])
    func conditionsHaveValues(text: String, interface: ConditionValue, other: ConditionValue) throws {
        let tree = Parser.parse(source: "#if \(text)\n#endif\n")
        let node = try #require(tree.statements.first?.item.as(IfConfigDeclSyntax.self))
        let condition = node.clauses.first?.condition
        #expect(ConditionEvaluator(isUserInterface: true, defines: ["DEBUG"]).value(of: condition) == interface)
        #expect(ConditionEvaluator(isUserInterface: false, defines: ["DEBUG"]).value(of: condition) == other)
    }

    @Test(arguments: [
        ("tap", [], "tap"), ("tap", ["_"], "tap:"), ("move", ["to", "animated"], "moveTo:animated:"), ("set", ["name"], "setWithName:"),
        ("load", ["for", "_"], "loadFor::"), ("pick", ["inside"], "pickInside:"), ("run", ["input"], "runWithInput:"),
        ("animateWith", ["duration"], "animateWithDuration:"), ("insert", ["_", "at"], "insert:at:"), ("moveTo", ["x"], "moveToX:"),
        ("with", ["name"], "withName:"), ("perform", ["informed"], "performWithInformed:"), ("add", ["toList", "by"], "addToList:by:"),
    ])
    func methodsHaveObjectiveCNames(name: String, labels: [String], expected: String) {
        #expect(ObjCName.selector(name, labels) == expected)
    }

    @Test func repeatedConditionsAreThoseOfTheCopy() throws {
        let tree = Parser.parse(source: "#if os(iOS) && (DEBUG || canImport(UIKit.A)) /* b */\n#else\n#endif\n")
        let node = try #require(tree.statements.first?.item.as(IfConfigDeclSyntax.self))
        let texts = node.clauses(ConditionEvaluator(isUserInterface: true, defines: [])).map(\.texts)
        #expect(texts[0] == ["true    && (DEBUG || canImport(UIKit)  )"])
        #expect(texts[1] == ["!(true    && (DEBUG || canImport(UIKit)  ))"])
    }

    @Test func editsInsideOfOthersAreFound() {
        let edits = [Edit(5, 9, "a"), Edit(6, 7, "b"), Edit(5, 9, "a"), Edit(9, 9, "c"), Edit(1, 5, "d")]
        #expect(Edit.overlapping(edits) == [Edit(6, 7, "b")])
    }

    @Test func anEditKeepsLineEnds() {
        let edits = [Edit(2, 7, "xyz"), Edit(0, 1), Edit(9, 9, "++")]
        #expect(String(decoding: Edit.apply(edits, to: Array("abc\nefghij".utf8)), as: UTF8.self) == " bxyz\n   hi++j")
    }
}
