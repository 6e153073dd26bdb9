import Foundation
import Testing

/// What the Makefile passes on.
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
        #expect(Self.makefile.contains("CARET_KEYS=$(or $(KEYS),100000) swift test --filter TypingCostTests"))
    }
}
