import SwiftSyntax

extension FileScanner {
    /// Writes the answer on iOS to the questions of a condition whose answer on Linux differs.
    func rewriteCondition(_ condition: ExprSyntax) {
        if let call = condition.as(FunctionCallExprSyntax.self) {
            let name = call.calledExpression.trimmedDescription
            let argument = call.arguments.first?.expression.trimmedDescription
            if (name == "os" && argument == "iOS") || (name == "targetEnvironment" && argument == "simulator") {
                edit(call, "true", construct: "#if \(name)")
            } else if name == "os", argument == "Linux" {
                edit(call, "false", construct: "#if \(name)")
            } else if name == "canImport", let argument, argument.hasPrefix("UIKit.") {
                edit(call, "canImport(UIKit)", construct: "#if canImport")
            }
            return
        }
        for child in condition.children(viewMode: .sourceAccurate) {
            if let expression = child.as(ExprSyntax.self) { rewriteCondition(expression) }
            if let list = child.as(ExprListSyntax.self) { list.forEach { rewriteCondition($0) } }
            if let list = child.as(LabeledExprListSyntax.self) { list.forEach { rewriteCondition($0.expression) } }
        }
    }
}
