import Foundation

/// Finds the declarations of a source file to which nibs may refer.
///
/// The scanner reads the tokens of the file once, in order. A stack of scopes, which braces open and close, contains
/// the type of each scope. A stack of conditions follows `#if` directives. Attributes and modifiers are collected
/// until a declaration uses them or another token discards them. The scanner does not parse expressions. It only has
/// to distinguish a method of a class from a function inside a function.
struct NibScanner {
    private struct Scope {
        /// The path of the type that the scope belongs to; `nil` in the body of a function.
        var type: String?
        /// Whether nibs can call the methods of this scope, which is the case in classes and extensions.
        var isClass = false
        var isHidden = false
    }

    private let tokens: [SwiftToken]
    private var index = 0
    private var scopes: [Scope] = []
    private var conditions: [[String]] = []
    private var attributes: [String] = []
    private var modifiers: [String] = []
    private(set) var declarations = NibDeclarations()

    private init(_ source: String) {
        tokens = SwiftTokens.tokenize(source)
    }

    static func scan(_ source: String) -> NibDeclarations {
        var scanner = NibScanner(source)
        while scanner.index < scanner.tokens.count { scanner.step() }
        return scanner.declarations
    }

    private static let modifierWords: Set = [
        "private", "fileprivate", "internal", "package", "public", "open", "static", "final", "override", "weak", "lazy", "dynamic",
        "nonisolated", "required", "convenience", "mutating", "unowned",
    ]

    private mutating func step() {
        let token = tokens[index]
        index += 1
        switch token.kind {
        case .directive: handleDirective(token.text)
        case .stringLiteral: reset()
        case .symbol where token.isSymbol("@"): handleAttribute(token.line)
        case .symbol where token.isSymbol("{"):
            scopes.append(Scope())
            reset()
        case .symbol where token.isSymbol("}"):
            _ = scopes.popLast()
            reset()
        case .symbol: reset()
        case .word: handleWord(token)
        }
    }

    private mutating func reset() {
        attributes = []
        modifiers = []
    }

    private mutating func handleWord(_ token: SwiftToken) {
        switch token.text {
        case "import": addImport()
        case "class" where isDeclaration: handleType(isClass: true)
        case "struct", "enum", "actor", "protocol": handleType(isClass: false)
        case "extension": handleType(isClass: true, isExtension: true)
        case "func": handleMethod(token.line)
        case "var": handleProperty(token.line)
        case "class": modifiers.append("static")
        case let word where Self.modifierWords.contains(word):
            modifiers.append(word)
            // `private(set)` restricts only the setter, but nibs need the setter too.
            if index < tokens.count, tokens[index].isSymbol("(") { skipParentheses() }
        default: reset()
        }
    }

    /// Whether `class` begins the declaration of a type here. Otherwise it modifies a method or property.
    private var isDeclaration: Bool {
        guard index < tokens.count, tokens[index].kind == .word else { return false }
        return !["func", "var", "let", "override", "subscript"].contains(tokens[index].text)
    }

    private mutating func addImport() {
        guard index < tokens.count, tokens[index].kind == .word else { return }
        let line = tokens[index].line
        var last = tokens[index].text
        // In `import class Module.Type`, the name of the module is the second word.
        if ["class", "struct", "func", "enum", "protocol", "typealias"].contains(last), index + 1 < tokens.count,
            tokens[index + 1].line == line
        {
            last = tokens[index + 1].text
        }
        if conditions.isEmpty, !declarations.imports.contains(last) { declarations.imports.append(last) }
        reset()
    }

    private mutating func handleAttribute(_ line: Int) {
        guard index < tokens.count, tokens[index].kind == .word else { return }
        let name = tokens[index].text
        index += 1
        attributes.append(name)
        if name == "IBOutlet" { declarations.outlets.append(line) }
        if index < tokens.count, tokens[index].isSymbol("(") { skipParentheses() }
    }

    private mutating func skipParentheses() {
        var depth = 0
        while index < tokens.count {
            if tokens[index].isSymbol("(") { depth += 1 }
            if tokens[index].isSymbol(")") { depth -= 1 }
            index += 1
            if depth == 0 { return }
        }
    }

    // MARK: - Conditions

    private mutating func handleDirective(_ directive: String) {
        if directive.hasPrefix("#elseif"), let last = conditions.popLast() {
            conditions.append(Self.negated(last) + [String(directive.dropFirst(7)).trimmed])
        } else if directive.hasPrefix("#else"), let last = conditions.popLast() {
            conditions.append(Self.negated(last))
        } else if directive.hasPrefix("#endif") {
            _ = conditions.popLast()
        } else if directive.hasPrefix("#if") {
            conditions.append([String(directive.dropFirst(3)).trimmed])
        }
    }

