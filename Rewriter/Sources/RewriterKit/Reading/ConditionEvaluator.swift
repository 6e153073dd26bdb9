import SwiftSyntax

/// The value of a compilation condition, as far as the rewriter can tell.
enum ConditionValue: Sendable {
    case yes, no, unknown

    static prefix func ! (value: ConditionValue) -> ConditionValue {
        switch value {
        case .yes: .no
        case .no: .yes
        case .unknown: .unknown
        }
    }

    static func && (one: ConditionValue, other: ConditionValue) -> ConditionValue {
        if one == .no || other == .no { return .no }
        return one == .yes && other == .yes ? .yes : .unknown
    }

    static func || (one: ConditionValue, other: ConditionValue) -> ConditionValue { !(!one && !other) }
}

/// Evaluates compilation conditions: as the compiler does after the rewriting.
///
/// In modules with user interface code, `os(iOS)` and `targetEnvironment(simulator)` are true, and `os(Linux)` is
/// false. Whether a module can be imported is known only for modules that exist here or that cannot exist here. For
/// others, the value is unknown.
struct ConditionEvaluator: Sendable {
    let isUserInterface: Bool
    let defines: Set<String>

    func value(of expression: ExprSyntax?) -> ConditionValue {
        guard let expression else { return .yes }
        if let parts = expression.as(SequenceExprSyntax.self) { return value(ofSequence: Array(parts.elements)) }
        if let not = expression.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" { return !value(of: not.expression) }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 { return value(of: tuple.elements.first?.expression) }
        if let name = expression.as(DeclReferenceExprSyntax.self) { return defines.contains(name.baseName.text) ? .yes : .no }
        if let literal = expression.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" ? .yes : .no }
        if let call = expression.as(FunctionCallExprSyntax.self) { return value(of: call) }
        return .unknown
    }

    /// Evaluates operands and the operators between them. `&&` binds more tightly than `||`.
    private func value(ofSequence elements: [ExprSyntax]) -> ConditionValue {
        var result: ConditionValue = .no
        var product: ConditionValue = .yes
        for (index, element) in elements.enumerated() {
            if index.isMultiple(of: 2) {
                product = product && value(of: element)
            } else if element.plainText == "||" {
                result = result || product
                product = .yes
            }
        }
        return result || product
    }

    private func value(of call: FunctionCallExprSyntax) -> ConditionValue {
        guard let argument = call.arguments.first?.expression.plainText else { return .unknown }
        switch call.calledExpression.plainText {
        case "os":
            if argument == "iOS" { return isUserInterface ? .yes : .no }
            return argument == "Linux" && !isUserInterface ? .yes : .no
        case "targetEnvironment": return argument == "simulator" && isUserInterface ? .yes : .no
        case "canImport": return canImport(argument)
        case "compiler", "swift": return Self.version(call.arguments.first?.expression)
        default: return .unknown
        }
    }

    private static let present: Set = [
        "UIKit", "QuartzCore", "CoreGraphics", "ImageIO", "UniformTypeIdentifiers", "Foundation", "Glibc", "Dispatch",
        "FoundationNetworking",
        "FoundationXML", "Accessibility", "Combine", "os", "XCTest", "Testing",
    ]
    private static let absent: Set = [
        "AppKit", "ObjectiveC", "Darwin", "WatchKit", "Cocoa", "TVUIKit", "CarPlay", "WidgetKit", "Musl", "Android", "WinSDK", "SwiftUI",
        "IOKit", "Metal",
    ]

    private func canImport(_ module: String) -> ConditionValue {
        if Self.present.contains(module) { return .yes }
        // The question about a submodule of UIKit becomes one about UIKit.
        if module.hasPrefix("UIKit.") { return isUserInterface ? .yes : .no }
        return Self.absent.contains(module) ? .no : .unknown
    }

    /// Evaluates `compiler(>=5.9)` and `swift(>=5.9)`. The compiler is 6 or later; a module in an older language mode
    /// still sees `swift(>=5.9)`.
    private static func version(_ expression: ExprSyntax?) -> ConditionValue {
        guard let text = expression?.plainText, let digit = text.firstIndex(where: \.isNumber), let number = Double(text[digit...])
        else {
            return .unknown
        }
        guard number < 6 else { return .unknown }
        return text.hasPrefix("<") ? .no : .yes
    }
}
