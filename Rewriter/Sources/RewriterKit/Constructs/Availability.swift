import SwiftSyntax

extension FileScanner {
    /// The version of iOS that Caret reports.
    private static let systemVersion = 18

    /// Rewrites an `if` whose only condition asks for a later version than Caret's.
    ///
    /// The compiler for Linux answers each question about iOS with yes. The body, which may name what does not exist
    /// here, becomes a call that never runs.
    func rewriteAvailability(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        guard let condition = node.conditions.first?.condition.as(AvailabilityConditionSyntax.self), isLater(condition),
            condition.availabilityKeyword.text == "#available", rewrite(condition)
        else { return .visitChildren }
        let (first, last) = (node.body.leftBrace.endByte, node.body.rightBrace.startByte)
        if last - first >= 14 { edit(first, last, " fatalError()") }
        if let rest = node.elseBody { walk(rest) }
        return .skipChildren
    }

    func rewriteAvailability(_ node: AvailabilityConditionSyntax) {
        if isLater(node) { _ = rewrite(node) }
    }

    /// Asks the opposite question, whose answer is the opposite on Linux.
    private func rewrite(_ node: AvailabilityConditionSyntax) -> Bool {
        guard evaluator.isUserInterface else { return false }
        let arguments = node.availabilityArguments.filter { $0.trimmedDescription.hasPrefix("iOS") }
        guard let version = arguments.first?.argument.trimmedDescription else { return false }
        let text = node.availabilityKeyword.text == "#available" ? "#unavailable(\(version))" : "#available(\(version),*)"
        edit(node, text, construct: "#available")
        return true
    }

    private func isLater(_ node: AvailabilityConditionSyntax) -> Bool {
        node.availabilityArguments.contains { argument in
            guard let version = argument.argument.as(PlatformVersionSyntax.self), version.platform.text == "iOS" else { return false }
            return (version.version.flatMap { Int($0.major.text) } ?? 0) > Self.systemVersion
        }
    }
}
