import SwiftSyntax

/// A function of Caret that stores a closure.
struct HandlerFunction: Sendable {
    /// The object that a function passes to its closure.
    enum Owner: Sendable, Equatable {
        /// An argument without a label, after this number of other arguments without a label.
        case argument(after: Int)
        /// The receiver of the call.
        case receiver
        /// The closure receives values only.
        case none
    }

    let name: String
    let owner: Owner
    /// The repair that a report names; `nil` if it is the form with an owner.
    let repair: String?

    /// Whether the first argument is an event or a question.
    let hasEvent: Bool

    init(name: String, owner: Owner, repair: String?, hasEvent: Bool = false) {
        self.name = name
        self.owner = owner
        self.repair = repair
        self.hasEvent = hasEvent
    }

    /// Whether the closure receives an owner in every form of the function.
    private var alwaysPassesOwner: Bool { owner == .receiver || ["task", "observe"].contains(name) }

    /// Returns the function that a call may refer to; `nil` if it is none of Caret's.
    static func called(by call: FunctionCallExprSyntax) -> HandlerFunction? {
        let name =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
        guard let name, let function = HandlerFunctions.all[name.text] else { return nil }
        // Events and questions are values of Caret. Emitters of other libraries name their events by strings.
        if function.hasEvent {
            guard let event = call.arguments.first, event.label == nil else { return nil }
            if event.expression.is(StringLiteralExprSyntax.self) || event.expression.is(ClosureExprSyntax.self) { return nil }
        }
        // The closure of another section is called at once.
        if function.name == "Section", !call.arguments.contains(where: { ["lazy", "count"].contains($0.label?.text) }) { return nil }
        // `present` is UIKit's function, too, and the other one stores no closure.
        if function.name == "present", call.arguments.count < 2 || call.arguments.contains(where: { $0.label?.text == "animated" }) {
            return nil
        }
        return function
    }

    /// The labels of closures.
    private static let closureLabels: Set<String?> = [
        nil, "perform", "with", "describedBy", "make", "by", "screen", "page", "draw", "handler", "view", "row",
    ]

    /// The arguments that may be methods: those in the places of closures. The arguments without a label of a row or a
    /// form are values.
    func methods(in call: FunctionCallExprSyntax) -> [ExprSyntax] {
        call.arguments.enumerated().filter { index, argument in
            Self.closureLabels.contains(argument.label?.text) && (!hasEvent || index > 0) && (repair == nil || argument.label != nil)
        }.map(\.element.expression).filter { !$0.is(ClosureExprSyntax.self) }
    }

    /// The closures that the function stores.
    func closures(in call: FunctionCallExprSyntax) -> [ClosureExprSyntax] {
        let arguments = call.arguments.filter { Self.closureLabels.contains($0.label?.text) }
        let closures = arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) } + [call.trailingClosure].compactMap { $0 }
        // Functions of other libraries have these names too, but pass nothing.
        return alwaysPassesOwner ? closures.filter(\.hasParameters) : closures
    }

    /// The closures of the event's operators, which the handler stores, too.
    func operators(in call: FunctionCallExprSyntax) -> [ClosureExprSyntax] {
        guard hasEvent, let event = call.arguments.first?.expression else { return [] }
        let finder = OperatorFinder(viewMode: .sourceAccurate)
        finder.walk(event)
        return finder.closures
    }

    /// Whether an owner is passed to the closure.
    func passesOwner(in call: FunctionCallExprSyntax) -> Bool {
        guard !alwaysPassesOwner else { return true }
        guard case .argument(let count) = owner else { return false }
        return call.arguments.filter { $0.label == nil && !$0.expression.is(ClosureExprSyntax.self) }.count > count
    }

    /// Returns the call with a method of an owner.
    func withMethod(_ method: String, of owner: String, in call: FunctionCallExprSyntax) -> String {
        repair ?? "\(name)(\(event(of: call))\(owner), call: \(method))"
    }

    /// Returns the call with a closure that receives an owner.
    func ownerForm(of call: FunctionCallExprSyntax) -> String { repair ?? "\(name)(\(event(of: call))self) { me in … }" }

    private func event(of call: FunctionCallExprSyntax) -> String {
        guard hasEvent, let event = call.arguments.first?.expression.plainText else { return "" }
        return (event.contains(where: \.isNewline) ? "…" : event) + ", "
    }
}

/// Collects the outermost closures of an expression.
private final class OperatorFinder: SyntaxVisitor {
    private(set) var closures: [ClosureExprSyntax] = []

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        closures.append(node)
        return .skipChildren
    }
}

extension ClosureExprSyntax {
    /// Whether the closure names a parameter, or uses the first one.
    fileprivate var hasParameters: Bool { signature?.parameterClause != nil || plainText.contains("$0") }
}
