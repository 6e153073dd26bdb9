import SwiftSyntax

/// A function of Caret that stores a closure.
struct HandlerFunction: Sendable {
    let name: String
    /// The number of arguments without a label in front of the owner; `nil` if the function passes its receiver to the
    /// closure instead.
    let ownerIndex: Int?

    /// Whether the closure receives an owner in every form of the function.
    private var alwaysPassesOwner: Bool { ["task", "during", "observe"].contains(name) }

    private static let all: [String: HandlerFunction] = {
        let first = [
            "onFrame", "sections", "observe", "onSelect", "onDeselect", "onShow", "onHide", "onDelete", "onInsert", "onAccessoryTap",
            "leadingActions", "trailingActions",
        ]
        let functions =
            ["on", "answer"].map { HandlerFunction(name: $0, ownerIndex: 1) } + first.map { HandlerFunction(name: $0, ownerIndex: 0) }
            + ["task"].map { HandlerFunction(name: $0, ownerIndex: 0) } + ["during"].map { HandlerFunction(name: $0, ownerIndex: nil) }
        return Dictionary(uniqueKeysWithValues: functions.map { ($0.name, $0) })
    }()

    /// The labels of closures.
    private static let closureLabels: Set<String?> = [nil, "perform", "with", "describedBy", "make"]

    /// Returns the function that a call may refer to; `nil` if it is none of Caret's.
    static func called(by call: FunctionCallExprSyntax) -> HandlerFunction? {
        let name =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
        guard let name, let function = all[name.text] else { return nil }
        // Events and questions are values of Caret. Emitters of other libraries name their events by strings.
        if function.ownerIndex == 1 {
            guard let event = call.arguments.first, event.label == nil else { return nil }
            if event.expression.is(StringLiteralExprSyntax.self) || event.expression.is(ClosureExprSyntax.self) { return nil }
        }
        return function
    }

    /// The arguments that may be methods: those in the places of closures.
    func methods(in call: FunctionCallExprSyntax) -> [ExprSyntax] {
        call.arguments.enumerated().filter { index, argument in
            Self.closureLabels.contains(argument.label?.text) && (ownerIndex != 1 || index > 0)
        }.map(\.element.expression).filter { !$0.is(ClosureExprSyntax.self) }
    }

    /// The closures that the function stores.
    func closures(in call: FunctionCallExprSyntax) -> [ClosureExprSyntax] {
        let arguments = call.arguments.filter { Self.closureLabels.contains($0.label?.text) }
        let closures = arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) } + [call.trailingClosure].compactMap { $0 }
        // Functions of other libraries have these names too, but pass nothing.
        return alwaysPassesOwner ? closures.filter(\.hasParameters) : closures
    }

    /// Whether an owner is passed to the closure.
    func passesOwner(in call: FunctionCallExprSyntax) -> Bool {
        guard !alwaysPassesOwner, let ownerIndex else { return true }
        return call.arguments.filter { $0.label == nil && !$0.expression.is(ClosureExprSyntax.self) }.count > ownerIndex
    }

    /// Returns the call with a method of an owner.
    func withMethod(_ method: String, of owner: String, in call: FunctionCallExprSyntax) -> String {
        "\(name)(\(event(of: call))\(owner), call: \(method))"
    }

    /// Returns the call with a closure that receives an owner.
    func ownerForm(of call: FunctionCallExprSyntax) -> String { "\(name)(\(event(of: call))self) { me in … }" }

    private func event(of call: FunctionCallExprSyntax) -> String {
        guard ownerIndex == 1, let event = call.arguments.first?.expression.plainText else { return "" }
        return (event.contains("\n") ? "…" : event) + ", "
    }
}

extension ClosureExprSyntax {
    /// Whether the closure names a parameter, or uses the first one.
    fileprivate var hasParameters: Bool { signature?.parameterClause != nil || plainText.contains("$0") }
}
