import SwiftSyntax

/// The generic parameters of a function that are classes of UIKit, and the parameters that are metatypes of such.
struct ClassConstraints {
    private(set) var classes: Set<String> = []
    private(set) var metatypes: Set<String> = []

    init(
        _ generics: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?,
        _ parameters: FunctionParameterClauseSyntax? = nil
    ) {
        for parameter in generics?.parameters ?? [] where parameter.inheritedType.map(Self.isClass) == true {
            classes.insert(parameter.name.text)
        }
        for requirement in requirements?.requirements ?? [] {
            guard case .conformanceRequirement(let conformance) = requirement.requirement, Self.isClass(conformance.rightType) else {
                continue
            }
            classes.insert(conformance.leftType.plainText)
        }
        for parameter in parameters?.parameters ?? [] {
            guard let instance = Self.instance(of: parameter.type) else { continue }
            if Self.isClass(instance) || classes.contains(instance.plainText) {
                metatypes.insert((parameter.secondName ?? parameter.firstName).text)
            }
        }
    }

    /// Returns the type `View` of a metatype `View.Type`.
    static func instance(of type: TypeSyntax) -> TypeSyntax? {
        guard let metatype = type.as(MetatypeTypeSyntax.self), metatype.metatypeSpecifier.text == "Type" else { return nil }
        if let tuple = metatype.baseType.as(TupleTypeSyntax.self), tuple.elements.count == 1 { return tuple.elements.first?.type }
        return metatype.baseType
    }

    private static func isClass(_ type: TypeSyntax) -> Bool { isClass(type.plainText) }

    /// Whether a type is a class of UIKit, or a composition with one.
    static func isClass(_ type: String) -> Bool {
        type.filter { !"()".contains($0) }.split(separator: "&").contains {
            FrameworkClasses.superclasses[String($0).trimmingSpaces] != nil
        }
    }
}

extension FileScanner {
    /// Reports `View()` and `viewClass.init()` for a generic parameter or a metatype of UIKit's classes.
    ///
    /// On iOS, initializers of Objective-C classes count as required. The initializers of UIKit's classes here are not.
    func readMetatypeCall(_ node: FunctionCallExprSyntax) {
        guard !conditions.isInactive, evaluator.isUserInterface, node.arguments.first?.label?.text != "coder" else { return }
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName {
            if isGenericClass(name.text) { reportMetatypeCall(name) }
            return
        }
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init",
            let base = access.base
        else { return }
        let name = base.plainText
        if isGenericClass(name) || genericParameters.contains(where: { $0.metatypes.contains(name) }) { return reportMetatypeCall(base) }
        let property = name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
        guard property.first?.isLowercase == true, property.allSatisfy({ $0.isLetter || $0.isNumber }) else { return }
        summary.metatypeCalls.append(MetatypeCall(offset: base.startByte, name: property, context: scopes.last?.part.path))
    }

    private func isGenericClass(_ name: String) -> Bool { genericParameters.contains { $0.classes.contains(name) } }

    private func reportMetatypeCall(_ node: some SyntaxProtocol) {
        report(node, MetatypeCall.construct, MetatypeCall.reason, instead: MetatypeCall.instead)
    }
}

extension MetatypeCall {
    static let construct = "initializer of a metatype"
    static let reason = "the initializers of UIKit's classes are not required here, so that a metatype cannot call them"
    static let instead = "pass a closure that creates the object"
}
