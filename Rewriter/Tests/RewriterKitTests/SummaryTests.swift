import Foundation
import Testing

@testable import RewriterKit

/// Summaries of files, and their form in the cache.
@Suite struct SummaryTests {
    private static let source = """
        import UIKit
        open class Screen: UIViewController, Named {
            @objc(isOn) public private(set) var on: Bool { @objc(getOn) get { true } set {} }
            @available(*, deprecated) @objc open func go(_: Int, to place: String = "a", rest: Int...) async throws -> Int? { nil }
            @IBOutlet weak var label: UILabel! { didSet {} }
            #if canImport(Unheard)
            @IBAction private func tap<T>(_ sender: T) {}
            #endif
            var `default` = 3, other: Int
        }
        extension Screen { @discardableResult override func loadView() -> Int { 1 } }
        """

    private func summary(_ text: String) -> FileSummary {
        FileScanner.scan(Array(text.utf8), ConditionEvaluator(isUserInterface: true, defines: []))
    }

    @Test func membersAreTheSameAfterAStayInTheCache() throws {
        let first = summary(Self.source)
        let second = try JSONDecoder().decode(FileSummary.self, from: JSONEncoder().encode(first))
        let members = first.types.flatMap(\.members)
        #expect(members.count == 7 && members.contains { $0.parameters.count == 3 })
        #expect(second.types.flatMap(\.members) == members)
    }

    @Test func aTextThatIsNoMemberIsAnError() {
        let texts = ["", "a", String(repeating: "\u{1f}", count: 20), String(repeating: "\u{1f}", count: 21)]
        for text in texts {
            #expect(throws: DecodingError.self) { try JSONDecoder().decode([Member].self, from: JSONEncoder().encode([text])) }
        }
    }

    @Test func aSeparatorInTheTextIsNotCached() {
        var member = Member(name: "a", isMethod: true)
        member.type = "b\u{1f}c"
        #expect(throws: EncodingError.self) { try JSONEncoder().encode([member]) }
    }
}
