import SwiftSyntax

extension FileScanner {
    /// Functions of the Objective-C runtime that change classes.
    private static let runtimeFunctions: Set = [
        "class_addMethod", "class_replaceMethod", "class_getInstanceMethod", "class_getClassMethod", "method_exchangeImplementations",
        "method_setImplementation", "method_getImplementation", "class_getMethodImplementation", "imp_implementationWithBlock",
        "objc_allocateClassPair", "object_setClass", "class_copyIvarList", "class_copyPropertyList",
    ]

    /// Reports calls that need the Objective-C runtime itself.
    func reportRuntimeCall(_ node: FunctionCallExprSyntax) {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName, Self.runtimeFunctions.contains(name.text) {
            return report(
                name, "runtime function", "\(name.text) changes or reads classes of the Objective-C runtime",
                instead: "override the method in a subclass, or write the call at each caller")
        }
        let callee = node.calledExpression
        guard let name = (callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self))?.baseName else {
            return
        }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let isKeyPath = node.arguments.first?.expression.is(KeyPathExprSyntax.self) == true
        if (name.text == "observe" && isKeyPath) || (name.text == "addObserver" && labels.contains("forKeyPath")) {
            report(
                name, "key-value observing", "properties do not notify observers of their changes",
                instead: "use didSet, a delegate method or a notification")
        }
    }
}
