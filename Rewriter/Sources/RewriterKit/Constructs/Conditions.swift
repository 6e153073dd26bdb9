import SwiftSyntax

extension FileScanner {
    /// Writes the answer on iOS to the questions of a condition whose answer on Linux differs.
    func rewriteCondition(_ condition: ExprSyntax) {
        for answer in evaluator.answers(in: condition) { edit(answer.call, answer.text, construct: answer.construct) }
    }
}

extension ConditionEvaluator {
    /// A question of a condition with another text.
    struct RewrittenQuestion {
        var call: FunctionCallExprSyntax
        var text: String
        var construct: String
    }

    /// Returns the questions whose answer on Linux differs from that on iOS.
    func answers(in condition: ExprSyntax) -> [RewrittenQuestion] {
        guard isUserInterface else { return [] }
        if let call = condition.as(FunctionCallExprSyntax.self) {
            let name = call.calledExpression.plainText
            let argument = call.arguments.first?.expression.plainText
            if (name == "os" && argument == "iOS") || (name == "targetEnvironment" && argument == "simulator") {
                return [RewrittenQuestion(call: call, text: "true", construct: "#if \(name)")]
            }
            if name == "os", argument == "Linux" { return [RewrittenQuestion(call: call, text: "false", construct: "#if \(name)")] }
            guard name == "canImport", let argument, argument.hasPrefix("UIKit.") else { return [] }
            return [RewrittenQuestion(call: call, text: "canImport(UIKit)", construct: "#if canImport")]
        }
        return condition.children(viewMode: .sourceAccurate).flatMap { child -> [RewrittenQuestion] in
            if let expression = child.as(ExprSyntax.self) { return answers(in: expression) }
            if let list = child.as(ExprListSyntax.self) { return list.flatMap { answers(in: $0) } }
            return child.as(LabeledExprListSyntax.self)?.flatMap { answers(in: $0.expression) } ?? []
        }
    }

    /// Returns the text of a condition in the rewritten copy.
    ///
    /// Appended code repeats conditions, and has to be compiled exactly if the code that uses it is compiled.
    func rewrittenText(of condition: ExprSyntax) -> String {
        let start = condition.startByte
        let edits = answers(in: condition).map { Edit($0.call.startByte - start, $0.call.endByte - start, $0.text) }
        return String(decoding: Edit.apply(edits, to: Array(condition.plainText.utf8)), as: UTF8.self)
    }
}