    /// Returns a chain of conditions with the last one negated. The earlier ones are already negated.
    private static func negated(_ chain: [String]) -> [String] { chain.dropLast() + (chain.last.map { ["!(\($0))"] } ?? []) }

    private var allConditions: [String] { conditions.flatMap { $0 } }

    // MARK: - Types

    private mutating func handleType(isClass: Bool, isExtension: Bool = false) {
        guard index < tokens.count, tokens[index].kind == .word else { return reset() }
        var name = tokens[index].text
        index += 1
        while index + 1 < tokens.count, tokens[index].isSymbol("."), tokens[index + 1].kind == .word {
            name += "." + tokens[index + 1].text
            index += 2
        }
        let isGeneric = index < tokens.count && tokens[index].isSymbol("<")
        let outer = scopes.last { $0.type != nil }
        let path = (outer?.type).map { "\($0).\(name)" } ?? name
        let isHidden = isGeneric || isPrivate || outer?.isHidden == true || isInBody
        if isClass, !isExtension {
            declarations.classes.append(.init(name: path, isHidden: isHidden, conditions: allConditions))
        }
        skipToBrace()
        scopes.append(Scope(type: path, isClass: isClass, isHidden: isHidden))
        reset()
    }

    private var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

    private var isInBody: Bool { scopes.contains { $0.type == nil } }

    private mutating func skipToBrace() {
        while index < tokens.count, !tokens[index].isSymbol("{") { index += 1 }
        index += 1
    }

    // MARK: - Members

    private mutating func handleMethod(_ line: Int) {
        defer { reset() }
        guard let scope = scopes.last, let owner = scope.type, scope.isClass, !modifiers.contains("static") else { return }
        guard index + 1 < tokens.count, tokens[index].kind == .word, tokens[index + 1].isSymbol("(") else { return }
        let name = tokens[index].text
        index += 1
        declarations.methods.append(
            NibDeclarations.Method(
                owner: owner, name: name, parameters: parameters(),
                isMarked: attributes.contains("IBAction"), isSegueAction: attributes.contains("IBSegueAction"),
                isHidden: scope.isHidden || isPrivate, conditions: allConditions, line: line))
    }

    /// Returns the parameters of a list that begins at the next token.
    private mutating func parameters() -> [NibDeclarations.Method.Parameter] {
        index += 1
        var result: [NibDeclarations.Method.Parameter] = []
        var parameterTokens: [SwiftToken] = []
        var depth = 1
        while index < tokens.count {
            let token = tokens[index]
            index += 1
            if "([<{".contains(token.text), token.kind == .symbol { depth += 1 }
            if ")]>}".contains(token.text), token.kind == .symbol, !(token.text == ">" && parameterTokens.last?.isSymbol("-") == true) {
                depth -= 1
            }
            if depth == 0 || (depth == 1 && token.isSymbol(",")) {
                if let parameter = Self.parameter(parameterTokens) { result.append(parameter) }
                parameterTokens = []
                if depth == 0 { return result }
            } else {
                parameterTokens.append(token)
            }
        }
        return result
    }

    private static func parameter(_ parameterTokens: [SwiftToken]) -> NibDeclarations.Method.Parameter? {
        guard let colon = parameterTokens.firstIndex(where: { $0.isSymbol(":") }), let first = parameterTokens.first?.text else {
            return nil
        }
        let end = parameterTokens.firstIndex { $0.isSymbol("=") } ?? parameterTokens.count
        guard colon + 1 < end else { return nil }
        return .init(label: first == "_" ? nil : first, type: typeText(parameterTokens[(colon + 1)..<end]))
    }

    /// Returns a type as it is written in a closure. An implicitly unwrapped optional loses its `!`.
    private static func typeText(_ typeTokens: ArraySlice<SwiftToken>) -> String {
        var result = ""
        for token in typeTokens {
            if token.kind == .word, result.last.map({ $0.isLetter || $0.isNumber || $0 == "_" }) == true { result += " " }
            result += token.text
        }
        return result.hasSuffix("!") ? String(result.dropLast()) : result
    }

    private mutating func handleProperty(_ line: Int) {
        defer { reset() }
        guard attributes.contains("IBInspectable"), let scope = scopes.last, let owner = scope.type, scope.isClass else { return }
        guard index < tokens.count, tokens[index].kind == .word else { return }
        let name = tokens[index].text
        index += 1
        var type: String?
        if index < tokens.count, tokens[index].isSymbol(":") {
            var end = index + 1
            while end < tokens.count, !tokens[end].isSymbol("="), !tokens[end].isSymbol("{"), tokens[end].line == tokens[index].line {
                end += 1
            }
            type = Self.typeText(tokens[(index + 1)..<end])
            index = end
        }
        declarations.properties.append(
            .init(
                owner: owner, name: name, type: type, isHidden: scope.isHidden || isPrivate, conditions: allConditions, line: line))
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
