import Foundation

/// The delegate methods that the closure layer forwards, parsed from its sources.
struct DelegateProxyMethods {
    struct Parameter {
        /// The argument label; `nil` if there is none.
        let label: String?
        let name: String
        let type: String
    }

    struct Method {
        /// The name of the closure: with labels, or the special name that the proxy specifies for methods with equal
        /// names.
        let name: String
        let base: String
        let delegate: String
        let parameters: [Parameter]
        /// Whether another method has the same name and labels.
        var isOverloaded = false

        var signature: String { "\(base)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))" }

        /// Returns the call of the method on a delegate `d` for a sender `s` with arguments `a`.
        func call(hasSender: Bool) -> String {
            var number = 0
            let arguments = parameters.enumerated().map { index, parameter in
                let label = parameter.label.map { "\($0): " } ?? ""
                if index == 0, hasSender { return "\(label)s" }
                // The layout is not an argument of closures, which can get it from the view.
                if parameter.name == "collectionViewLayout" { return "\(label)a.layout" }
                // A closure is finished when it returns, so it has no completion handler.
                if ["completionHandler", "restorationHandler"].contains(parameter.name) { return "\(label){ _ in }" }
                number += 1
                return "\(label)a[\(number - 1)]\(isOverloaded ? " as \(parameter.type)" : "")"
            }
            return "d.\(base)(\(arguments.joined(separator: ", ")))"
        }
    }

    /// The methods by the class that forwards them.
    private(set) var byProxy: [String: [Method]] = [:]
    /// The forwarding classes by the name of the delegate's kind.
    private(set) var proxies: [String: String] = ["layer": "LayerDelegateProxy"]

    /// The delegate protocol of each class, without its extensions.
    private var delegates: [String: String] = [:]

    init(sources: [String]) {
        for match in sources.joined(separator: "\n").matches(of: #/final class (\w+Proxy): (?:DelegateProxy, |NSObject, )?(\w+)/#) {
            delegates[String(match.1)] = String(match.2)
        }
        for text in sources {
            readProxies(text)
            for match in text.matches(of: #/case \(\.(\w+), let \w+ as \w+\):(?:(?!case \()[\s\S])*?(\w+Proxy)\.init/#) {
                proxies[String(match.1)] = String(match.2)
            }
        }
    }

    private mutating func readProxies(_ text: String) {
        for match in text.matches(of: #/(?s)(?:final class|extension) (\w+Proxy)(: [^{]*)? \{\n(.*?)\n\}/#) {
            let (proxy, body) = (String(match.1), "\n" + match.3)
            let protocols = (match.2 ?? "").dropFirst(2).split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            let ownProtocol = protocols.first { $0 != "DelegateProxy" && $0 != "NSObject" }
            let delegate = ownProtocol ?? delegates[proxy] ?? ""
            for part in body.components(separatedBy: "\n    func ").dropFirst() {
                guard let method = Self.method(part, delegate) else { continue }
                byProxy[proxy, default: []].append(method)
            }
            byProxy[proxy] = byProxy[proxy]?.map { method in
                var marked = method
                marked.isOverloaded = (byProxy[proxy] ?? []).count { $0.signature == method.signature } > 1
                return marked
            }
        }
    }

    private static func method(_ text: String, _ delegate: String) -> Method? {
        guard let open = text.firstIndex(of: "("), let close = end(of: text[open...]) else { return nil }
        let parameters = split(text[text.index(after: open)..<close]).compactMap { parameter -> Parameter? in
            let words = parameter.prefix { $0 != ":" }.split(separator: " ").map(String.init)
            guard let first = words.first, let last = words.last else { return nil }
            let type = parameter.drop { $0 != ":" }.dropFirst().trimmingCharacters(in: .whitespaces)
            return Parameter(label: first == "_" ? nil : first, name: last, type: type)
        }
        let base = String(text[..<open])
        let labels = parameters.map { "\($0.label ?? "_"):" }.joined()
        // For two methods with one name, the proxy specifies the names of the closures.
        let special = text[close...].firstMatch(of: #/, Self\.(\w+)\)/#).map { "Self.\($0.1)" }
        return Method(name: special ?? "\(base)(\(labels))", base: base, delegate: delegate, parameters: parameters)
    }

    /// Returns the index of the closing parenthesis that matches the first character, an opening parenthesis.
    private static func end(of text: Substring) -> String.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private static func split(_ text: Substring) -> [String] {
        var (result, current, depth) = ([String](), "", 0)
        for character in text {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if character == ",", depth == 0 {
                result.append(current)
                current = ""
            } else {
                current.append(character.isNewline ? " " : character)
            }
        }
        return (result + [current]).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
