import Foundation
import Testing

/// The arguments that the Makefile passes on.
@Suite struct MakefileTests {
    private static let makefile: String = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Makefile")
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }()

    /// `KEYS` was also the name of a folder, so that `make typing` passed a path in place of a number.
    @Test func `J7 no variable of the Makefile has the name of an argument`() throws {
        let arguments = Set(Self.makefile.matches(of: /\$\(or \$\((\w+)\),/).map { String($0.1) })
        let variables = Set(Self.makefile.matches(of: /(?m)^(\w+) *[:?+]?= */).map { String($0.1) })
        #expect(arguments.contains("KEYS") && variables.contains("HOUSE"))
        #expect(arguments.isDisjoint(with: variables), "\(arguments.intersection(variables))")
    }

    @Test func `J7 make typing types a hundred thousand keys`() throws {
        #expect(Self.makefile.contains("CARET_KEYS=$(or $(KEYS),100000) swift test --disable-index-store --filter TypingCostTests"))
    }

    @Test func `the Makefile declares its targets in one list, and help describes those for people`() throws {
        let lists = Self.makefile.matches(of: /(?m)^\.PHONY: ((?:.*\\\n)*.*)$/)
        #expect(lists.count == 1)
        let declared = Set(try #require(lists.first).1.split { !($0.isLetter || $0 == "-") }.map(String.init))
        let targets = Set(Self.makefile.matches(of: /(?m)^([a-z-]+):/).map { String($0.1) })
        #expect(declared == targets, "\(declared.symmetricDifference(targets))")
        let described = Set(Self.makefile.matches(of: /(?m)^([a-z-]+):[^#\n]*## ./).map { String($0.1) })
        // Parts of other targets.
        #expect(targets.subtracting(described) == ["house", "setup-testing", "symbols", "test-all"])
    }
}
