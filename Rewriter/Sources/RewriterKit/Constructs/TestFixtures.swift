import SwiftSyntax

extension FileScanner {
    /// The methods of `XCTestCase` around each test.
    private static let fixtureMethods: Set = ["setUp", "tearDown"]

    /// Blanks the statement `try await super.setUp()` in a direct subclass of `XCTestCase`.
    ///
    /// The method of `XCTestCase` does nothing. On Linux it has no actor, so that a class on the main actor cannot call
    /// it in Swift 6.
    func rewriteFixtureCall(_ item: Syntax) {
        guard !conditions.isInactive, let test = item.as(TryExprSyntax.self), let wait = test.expression.as(AwaitExprSyntax.self),
            let call = wait.expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base?.is(SuperExprSyntax.self) == true,
            Self.fixtureMethods.contains(access.declName.baseName.text),
            scopes.last(where: { !$0.part.isExtension })?.part.inherited.first == "XCTestCase"
        else { return }
        edit(test, construct: "super.\(access.declName.baseName.text)()")
    }
}
