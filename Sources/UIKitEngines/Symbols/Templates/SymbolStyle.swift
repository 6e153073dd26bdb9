/// A colour that a template names.
package struct SymbolColor: Hashable, Sendable {
    /// The name of a system colour or a catalog colour, or a keyword such as `white`.
    package let name: String
    /// The colour shown in the template, as `0xRRGGBB`. It is used if the name is unknown.
    package let preview: UInt32?
}

/// The style of a symbol's layer in each rendering mode.
///
/// Templates define the style by the classes of their paths, such as `hierarchical-0:secondary`, and by style rules
/// for these classes.
/// - Source: https://developer.apple.com/documentation/uikit/creating-custom-symbol-images-for-your-app
struct SymbolStyle: Hashable, Sendable {
    /// The level in hierarchical mode; 0 is the primary one.
    var level = 0
    /// The layer's own colour, if any.
    var color: SymbolColor?
    /// Whether the layer erases the layers below it in a symbol of one colour.
    var isErasedInOneColor = false
    var isErasedInLevels = false
    var isErasedInColors = false

    init() {}

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - classes: The classes of a path.
    ///   - rules: The rules of the template's style sheet.
    init(classes: some Sequence<Substring>, rules: SymbolRules) {
        for name in classes {
            guard let dash = name.firstIndex(of: "-") else { continue }
            let value = name.firstIndex(of: ":").map { name[name.index(after: $0)...] }
            let rule = rules[name]
            switch name[..<dash] {
            case "monochrome": isErasedInOneColor = rule.isErasing
            case "hierarchical":
                level = ["primary", "secondary", "tertiary", "quaternary"].firstIndex(of: value ?? "primary") ?? 0
                isErasedInLevels = rule.isErasing
            case "multicolor":
                color = value.map { SymbolColor(name: String($0), preview: rule.fill) }
                isErasedInColors = rule.isErasing
            default: break
            }
        }
    }
}

/// The style sheet of a template.
struct SymbolRules: Sendable {
    struct Rule: Sendable {
        /// Whether the layer erases the layers below it instead of being drawn.
        var isErasing = false
        /// The fill colour, `0xRRGGBB`.
        var fill: UInt32?
    }

    private let rules: [Substring: Rule]

    /// Parses rules with a single class selector; other rules are ignored.
    init(_ sheet: String) {
        var rules: [Substring: Rule] = [:]
        for match in sheet.matches(of: #/\.([^\s{},]+)\s*\{([^{}]*)\}/#) {
            var rule = Rule()
            var isHidden = false
            for line in match.2.split(separator: ";") {
                let pair = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
                guard pair.count == 2 else { continue }
                switch pair[0] {
                case "-sfsymbols-clear-behind": rule.isErasing = pair[1] == "true"
                case "opacity": isHidden = Double(pair[1]) == 0
                case "fill": rule.fill = pair[1].hasPrefix("#") && pair[1].count == 7 ? UInt32(pair[1].dropFirst(), radix: 16) : nil
                default: break
                }
            }
            rule.isErasing = rule.isErasing && isHidden
            rules[match.1] = rule
        }
        self.rules = rules
    }

    /// Returns the rule of a class.
    subscript(name: Substring) -> Rule { rules[name] ?? Rule() }
}
