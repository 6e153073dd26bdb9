import SwiftSyntax

/// Questions about versions of iOS, and declarations for later versions than Caret's.
///
/// The compiler for Linux answers each question about iOS with yes, and ignores the attributes. Code for later versions
/// may name what does not exist here, and is left out: bodies, the statements behind a `guard`, and whole declarations.
/// Only such code uses such declarations.
extension FileScanner {
    /// The version of iOS that Caret reports.
    private static let systemVersion = (major: 18, minor: 0)

    /// Rewrites the condition of an `if` or a `while` that asks for a later version than Caret's, and leaves out the
    /// body.
    func rewriteAvailability(
        _ conditions: ConditionElementListSyntax, _ body: CodeBlockSyntax, then rest: IfExprSyntax.ElseBody?
    ) -> SyntaxVisitorContinueKind {
        if rewriteAvailability(conditions) {
            leaveOut(body)
            if let rest { walk(rest) }
            return .skipChildren
        }
        guard rewriteUnavailability(conditions), conditions.count == 1, case .codeBlock(let block)? = rest else { return .visitChildren }
        walk(body)
        leaveOut(block)
        return .skipChildren
    }

    /// Rewrites the conditions of a `guard`.
    func rewriteAvailability(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        if rewriteAvailability(node.conditions) {
            walk(node.body)
            return .skipChildren
        }
        guard rewriteUnavailability(node.conditions), node.conditions.count == 1 else { return .visitChildren }
        leaveOut(node.body)
        return .skipChildren
    }

    /// Replaces the statements of a body, which never runs here. A call that does not return needs no result.
    private func leaveOut(_ body: CodeBlockSyntax) { edit(body.leftBrace.endByte, body.rightBrace.startByte, " fatalError()") }

    /// Rewrites the conditions from the question about a later version on, which may name what does not exist here.
    ///
    /// - Returns: Whether there is such a question.
    private func rewriteAvailability(_ conditions: ConditionElementListSyntax) -> Bool {
        guard evaluator.isUserInterface, let last = conditions.last else { return false }
        for element in conditions {
            guard let condition = element.condition.as(AvailabilityConditionSyntax.self),
                condition.availabilityKeyword.text == "#available",
                let version = Self.laterVersion(condition.availabilityArguments)
            else { continue }
            for earlier in conditions.prefix(while: { $0 != element }) { walk(earlier) }
            edit(condition.startByte, last.condition.endByte, "#unavailable(\(version))", construct: "#available")
            return true
        }
        return false
    }

    /// Asks the opposite question, whose answer is the opposite on Linux.
    private func rewriteUnavailability(_ conditions: ConditionElementListSyntax) -> Bool {
        guard evaluator.isUserInterface else { return false }
        var isRewritten = false
        for condition in conditions.compactMap({ $0.condition.as(AvailabilityConditionSyntax.self) }) {
            guard condition.availabilityKeyword.text == "#unavailable", let version = Self.laterVersion(condition.availabilityArguments)
            else {
                continue
            }
            edit(condition, "#available(\(version),*)", construct: "#available")
            isRewritten = true
        }
        return isRewritten
    }

    /// Reads statements. Those behind a `guard` that asks for a later version are left out.
    func readStatements(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        guard evaluator.isUserInterface, !scopes.isEmpty || bodyDepth > 0, let stop = node.firstIndex(where: { Self.endsLaterCode($0) })
        else {
            return .visitChildren
        }
        for item in node[...stop] { walk(item) }
        let rest = node[node.index(after: stop)...]
        if let first = rest.first, let last = rest.last { edit(first.startByte, last.endByte, "fatalError()") }
        return .skipChildren
    }

    private static func endsLaterCode(_ item: CodeBlockItemSyntax) -> Bool {
        guard let statement = item.item.as(GuardStmtSyntax.self) else { return false }
        return statement.conditions.contains { element in
            guard let condition = element.condition.as(AvailabilityConditionSyntax.self) else { return false }
            return condition.availabilityKeyword.text == "#available" && laterVersion(condition.availabilityArguments) != nil
        }
    }

    /// Leaves out a declaration for a later version. Returns whether it is one.
    func leaveOut(_ item: Syntax) -> Bool {
        guard evaluator.isUserInterface, !item.is(EnumCaseDeclSyntax.self), let node = item.asProtocol((any WithAttributesSyntax).self)
        else {
            return false
        }
        let isLater = node.attributes.compactMap { $0.as(AttributeSyntax.self) }.contains { attribute in
            guard attribute.attributeName.plainText == "available" else { return false }
            if case .availability(let list)? = attribute.arguments { return Self.laterVersion(list) != nil }
            return false
        }
        if isLater { edit(item.startByte, item.endByte, construct: "@available") }
        return isLater
    }

    /// Returns the version of iOS in a list such as `iOS 26, *`, if Caret's version is earlier.
    private static func laterVersion(_ list: AvailabilityArgumentListSyntax) -> String? {
        var isForSystem = false
        for argument in list {
            if let token = argument.argument.as(TokenSyntax.self) { isForSystem = isForSystem || token.text == "iOS" }
            let pair = argument.argument.as(PlatformVersionSyntax.self)
            var version = pair?.platform.text == "iOS" ? pair?.version : nil
            if isForSystem, let label = argument.argument.as(AvailabilityLabeledArgumentSyntax.self), label.label.text == "introduced" {
                if case .version(let value) = label.value { version = value }
            }
            guard let version, let major = Int(version.major.text) else { continue }
            let minor = version.components.first.flatMap { Int($0.number.text) } ?? 0
            if (major, minor) > (systemVersion.major, systemVersion.minor) { return "iOS \(version.plainText)" }
        }
        return nil
    }
}
