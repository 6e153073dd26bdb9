import SwiftSyntax

/// The conditions around a place in a source file.
struct ConditionStack {
    private struct Level {
        /// The conditions that hold in the clause, as text; the earlier clauses are negated.
        var texts: [String]
        var value: ConditionValue
    }

    private var levels: [Level] = []

    /// Whether the place is certainly not compiled.
    var isInactive: Bool { levels.contains { $0.value == .no } }

    /// The conditions that appended code has to repeat: those whose value is not known.
    var texts: [String] { levels.filter { $0.value == .unknown }.flatMap(\.texts) }

    mutating func push(_ texts: [String], _ value: ConditionValue) { levels.append(Level(texts: texts, value: value)) }

    mutating func pop() { levels.removeLast() }
}

extension IfConfigDeclSyntax {
    /// Returns the clauses with the conditions under which each is compiled.
    func clauses(_ evaluator: ConditionEvaluator) -> [(clause: IfConfigClauseSyntax, texts: [String], value: ConditionValue)] {
        var earlier: [String] = []
        var none: ConditionValue = .yes
        return clauses.map { clause in
            let own = clause.condition.map { evaluator.rewrittenText(of: $0) }
            let value = none && evaluator.value(of: clause.condition)
            let texts = earlier + (own.map { [$0] } ?? [])
            none = none && !evaluator.value(of: clause.condition)
            if let own { earlier.append("!(\(own))") }
            return (clause, texts, value)
        }
    }
}
